import { danishAccount } from './account-letters.ts'
import { addressLine } from './address-line.ts'
import { danishAfterStay } from './after-stay-letters.ts'
import { bookAgainPath, similarHomesPath } from './booking-paths.ts'
import { danishCalendar } from './calendar-letters.ts'
import { danishAlterations } from './danish-alterations.ts'
import { danishCancellations } from './danish-cancellations.ts'
import { earningsFact, notCharged, signature, stayFacts, totalFact } from './danish-facts.ts'
import { danishDataRights } from './data-rights-letters.ts'
import { declineQuote } from './decline-quote.ts'
import { danishDisputes } from './dispute-letters.ts'
import { danishExtras } from './extra-letters.ts'
import { danish } from './language-format.ts'
import type { Letters } from './letter-types.ts'
import { danishPayouts } from './payout-letters.ts'
import { danishPriceFacts } from './price-lines.ts'
import { danishSavedSearchLetter } from './saved-search-letters.ts'
import { danishSupport } from './support-letters.ts'
import { danishHoldEnding, danishSuspension, holdEndedPath } from './suspension-letters.ts'
import { danishVerification } from './verification-letters.ts'

const { amount, moment } = danish

/** Every letter in Danish. */
export const danishLetters: Letters = {
  ...danishAfterStay,
  ...danishCancellations,
  ...danishAlterations,
  ...danishPayouts,
  ...danishExtras,
  ...danishDisputes,
  ...danishSuspension,
  ...danishCalendar,
  ...danishSupport,
  ...danishDataRights,
  ...danishVerification,
  savedSearchHome: danishSavedSearchLetter,
  ...danishAccount,
  requestReceived: (booking, { to, guest, today, link }) => ({
    subject: `Ny forespørgsel på ${booking.listing.title}`,
    greeting: `Hej ${to}`,
    paragraphs: [
      `${guest} vil gerne bo i ${booking.listing.title}.`,
      ...(booking.approvalExpiresAt
        ? [`Svar senest ${moment(booking.approvalExpiresAt, today)}. Derefter udløber forespørgslen af sig selv.`]
        : []),
    ],
    quote: booking.message ? { by: `${guest} skriver:`, text: booking.message } : undefined,
    facts: [...stayFacts(booking, today), earningsFact(booking)],
    button: { label: 'Svar på forespørgslen', url: link('/host/dashboard/requests') },
    signature,
  }),
  requestSent: (booking, { to, host, today, link }) => ({
    subject: 'Din forespørgsel er sendt',
    greeting: `Hej ${to}`,
    paragraphs: [
      `Vi har sendt din forespørgsel om ${booking.listing.title} til ${host}.`,
      ...(booking.approvalExpiresAt ? [`Du får svar senest ${moment(booking.approvalExpiresAt, today)}.`] : []),
      `Du betaler ikke noget endnu, og datoerne er først dine, når ${host} har sagt ja, og du har betalt.`,
    ],
    facts: [...stayFacts(booking, today), totalFact(booking)],
    button: { label: 'Se dine rejser', url: link('/trips') },
    signature,
  }),
  requestApproved: (booking, { to, host, today, link }) => ({
    subject: `${host} har sagt ja til dit ophold`,
    greeting: `Hej ${to}`,
    paragraphs: [
      `Gode nyheder: ${host} har godkendt dit ophold i ${booking.listing.title}.`,
      ...(booking.paymentDueAt
        ? [
            `Betal senest ${moment(booking.paymentDueAt, today)}, så er boligen din. Derefter bliver datoerne givet fri til andre.`,
          ]
        : []),
    ],
    facts: [...stayFacts(booking, today), totalFact(booking)],
    button: { label: 'Betal nu', url: link(`/pay/${booking.id}`) },
    signature,
  }),
  requestDeclined: (booking, { to, host, today, link }) => ({
    subject: 'Din forespørgsel blev afvist',
    greeting: `Hej ${to}`,
    paragraphs: [`${host} kan desværre ikke tage imod dig i ${booking.listing.title} på de valgte datoer.`, notCharged],
    quote: declineQuote(booking, 'Begrundelse:', {
      overtaken: 'Datoerne er blevet booket af en anden gæst.',
      hostUnavailable: 'Værten tager ikke imod gæster lige nu.',
      guestUnavailable: 'Din konto er spærret.',
    }),
    facts: stayFacts(booking, today),
    button: { label: 'Find et andet sted', url: link(similarHomesPath(booking)) },
    signature,
  }),
  requestExpired: (booking, { to, host, today, link }) => ({
    subject: 'Din forespørgsel er udløbet',
    greeting: `Hej ${to}`,
    paragraphs: [
      `${host} nåede ikke at svare på din forespørgsel om ${booking.listing.title}, og derfor er den udløbet.`,
      notCharged,
    ],
    facts: stayFacts(booking, today),
    button: { label: 'Find et andet sted', url: link(similarHomesPath(booking)) },
    signature,
  }),
  paymentExpired: (booking, { to, today, link }) => ({
    subject: 'Fristen for at betale er udløbet',
    greeting: `Hej ${to}`,
    paragraphs: [
      `Vi fik ikke din betaling for opholdet i ${booking.listing.title} inden fristen, og derfor er datoerne givet fri igen.`,
      notCharged,
      'Vil du stadig gerne bo der, kan du sende en ny forespørgsel, hvis datoerne er ledige.',
    ],
    facts: stayFacts(booking, today),
    button: { label: 'Se boligen', url: link(bookAgainPath(booking)) },
    signature,
  }),
  stayConfirmed: (booking, { to, host, today, arrival, link }) => ({
    subject: `Dit ophold i ${booking.listing.title} er bekræftet`,
    greeting: `Hej ${to}`,
    paragraphs: [
      `Alt er på plads: Vi har fået din betaling, og ${booking.listing.title} er din.`,
      ...(arrival?.notesFrom
        ? ['Fra 48 timer før indtjekning kan du læse værtens besked om nøgle og vej under din rejse.']
        : []),
    ],
    quote: arrival?.notes ? { by: `${host} skriver:`, text: arrival.notes } : undefined,
    facts: [
      ...stayFacts(booking, today),
      ...(arrival ? [['Adresse', addressLine(arrival)] as const] : []),
      ...(arrival?.host ? [['Din vært', `${arrival.host.name}, ${arrival.host.email}`] as const] : []),
      ...danishPriceFacts(booking),
      ['Betalt', amount(booking.totalOre)],
    ],
    button: { label: 'Se din rejse', url: link(`/trips/${booking.id}`) },
    closing: `Kvitteringen finder du her: ${link(`/trips/${booking.id}/receipt`)}\nGod tur!`,
    signature,
  }),
  reservationConfirmed: (booking, { to, guest, today, link }) => ({
    subject: `Ny reservation af ${booking.listing.title}`,
    greeting: `Hej ${to}`,
    paragraphs: [`${guest} har booket og betalt et ophold i ${booking.listing.title}.`],
    facts: [...stayFacts(booking, today), earningsFact(booking)],
    button: { label: 'Se hvad du tjener', url: link(`/trips/${booking.id}/receipt`) },
    signature,
  }),
  holdCancelled: (booking, { to, today, link }) => ({
    subject: 'Din reservation blev ikke gennemført',
    greeting: `Hej ${to}`,
    paragraphs: [danishHoldEnding(booking), notCharged],
    facts: stayFacts(booking, today),
    button: {
      label: booking.declineCode === 'hostUnavailable' ? 'Find et andet sted' : 'Se boligen',
      url: link(holdEndedPath(booking)),
    },
    signature,
  }),
  latePaymentRefunded: (booking, { to, today, link }, amountOre) => ({
    subject: 'Vi har sendt dine penge tilbage',
    greeting: `Hej ${to}`,
    paragraphs: [
      booking.status === 'confirmed'
        ? `Din betaling for at ændre opholdet i ${booking.listing.title} kom, efter at ændringen var bortfaldet. Opholdet er uændret.`
        : `Din betaling for ${booking.listing.title} kom, efter at fristen var udløbet, og datoerne var blevet optaget imens.`,
      `Derfor har vi sendt hele beløbet, ${amount(amountOre)}, tilbage til dit kort. Det kan tage op til 10 bankdage, før du kan se det på din konto.`,
    ],
    facts: stayFacts(booking, today),
    button:
      booking.status === 'confirmed'
        ? { label: 'Se din rejse', url: link(`/trips/${booking.id}`) }
        : { label: 'Find et andet sted', url: link(similarHomesPath(booking)) },
    signature,
  }),
}
