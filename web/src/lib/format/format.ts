import { copenhagenDate } from '@nordbo/stay-rules'
import { formatDkk, formatKroner } from './format-money.ts'

const noon = (date: string): Date => new Date(`${date}T12:00:00Z`)

/** Amounts, dates and numbers in the language on screen. */
export interface Format {
  dkk(amount: number): string
  /** Whole DKK: on cards and pins. */
  kroner(amount: number): string
  number(value: number): string
  /** One decimal, as ratings are shown. */
  rating(value: number): string
  /** `fre. 2. jul.` */
  day(date: string): string
  /** As `day`, with the year when it is not the year of `today`: `fre. 2. jul. 2027`. */
  dayBeyond(date: string, today: string): string
  /** `2. jul.` */
  date(date: string): string
  /** `2. juli 2027` */
  longDay(date: string): string
  /** `2.–9. jul. 2027`, in the language's way of joining two days. */
  range(checkIn: string, checkOut: string): string
  /** `juli 2024` of an instant. */
  month(instant: string): string
  /** A clock time `15:00` as it is read: `15.00` in Danish. The texts around it say `kl.`. */
  clock(time: string): string
  /** `fredag 2. juli kl. 09.30` of an instant, Copenhagen time. */
  moment(instant: string): string
  /** The same, with its year where that is not the year of `today`. */
  momentBeyond(instant: string, today: string): string
  list(parts: readonly string[]): string
}

/** Everything that is shown of numbers and time, by language. */
export const formatFor = (language: string): Format => {
  const dates = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(language, { timeZone: 'Europe/Copenhagen', ...options })
  const day = dates({ weekday: 'short', day: 'numeric', month: 'short' })
  const dayOfYear = dates({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
  const date = dates({ day: 'numeric', month: 'short' })
  const longDay = dates({ day: 'numeric', month: 'long', year: 'numeric' })
  const range = dates({ day: 'numeric', month: 'short', year: 'numeric' })
  const month = dates({ month: 'long', year: 'numeric' })
  const moment = dates({ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })
  const momentOfYear = dates({
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  })
  const clock = dates({ hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })
  const number = new Intl.NumberFormat(language)
  const rating = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return {
    dkk: (amount) => formatDkk(amount, language),
    kroner: (amount) => formatKroner(amount, language),
    number: (value) => number.format(value),
    rating: (value) => rating.format(value),
    day: (date) => day.format(noon(date)),
    dayBeyond: (date, today) => (date.slice(0, 4) === today.slice(0, 4) ? day : dayOfYear).format(noon(date)),
    date: (text) => date.format(noon(text)),
    longDay: (date) => longDay.format(noon(date)),
    range: (checkIn, checkOut) => range.formatRange(noon(checkIn), noon(checkOut)),
    month: (instant) => month.format(new Date(instant)),
    clock: (time) => clock.format(new Date(`2000-01-01T${time}:00Z`)),
    moment: (instant) => moment.format(new Date(instant)),
    momentBeyond: (instant, today) =>
      (copenhagenDate(new Date(instant)).slice(0, 4) === today.slice(0, 4) ? moment : momentOfYear).format(
        new Date(instant),
      ),
    list: (parts) => list.format(parts),
  }
}
