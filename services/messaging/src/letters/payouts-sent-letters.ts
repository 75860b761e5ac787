import type { Letter } from './letter.ts'
import type { LetterContext, PayoutLetters, PayoutShare } from './letter-types.ts'
import type { LetterWords } from './letter-words.ts'
import { stayWords } from './stay-words.ts'

const payouts = '/host/dashboard/payouts'
type Context = Pick<LetterContext, 'to' | 'today' | 'link'>

const oneStay = (words: LetterWords, { booking, guest, amountOre }: PayoutShare, context: Context): Letter => {
  const people = { host: context.to, other: guest, guest, arrival: null }
  const { t, stay, button } = stayWords(words, booking, { ...context, ...people }, amountOre)
  return {
    ...stay,
    subject: t('payoutsSent.subject'),
    paragraphs: [t('payoutsSent.sent'), t('payoutsSent.setOff')],
    facts: [...stay.facts, [t('payout.share'), words.amount(amountOre)]],
    button: button('payoutsSent.button', `${payouts}/${booking.id}`),
  }
}

/** A fact for each stay: guest, home and dates with the share. */
const stays = ({ t, dates, amount }: LetterWords, shares: readonly PayoutShare[], today: string): [string, string][] =>
  shares.map(({ booking, guest, amountOre }) => [
    t('payoutsSent.stay', { guest, title: booking.listing.title, dates: dates(booking, today) }),
    amount(amountOre),
  ])

/** The letter about a day's payouts. */
export const payoutsSentLetter =
  (words: LetterWords): PayoutLetters['payoutsSent'] =>
  (shares, context) => {
    const [only] = shares
    if (only && shares.length === 1) return oneStay(words, only, context)
    const { t, amount, frame } = words
    const { to, today, link } = context
    const count = shares.length
    const sum = shares.reduce((total, { amountOre }) => total + amountOre, 0)
    return {
      ...frame(to),
      subject: t('payoutsSent.severalSubject', { count }),
      paragraphs: [t('payoutsSent.severalSent', { count }), t('payoutsSent.setOff')],
      facts: [...stays(words, shares, today), [t('fact.total'), amount(sum)]],
      button: { label: t('payoutsSent.severalButton'), url: link(payouts) },
    }
  }
