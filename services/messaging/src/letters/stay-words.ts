import type { BookingView } from '@nordbo/contracts'
import type { LetterKey } from '@nordbo/texts'
import type { LetterText } from './language-format.ts'
import type { Letter } from './letter.ts'
import type { LetterContext } from './letter-types.ts'
import type { LetterWords } from './letter-words.ts'

type Facts = [string, string][]

/** The words of a letter about a stay. */
export interface StayWords {
  /** Writes a text. It may name the people, the home (`title`) and the amount without being given them. */
  t: LetterText
  /** Greeting and signature. */
  frame: Pick<Letter, 'greeting' | 'signature'>
  /** The same with the dates and guests as its facts. */
  stay: Pick<Letter, 'greeting' | 'signature'> & { facts: Facts }
  /** What the guest pays. */
  total: [string, string]
  /** A button to a page of the product. */
  button(label: LetterKey, path: string): Letter['button']
  /** A paragraph with a deadline; none without one. */
  deadline(key: LetterKey, instant: string | null): string[]
}

const stayFacts = ({ t, date, time, guests }: LetterWords, booking: BookingView, today: string): Facts => {
  const { checkIn, checkOut, listing } = booking
  return [
    [t('fact.checkIn'), t('from', { day: date(checkIn, today), time: time(listing.checkInFrom) })],
    [t('fact.checkOut'), t('before', { day: date(checkOut, today), time: time(listing.checkOutBefore) })],
    [t('fact.guests'), guests(booking.guests)],
  ]
}

/** The words of a letter about a stay, and perhaps about an amount. */
export const stayWords = (
  words: LetterWords,
  booking: BookingView,
  { to, guest, host, other, today, link }: LetterContext,
  amountOre = 0,
): StayWords => {
  const amount = words.amount(amountOre)
  const values = { to, guest, host, other, whose: words.whose(guest), title: booking.listing.title, amount }
  const t: LetterText = (key, more) => words.t(key, { ...values, ...more })
  const frame = words.frame(to)
  return {
    t,
    frame,
    stay: { ...frame, facts: stayFacts(words, booking, today) },
    total: [t('fact.total'), words.amount(booking.totalOre)],
    button: (label, path) => ({ label: t(label), url: link(path) }),
    deadline: (key, instant) => (instant === null ? [] : [t(key, { moment: words.moment(instant, today) })]),
  }
}

/** Text that another person wrote, if there is any. */
export const quoteOf = (by: string, text: string | null | undefined): Letter['quote'] =>
  text ? { by, text } : undefined
