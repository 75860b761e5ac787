import { signature as danishSignature, stayFacts as danishStay } from './danish-facts.ts'
import { signature as englishSignature, stayFacts as englishStay } from './english-facts.ts'
import { danish, english, genitive, type LanguageFormat } from './language-format.ts'
import type { PayoutLetters, PayoutShare } from './letter-types.ts'

const payouts = '/host/dashboard/payouts'
const sumOf = (shares: readonly PayoutShare[]): number => shares.reduce((sum, { amountOre }) => sum + amountOre, 0)
/** A fact for each stay: guest, home and dates with the share. */
const stays = (shares: readonly PayoutShare[], today: string, { amount, date }: LanguageFormat): [string, string][] =>
  shares.map(({ booking: { listing, checkIn, checkOut }, guest, amountOre }) => [
    `${guest}, ${listing.title}, ${date(checkIn, today)} – ${date(checkOut, today)}`,
    amount(amountOre),
  ])

/** The letter about a day's payouts in Danish. */
export const danishPayoutsSent: PayoutLetters['payoutsSent'] = (shares, { to, today, link }) => {
  const [only] = shares
  const setOff = 'Er noget modregnet fra et tidligere ophold, står det i opgørelsen.'
  const frame = { greeting: `Hej ${to}`, signature: danishSignature }
  if (only && shares.length === 1)
    return {
      ...frame,
      subject: `Din udbetaling for ${genitive(only.guest)} ophold er sendt`,
      paragraphs: [
        `Din andel af ${genitive(only.guest)} ophold i ${only.booking.listing.title} er gjort op og sendt. Den er normalt på din bankkonto inden for 2 til 3 hverdage.`,
        setOff,
      ],
      facts: [...danishStay(only.booking, today), ['Din andel', danish.amount(only.amountOre)]],
      button: { label: 'Se opgørelsen', url: link(`${payouts}/${only.booking.id}`) },
    }
  return {
    ...frame,
    subject: `Dine udbetalinger for ${shares.length} ophold er sendt`,
    paragraphs: [
      `Din andel af ${shares.length} ophold er gjort op og sendt. Pengene er normalt på din bankkonto inden for 2 til 3 hverdage.`,
      setOff,
    ],
    facts: [...stays(shares, today, danish), ['I alt', danish.amount(sumOf(shares))]],
    button: { label: 'Se opgørelserne', url: link(payouts) },
  }
}

/** The same in English. */
export const englishPayoutsSent: PayoutLetters['payoutsSent'] = (shares, { to, today, link }) => {
  const [only] = shares
  const setOff = 'If anything was set off for an earlier stay, the statement says so.'
  const frame = { greeting: `Hi ${to}`, signature: englishSignature }
  if (only && shares.length === 1)
    return {
      ...frame,
      subject: `Your payout for ${only.guest}'s stay is on its way`,
      paragraphs: [
        `Your share of ${only.guest}'s stay at ${only.booking.listing.title} has been sent. It is usually in your bank account within 2 to 3 working days.`,
        setOff,
      ],
      facts: [...englishStay(only.booking, today), ['Your share', english.amount(only.amountOre)]],
      button: { label: 'See the statement', url: link(`${payouts}/${only.booking.id}`) },
    }
  return {
    ...frame,
    subject: `Your payouts for ${shares.length} stays are on their way`,
    paragraphs: [
      `Your share of ${shares.length} stays has been sent. The money is usually in your bank account within 2 to 3 working days.`,
      setOff,
    ],
    facts: [...stays(shares, today, english), ['Total', english.amount(sumOf(shares))]],
    button: { label: 'See the statements', url: link(payouts) },
  }
}
