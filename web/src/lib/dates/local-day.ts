/** A calendar date as local midnight, for widgets that use local time. */
export const toLocalDay = (date: string): Date => {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day)
}

/** The calendar date of a local day. */
export const fromLocalDay = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
