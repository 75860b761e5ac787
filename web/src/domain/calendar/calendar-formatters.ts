import type { PropsBase } from 'react-day-picker'

/** Names of months and weekdays by Intl, for languages that the calendar is not given names of. */
export const calendarFormatters = (language: string): NonNullable<PropsBase['formatters']> => {
  if (language.startsWith('da') || language.startsWith('en')) return {}
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' })
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short' })
  return {
    formatCaption: (day) => month.format(day),
    formatWeekdayName: (day) => weekday.format(day),
  }
}
