import type { BookingView } from '@nordbo/contracts'
import { answerAlterationLink, stayLink } from './alteration-links.ts'
import { earningsFact, signature, stayFacts, totalFact } from './danish-facts.ts'
import { danish, genitive } from './language-format.ts'
import type { AlterationTerms } from './letter-kinds.ts'
import type { AlterationDetails, AlterationLetters, LetterContext } from './letter-types.ts'

const { amount, date, guests: people, moment } = danish
type Facts = [string, string][]

/** Dates and guests of the stay or of the proposal. */
const terms = (
  { checkIn, checkOut, guests }: Pick<BookingView, 'checkIn' | 'checkOut' | 'guests'>,
  today: string,
): string => `${date(checkIn, today)} – ${date(checkOut, today)}, ${people(guests)}`
const price = ({ differenceOre, to }: AlterationTerms): [string, string] => {
  if (differenceOre === 0) return ['Pris', 'uændret']
  const guest = to === 'guest'
  return differenceOre > 0
    ? [guest ? 'Du betaler' : 'Gæsten betaler', amount(differenceOre)]
    : [guest ? 'Du får tilbage' : 'Gæsten får tilbage', amount(-differenceOre)]
}
/** What the host would earn. Empty in letters to the guest. */
const hostEarns = ({ to, hostEarnsOre, hostDifferenceOre }: AlterationDetails): Facts => {
  if (to === 'guest') return []
  const change = amount(Math.abs(hostDifferenceOre))
  const compared =
    hostDifferenceOre === 0 ? 'det samme som nu' : `${change} ${hostDifferenceOre > 0 ? 'mere' : 'mindre'} end nu`
  return [['Du vil tjene', `${amount(hostEarnsOre)}, ${compared}`]]
}
const facts = (booking: BookingView, change: AlterationDetails, { today }: LetterContext): Facts => [
  ['Nu', terms(booking, today)],
  ['Forslag', terms(change, today)],
  price(change),
]

/** Letters about alterations in Danish. */
export const danishAlterations: AlterationLetters = {
  changeProposed: (booking, words, change) => ({
    subject: `${words.other} foreslår at ændre opholdet i ${booking.listing.title}`,
    greeting: `Hej ${words.to}`,
    paragraphs: [
      `${words.other} vil gerne ændre opholdet i ${booking.listing.title}.`,
      ...(change.expiresAt
        ? [`Svar senest ${moment(change.expiresAt, words.today)}. Ellers bliver opholdet, som det er.`]
        : []),
    ],
    facts: [...facts(booking, change, words), ...hostEarns(change)],
    button: { label: 'Svar på forslaget', url: answerAlterationLink(booking, change, words) },
    signature,
  }),
  changeToPay: (booking, words, change) => ({
    subject: `Betal ${amount(change.differenceOre)} for at ændre dit ophold`,
    greeting: `Hej ${words.to}`,
    paragraphs: [
      `Du og ${words.host} er enige om at ændre opholdet i ${booking.listing.title}.`,
      ...(change.expiresAt
        ? [
            `Betal forskellen senest ${moment(change.expiresAt, words.today)}, så er det ændret. Ellers bliver opholdet, som det er.`,
          ]
        : []),
    ],
    facts: facts(booking, change, words),
    button: { label: 'Betal forskellen', url: words.link(`/trips/${booking.id}`) },
    signature,
  }),
  changeDeclined: (booking, words, change) => ({
    subject: `${words.other} siger nej til at ændre opholdet`,
    greeting: `Hej ${words.to}`,
    paragraphs: [`${words.other} siger nej til din ændring. Opholdet i ${booking.listing.title} er uændret.`],
    facts: facts(booking, change, words),
    button: { label: 'Se opholdet', url: stayLink(booking, change, words) },
    signature,
  }),
  changeWithdrawn: (booking, words, change) => ({
    subject: `${words.other} har trukket sin ændring tilbage`,
    greeting: `Hej ${words.to}`,
    paragraphs: [`${words.other} vil alligevel ikke ændre opholdet i ${booking.listing.title}. Alt er uændret.`],
    facts: facts(booking, change, words),
    button: { label: 'Se opholdet', url: stayLink(booking, change, words) },
    signature,
  }),
  changeExpired: (booking, words, change) => ({
    subject: `Ændringen af opholdet i ${booking.listing.title} er bortfaldet`,
    greeting: `Hej ${words.to}`,
    paragraphs: [
      `${change.takenBack ? 'Banken har ført betalingen for opholdet tilbage, og det kan ikke ændres, før det er afklaret.' : 'Den blev ikke besvaret eller betalt i tide.'} Opholdet er uændret.`,
    ],
    facts: facts(booking, change, words),
    button: { label: 'Se opholdet', url: stayLink(booking, change, words) },
    signature,
  }),
  stayChanged: (booking, { to, today, link }, amountOre) => ({
    subject: `Dit ophold i ${booking.listing.title} er ændret`,
    greeting: `Hej ${to}`,
    paragraphs: [
      `Sådan ser dit ophold i ${booking.listing.title} ud nu.`,
      ...(amountOre > 0 ? [`Vi har fået din betaling på ${amount(amountOre)}.`] : []),
      ...(amountOre < 0
        ? [
            `Du får ${amount(-amountOre)} tilbage på dit kort. Det kan tage 5-10 bankdage, før du kan se pengene på din konto.`,
          ]
        : []),
    ],
    facts: [...stayFacts(booking, today), totalFact(booking)],
    button: { label: 'Se din rejse', url: link(`/trips/${booking.id}`) },
    closing: `Kvitteringen finder du her: ${link(`/trips/${booking.id}/receipt`)}`,
    signature,
  }),
  reservationChanged: (booking, { to, guest, today, link }) => ({
    subject: `${genitive(guest)} ophold i ${booking.listing.title} er ændret`,
    greeting: `Hej ${to}`,
    paragraphs: [`Sådan ser ${genitive(guest)} ophold i ${booking.listing.title} ud nu.`],
    facts: [...stayFacts(booking, today), earningsFact(booking)],
    button: { label: 'Se hvad du tjener', url: link(`/trips/${booking.id}/receipt`) },
    signature,
  }),
}
