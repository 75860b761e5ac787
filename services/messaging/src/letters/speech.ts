import type { GuestCounts } from '@nordbo/contracts'

/** How a language says amounts, dates and people. */
export interface Speech {
  /** øre as kroner, without decimals where there are none. */
  amount(ore: number): string
  /** A calendar date, `YYYY-MM-DD`. */
  date(date: string): string
  /** An instant, in Copenhagen's time. */
  moment(instant: string): string
  /** A wall-clock time, `HH:MM`. */
  time(clock: string): string
  guests(counts: GuestCounts): string
}

type Plural = readonly [one: string, many: string]

interface Language {
  tag: string
  /** What stands between hours and minutes. */
  timeSeparator: string
  words: Record<keyof GuestCounts, Plural>
}

const kinds = ['adults', 'children', 'babies', 'pets'] as const

const speech = ({ tag, timeSeparator, words }: Language): Speech => {
  const whole = new Intl.NumberFormat(tag, { style: 'currency', currency: 'DKK', maximumFractionDigits: 0 })
  const exact = new Intl.NumberFormat(tag, { style: 'currency', currency: 'DKK' })
  const day = new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Copenhagen' })
  const list = new Intl.ListFormat(tag, { type: 'conjunction' })
  return {
    amount: (ore) => (ore % 100 === 0 ? whole : exact).format(ore / 100),
    date: (date) => day.format(new Date(`${date}T00:00:00Z`)),
    moment: (instant) => moment.format(new Date(instant)),
    time: (clock) => clock.replace(':', timeSeparator),
    guests: (counts) =>
      list.format(
        kinds
          .filter((kind) => counts[kind] > 0)
          .map((kind) => `${counts[kind]} ${words[kind][counts[kind] === 1 ? 0 : 1]}`),
      ),
  }
}

export const danish = speech({
  tag: 'da-DK',
  timeSeparator: '.',
  words: {
    adults: ['voksen', 'voksne'],
    children: ['barn', 'børn'],
    babies: ['baby', 'babyer'],
    pets: ['kæledyr', 'kæledyr'],
  },
})

export const english = speech({
  tag: 'en-GB',
  timeSeparator: ':',
  words: {
    adults: ['adult', 'adults'],
    children: ['child', 'children'],
    babies: ['baby', 'babies'],
    pets: ['pet', 'pets'],
  },
})
