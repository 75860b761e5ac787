import { copenhagenDate } from '@nordbo/stay-rules'
import { formatDkk, formatKroner } from './format-money.ts'
import { type PriceFormat, priceFormat } from './format-price.ts'
import type { ShownCurrency } from './shown-currency.ts'

const noon = (date: string): Date => new Date(`${date}T12:00:00Z`)

/** Formats amounts, dates and numbers in one language. Amounts are given in DKK. */
export interface Format extends PriceFormat {
  /** What is charged, paid or earned: DKK, whatever currency prices are shown in (docs/product/money.md, Currencies). */
  dkk(amount: number): string
  /** Rounded to whole DKK, for hosts. */
  kroner(amount: number): string
  number(value: number): string
  /** With one decimal. */
  rating(value: number): string
  /** `fre. 2. jul.` */
  day(date: string): string
  /** As `day`, with the year when it differs from that of `today`: `fre. 2. jul. 2027`. */
  dayBeyond(date: string, today: string): string
  /** `2. jul.` */
  date(date: string): string
  /** `2. juli 2027` */
  longDay(date: string): string
  /** `2.–9. jul. 2027`. */
  range(checkIn: string, checkOut: string): string
  /** `juli 2024`, of an instant in Copenhagen. */
  month(instant: string): string
  /** The clock time `15:00` in the language's notation: `15.00` in Danish. Texts add `kl.`. */
  clock(time: string): string
  /** `fredag 2. juli kl. 09.30`, of an instant in Copenhagen. */
  moment(instant: string): string
  /** As `moment`, with the year when it differs from that of `today`. */
  momentBeyond(instant: string, today: string): string
  list(parts: readonly string[]): string
}

/** The formatters of a language, given as a BCP 47 tag. Prices are shown in `currency`, or in DKK without one. */
export const formatFor = (language: string, currency: ShownCurrency | null = null): Format => {
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
    ...priceFormat(language, currency),
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
