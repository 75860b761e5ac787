import { copenhagenDate, type GuestCounts } from '@nordbo/contracts'

/** Formats amounts, dates and guests in a language. Dates of `today`'s year are written without the year. */
export interface LanguageFormat {
  /** øre as `1.234 DKK`, like the web; without decimals where there are none. */
  amount(ore: number): string
  /** A calendar date, `YYYY-MM-DD`. */
  date(date: string, today: string): string
  /** An instant, in Copenhagen's time. */
  moment(instant: string, today: string): string
  /** A wall-clock time, `HH:MM`. */
  time(clock: string): string
  guests(counts: GuestCounts): string
}

type Plural = readonly [one: string, many: string]

interface Language {
  tag: string
  /** A time of day, of `HH:MM`. */
  time(clock: string): string
  /** A time on a day, both already formatted. */
  moment(day: string, time: string): string
  words: Record<keyof GuestCounts, Plural>
}

const kinds = ['adults', 'children', 'babies', 'pets'] as const
const clockOf = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Copenhagen',
})

const createFormat = ({ tag, time, moment, words }: Language): LanguageFormat => {
  const amount = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'DKK',
    currencyDisplay: 'code',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const day = new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const list = new Intl.ListFormat(tag, { type: 'conjunction' })
  const date: LanguageFormat['date'] = (text, today) => {
    const formatted = day.format(new Date(`${text}T00:00:00Z`))
    // Without the `year` option Intl leaves out the Danish 'den' as well.
    return text.slice(0, 4) === today.slice(0, 4) ? formatted.replace(/\s\d{4}$/, '') : formatted
  }
  return {
    amount: (ore) => amount.format(ore / 100),
    date,
    moment: (instant, today) => {
      const then = new Date(instant)
      return moment(date(copenhagenDate(then), today), time(clockOf.format(then)))
    },
    time,
    guests: (counts) =>
      list.format(
        kinds
          .filter((kind) => counts[kind] > 0)
          .map((kind) => `${counts[kind]} ${words[kind][counts[kind] === 1 ? 0 : 1]}`),
      ),
  }
}

export const danish = createFormat({
  tag: 'da-DK',
  time: (clock) => `kl. ${clock.replace(':', '.')}`,
  moment: (day, time) => `${day} ${time}`,
  words: {
    adults: ['voksen', 'voksne'],
    children: ['barn', 'børn'],
    babies: ['spædbarn', 'spædbørn'],
    pets: ['kæledyr', 'kæledyr'],
  },
})

export const english = createFormat({
  tag: 'en-GB',
  time: (clock) => clock,
  moment: (day, time) => `${day} at ${time}`,
  words: {
    adults: ['adult', 'adults'],
    children: ['child', 'children'],
    babies: ['infant', 'infants'],
    pets: ['pet', 'pets'],
  },
})

/** The Danish genitive: `Gerdas`, but `Anders’` after s, x or z. */
export const genitive = (name: string): string => `${name}${/[sxz]$/i.test(name) ? '’' : 's'}`
