const hourMs = 3_600_000
const hoursInDay = 24

/** `for 3 timer siden` of an instant, in whole hours and from a day on in days; less than an hour counts as one. */
export const timeAgo = (instant: string, now: number, language: string): string => {
  const hours = Math.max(1, Math.floor((now - Date.parse(instant)) / hourMs))
  const words = new Intl.RelativeTimeFormat(language)
  return hours < hoursInDay ? words.format(-hours, 'hour') : words.format(-Math.floor(hours / hoursInDay), 'day')
}
