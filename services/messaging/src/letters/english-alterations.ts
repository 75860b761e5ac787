import type { BookingView } from '@nordbo/contracts'
import { answerAlterationLink, stayLink } from './alteration-links.ts'
import { earningsFact, signature, stayFacts, totalFact } from './english-facts.ts'
import { english } from './language-format.ts'
import type { AlterationTerms } from './letter-kinds.ts'
import type { AlterationDetails, AlterationLetters, LetterContext } from './letter-types.ts'

const { amount, date, guests: people, moment } = english
type Facts = [string, string][]

/** Dates and guests of the stay or of the proposal. */
const terms = (
  { checkIn, checkOut, guests }: Pick<BookingView, 'checkIn' | 'checkOut' | 'guests'>,
  today: string,
): string => `${date(checkIn, today)} – ${date(checkOut, today)}, ${people(guests)}`
const price = ({ differenceOre, to }: AlterationTerms): [string, string] => {
  if (differenceOre === 0) return ['Price', 'unchanged']
  const guest = to === 'guest'
  return differenceOre > 0
    ? [guest ? 'You pay' : 'The guest pays', amount(differenceOre)]
    : [guest ? 'You get back' : 'The guest gets back', amount(-differenceOre)]
}
/** What the host would earn. Empty in letters to the guest. */
const hostEarns = ({ to, hostEarnsOre, hostDifferenceOre }: AlterationDetails): Facts => {
  if (to === 'guest') return []
  const change = amount(Math.abs(hostDifferenceOre))
  const compared =
    hostDifferenceOre === 0 ? 'the same as now' : `${change} ${hostDifferenceOre > 0 ? 'more' : 'less'} than now`
  return [['You would earn', `${amount(hostEarnsOre)}, ${compared}`]]
}
const facts = (booking: BookingView, change: AlterationDetails, { today }: LetterContext): Facts => [
  ['Now', terms(booking, today)],
  ['Proposed', terms(change, today)],
  price(change),
]

/** Letters about alterations in English. */
export const englishAlterations: AlterationLetters = {
  changeProposed: (booking, words, change) => ({
    subject: `${words.other} proposes to change the stay at ${booking.listing.title}`,
    greeting: `Hi ${words.to}`,
    paragraphs: [
      `${words.other} would like to change the stay at ${booking.listing.title}.`,
      ...(change.expiresAt
        ? [`Answer by ${moment(change.expiresAt, words.today)}. Otherwise the stay remains as it is.`]
        : []),
    ],
    facts: [...facts(booking, change, words), ...hostEarns(change)],
    button: { label: 'Answer the proposal', url: answerAlterationLink(booking, change, words) },
    signature,
  }),
  changeToPay: (booking, words, change) => ({
    subject: `Pay ${amount(change.differenceOre)} to change your stay`,
    greeting: `Hi ${words.to}`,
    paragraphs: [
      `You and ${words.host} have agreed to change the stay at ${booking.listing.title}.`,
      ...(change.expiresAt
        ? [
            `Pay the difference by ${moment(change.expiresAt, words.today)} and it is changed. Otherwise the stay remains as it is.`,
          ]
        : []),
    ],
    facts: facts(booking, change, words),
    button: { label: 'Pay the difference', url: words.link(`/trips/${booking.id}`) },
    signature,
  }),
  changeDeclined: (booking, words, change) => ({
    subject: `${words.other} has declined to change the stay`,
    greeting: `Hi ${words.to}`,
    paragraphs: [`${words.other} has declined your change. The stay at ${booking.listing.title} is unchanged.`],
    facts: facts(booking, change, words),
    button: { label: 'See the stay', url: stayLink(booking, change, words) },
    signature,
  }),
  changeWithdrawn: (booking, words, change) => ({
    subject: `${words.other} has withdrawn the change`,
    greeting: `Hi ${words.to}`,
    paragraphs: [
      `${words.other} no longer wants to change the stay at ${booking.listing.title}. Everything is unchanged.`,
    ],
    facts: facts(booking, change, words),
    button: { label: 'See the stay', url: stayLink(booking, change, words) },
    signature,
  }),
  changeExpired: (booking, words, change) => ({
    subject: `The change to the stay at ${booking.listing.title} has lapsed`,
    greeting: `Hi ${words.to}`,
    paragraphs: [
      `${change.takenBack ? 'The bank has taken back the payment for the stay, which cannot be changed until that is settled.' : 'It was not answered or paid in time.'} The stay is unchanged.`,
    ],
    facts: facts(booking, change, words),
    button: { label: 'See the stay', url: stayLink(booking, change, words) },
    signature,
  }),
  stayChanged: (booking, { to, today, link }, amountOre) => ({
    subject: `Your stay at ${booking.listing.title} has been changed`,
    greeting: `Hi ${to}`,
    paragraphs: [
      `This is your stay at ${booking.listing.title} now.`,
      ...(amountOre > 0 ? [`We have received your payment of ${amount(amountOre)}.`] : []),
      ...(amountOre < 0
        ? [
            `You get ${amount(-amountOre)} back on your card. It can take 5-10 banking days before the money is in your account.`,
          ]
        : []),
    ],
    facts: [...stayFacts(booking, today), totalFact(booking)],
    button: { label: 'See your trip', url: link(`/trips/${booking.id}`) },
    closing: `Your receipt is here: ${link(`/trips/${booking.id}/receipt`)}`,
    signature,
  }),
  reservationChanged: (booking, { to, guest, today, link }) => ({
    subject: `${guest}’s stay at ${booking.listing.title} has been changed`,
    greeting: `Hi ${to}`,
    paragraphs: [`This is ${guest}’s stay at ${booking.listing.title} now.`],
    facts: [...stayFacts(booking, today), earningsFact(booking)],
    button: { label: 'See what you earn', url: link(`/trips/${booking.id}/receipt`) },
    signature,
  }),
}
