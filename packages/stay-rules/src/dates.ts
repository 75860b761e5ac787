/** Calendar arithmetic on `YYYY-MM-DD` texts, independent of time zones. */

const dayMs = 86_400_000
const pattern = /^\d{4}-\d{2}-\d{2}$/
const parts = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Copenhagen',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const daysSinceEpoch = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs
const fromDays = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)

/** The calendar date in Copenhagen at an instant. */
export const copenhagenDate = (instant: Date): string => parts.format(instant)
/** The date some days later, or earlier for a negative count. */
export const addDays = (date: string, count: number): string => fromDays(daysSinceEpoch(date) + count)
/** The number of nights of the stay [checkIn, checkOut). */
export const nightsBetween = (checkIn: string, checkOut: string): number =>
  daysSinceEpoch(checkOut) - daysSinceEpoch(checkIn)
/** Whether a text is an existing date, `YYYY-MM-DD`. */
export const isCalendarDate = (text: string | null | undefined): text is string => {
  if (!text || !pattern.test(text)) return false
  const day = daysSinceEpoch(text)
  return Number.isFinite(day) && fromDays(day) === text
}
/** The date some months later; the last day of the month if the day does not exist there. */
export const addMonths = (date: string, count: number): string => {
  const [year = 1970, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(day, last))).toISOString().slice(0, 10)
}
/** The dates of all nights of the stay [checkIn, checkOut). */
export const nightsOf = (checkIn: string, checkOut: string): string[] =>
  Array.from({ length: Math.max(0, nightsBetween(checkIn, checkOut)) }, (_, index) => addDays(checkIn, index))
/** ISO weekday of a date: 1 Monday … 7 Sunday. */
export const weekday = (date: string): number => ((((daysSinceEpoch(date) + 3) % 7) + 7) % 7) + 1
