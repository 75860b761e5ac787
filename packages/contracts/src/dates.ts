/** Calendar arithmetic on `YYYY-MM-DD` texts: no time zone can reach it. */

const dayMs = 86_400_000
const zone = 'Europe/Copenhagen'
const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

const days = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs
const text = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)

/** The calendar date that it is in Copenhagen at an instant. */
export const copenhagenDate = (instant: Date): string => parts.format(instant)
/** `date` moved by whole days. */
export const addDays = (date: string, count: number): string => text(days(date) + count)
/** Nights of the stay [checkIn, checkOut). */
export const nightsBetween = (checkIn: string, checkOut: string): number => days(checkOut) - days(checkIn)
/** Every night's date of the stay [checkIn, checkOut). */
export const nightsOf = (checkIn: string, checkOut: string): string[] =>
  Array.from({ length: Math.max(0, nightsBetween(checkIn, checkOut)) }, (_, index) => addDays(checkIn, index))
/** ISO weekday of a date: 1 Monday … 7 Sunday. */
export const weekday = (date: string): number => ((((days(date) + 3) % 7) + 7) % 7) + 1

/** The instant at which a wall-clock time (`HH:MM`) is reached in Copenhagen on a date; across DST, the later of an ambiguous pair is not used. */
export const copenhagenInstant = (date: string, time = '00:00'): Date => {
  const wanted = Date.parse(`${date}T${time}:00Z`)
  let guess = wanted
  // Two corrections settle every zone offset, also across a change of summer time.
  for (let round = 0; round < 2; round++) {
    const seen = clock.formatToParts(new Date(guess))
    const part = (type: string): string => seen.find((entry) => entry.type === type)?.value ?? '00'
    const shown = Date.parse(
      `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}Z`,
    )
    guess += wanted - shown
  }
  return new Date(guess)
}

/** When that many calendar days after a date are over in Copenhagen: the end of a time limit that counts whole days. */
export const daysOver = (date: string, count: number): Date => copenhagenInstant(addDays(date, count + 1))
