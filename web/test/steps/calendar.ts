/** The button of a calendar's day. Throws when the day is not on screen. */
export const dayOf = (where: ParentNode, date: string): HTMLElement => {
  const day = where.querySelector<HTMLElement>(`[data-day="${date}"]:not([data-outside]) button`)
  if (!day) throw new Error(`${date} is not in the calendar`)
  return day
}
