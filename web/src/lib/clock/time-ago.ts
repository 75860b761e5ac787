const hourMs = 3_600_000
const hoursInDay = 24

/**
 * `for 3 timer siden` of an instant that is told to the hour: whole hours, and from a day on the nearest number of days. Null in its first hour, of which
 * the minutes are nobody's business.
 */
export const timeAgo = (instant: string, now: number, language: string): string | null => {
  const hours = Math.floor((now - Date.parse(instant)) / hourMs)
  if (hours < 1) return null
  const words = new Intl.RelativeTimeFormat(language)
  return hours < hoursInDay ? words.format(-hours, 'hour') : words.format(-Math.round(hours / hoursInDay), 'day')
}
