import { copenhagenDate, type GuestCounts } from '@nordbo/contracts'
import { type LanguageCode, type LetterKey, languageOf } from '@nordbo/texts'
import { type TextValues, translate } from '@nordbo/texts/files'

/** Writes a text of letters by its key. */
export type LetterText = (key: LetterKey, values?: TextValues) => string

/** Formats amounts, dates and guests in a language. Dates of `today`'s year are written without the year. */
export interface LanguageFormat {
  /** øre as `1.234 DKK`, like the web; without decimals where there are none. */
  amount(ore: number): string
  /** A calendar date, `YYYY-MM-DD`. */
  date(date: string, today: string): string
  /** An instant, in Copenhagen's time. */
  moment(instant: string, today: string): string
  /** An instant in full, with its year, in Copenhagen's time. */
  fullMoment(instant: string): string
  /** A wall-clock time, `HH:MM`. */
  time(clock: string): string
  guests(counts: GuestCounts): string
}

const kinds = ['adults', 'children', 'babies', 'pets'] as const

/** A date without its year, and without what stands between the two. Intl's own format without a year leaves out the Danish 'den' as well. */
const withoutYear = (parts: Intl.DateTimeFormatPart[]): string => {
  const year = parts.findIndex(({ type }) => type === 'year')
  const kept = year === 0 ? parts.slice(2) : parts.toSpliced(year - 1, 2)
  return kept.map(({ value }) => value).join('')
}

/** Dates and times of day in a language. */
const dateFormat = (tag: string, t: LetterText): Pick<LanguageFormat, 'date' | 'time' | 'moment' | 'fullMoment'> => {
  const timeZone = 'Europe/Copenhagen'
  const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  const day = new Intl.DateTimeFormat(tag, long)
  const clock = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' })
  const clockThere = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone })
  const full = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone })
  const date: LanguageFormat['date'] = (text, today) => {
    const then = new Date(`${text}T00:00:00Z`)
    return text.slice(0, 4) === today.slice(0, 4) ? withoutYear(day.formatToParts(then)) : day.format(then)
  }
  return {
    date,
    time: (text) => t('time', { clock: clock.format(new Date(`1970-01-01T${text}:00Z`)) }),
    moment: (instant, today) => {
      const then = new Date(instant)
      return t('moment', {
        day: date(copenhagenDate(then), today),
        time: t('time', { clock: clockThere.format(then) }),
      })
    },
    fullMoment: (instant) => full.format(new Date(instant)),
  }
}

/** The formats of a language. */
export const languageFormat = (code: LanguageCode, t: LetterText): LanguageFormat => {
  const { tag } = languageOf(code)
  const amount = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'DKK',
    currencyDisplay: 'code',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const list = new Intl.ListFormat(tag, { type: 'conjunction' })
  const [receipts, common] = [translate(code, 'receipts'), translate(code, 'common')]
  const textsOf = { adults: receipts, children: receipts, babies: common, pets: common }
  return {
    ...dateFormat(tag, t),
    amount: (ore) => amount.format(ore / 100),
    guests: (counts) =>
      list.format(kinds.filter((kind) => counts[kind] > 0).map((kind) => textsOf[kind](kind, { count: counts[kind] }))),
  }
}
