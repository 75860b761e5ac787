const hourMs = 3_600_000
const hoursInDay = 24

/**
 * How long ago an instant was: `for 3 timer siden`. Whole hours, and from 24 hours on the nearest number of days.
 * Null in the first hour, whose minutes are private. `now` is in ms.
 */
export const timeAgo = (instant: string, now: number, language: string): string | null => {
  const hours = Math.floor((now - Date.parse(instant)) / hourMs)
  if (hours < 1) return null
  const words = new Intl.RelativeTimeFormat(language)
  return hours < hoursInDay ? words.format(-hours, 'hour') : words.format(-Math.round(hours / hoursInDay), 'day')
}
