/** Calendar dates are `YYYY-MM-DD` texts in Copenhagen; no time zone of the browser may reach them. */

const dayMs = 86_400_000
const pattern = /^\d{4}-\d{2}-\d{2}$/
const copenhagen = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Copenhagen',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const toDay = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs
const fromDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)

/** Is this text a date that exists? */
export const isCalendarDate = (text: string | null | undefined): text is string => {
  if (!text || !pattern.test(text)) return false
  const day = toDay(text)
  return Number.isFinite(day) && fromDay(day) === text
}

/** The date that it is in Copenhagen at an instant. */
export const copenhagenDate = (instant: Date): string => copenhagen.format(instant)

/** `date` moved by whole days. */
export const addDays = (date: string, count: number): string => fromDay(toDay(date) + count)

/** Nights of the stay [checkIn, checkOut). */
export const nightsBetween = (checkIn: string, checkOut: string): number => toDay(checkOut) - toDay(checkIn)

/** A date for widgets that think in local time: local midnight of that day. */
export const toLocalDay = (date: string): Date => {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day)
}

/** The calendar date of a widget's local day. */
export const fromLocalDay = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** The same date some months later; the last day of the month where it does not exist. */
export const addMonths = (date: string, count: number): string => {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(day, last))).toISOString().slice(0, 10)
}
