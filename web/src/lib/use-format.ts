import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDkk } from './money.ts'

const noon = (date: string): Date => new Date(`${date}T12:00:00Z`)

/** Amounts, dates and numbers in the language on screen. */
export interface Format {
  dkk(amount: number): string
  number(value: number): string
  /** One decimal, as ratings are shown. */
  rating(value: number): string
  /** `fre. 2. jul.` */
  day(date: string): string
  /** `2. jul.` */
  date(date: string): string
  /** `2. juli 2027` */
  longDay(date: string): string
  /** `2.–9. jul. 2027`, in the language's way of joining two days. */
  range(checkIn: string, checkOut: string): string
  /** `juli 2024` of an instant. */
  month(instant: string): string
  /** `fredag 2. juli 09.30` of an instant, Copenhagen time. */
  moment(instant: string): string
  list(parts: readonly string[]): string
}

const formatFor = (language: string): Format => {
  const dates = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(language, { timeZone: 'Europe/Copenhagen', ...options })
  const day = dates({ weekday: 'short', day: 'numeric', month: 'short' })
  const date = dates({ day: 'numeric', month: 'short' })
  const longDay = dates({ day: 'numeric', month: 'long', year: 'numeric' })
  const range = dates({ day: 'numeric', month: 'short', year: 'numeric' })
  const month = dates({ month: 'long', year: 'numeric' })
  const moment = dates({ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })
  const number = new Intl.NumberFormat(language)
  const rating = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return {
    dkk: (amount) => formatDkk(amount, language),
    number: (value) => number.format(value),
    rating: (value) => rating.format(value),
    day: (date) => day.format(noon(date)),
    date: (text) => date.format(noon(text)),
    longDay: (date) => longDay.format(noon(date)),
    range: (checkIn, checkOut) => range.formatRange(noon(checkIn), noon(checkOut)),
    month: (instant) => month.format(new Date(instant)),
    moment: (instant) => moment.format(new Date(instant)),
    list: (parts) => list.format(parts),
  }
}

export const useFormat = (): Format => {
  const { i18n } = useTranslation()
  // English here is that of Europe: day before month.
  const language = i18n.language === 'en' ? 'en-GB' : i18n.language
  return useMemo(() => formatFor(language), [language])
}
