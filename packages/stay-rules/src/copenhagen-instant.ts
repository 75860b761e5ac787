import { addDays } from './dates.ts'

/** Turns a wall-clock time (`HH:MM` or `HH:MM:SS`) on a date in a time zone into its instant. */
export type InstantOf = (date: string, time?: string) => Date

/**
 * The instants of a time zone. A time that occurs twice gives the later instant, and a time that summer time skips gives the instant an
 * hour later on the clock. Throws a RangeError for a zone that does not exist.
 */
export const createInstantOf = (timeZone: string): InstantOf => {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  return (date, time = '00:00') => {
    const wanted = Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`)
    let guess = wanted
    // Two corrections are enough for any offset, also across a change of summer time.
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
}

/** The instants of Copenhagen. */
export const copenhagenInstant: InstantOf = /* @__PURE__ */ createInstantOf('Europe/Copenhagen')

/** The end of a time limit of whole days: the midnight in Copenhagen after `count` calendar days from a date. */
export const daysOver = (date: string, count: number): Date => copenhagenInstant(addDays(date, count + 1))
