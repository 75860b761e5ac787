import type { BookingView } from '@nordbo/contracts'
import { needsHelp, similarHomesPath } from './booking-paths.ts'
import { cancellationRefundOre, isRefundWaiting } from './cancellation-refund.ts'
import { notCharged, signature, stayFacts, totalFact } from './danish-facts.ts'
import { danish, genitive } from './language-format.ts'
import type { CancellationLetters } from './letter-types.ts'
import { refundQuote } from './refund-note.ts'

const { amount } = danish
const whenItComes = 'Det kan tage 5-10 bankdage, før du kan se pengene på din konto.'
/** When the guest receives the refund of a cancellation. */
const comes = (booking: BookingView): string =>
  isRefundWaiting(booking)
    ? 'Din bank behandler en indsigelse mod betalingen, så pengene venter, til den er afgjort.'
    : whenItComes

/** Letters about cancellations and refunds in Danish. */
export const danishCancellations: CancellationLetters = {
  requestWithdrawn: (booking, { to, guest, today, link }) => ({
    subject: `${guest} har trukket sin forespørgsel tilbage`,
    greeting: `Hej ${to}`,
    paragraphs: [`${guest} vil alligevel ikke bo i ${booking.listing.title}. Datoerne er ledige.`],
    facts: stayFacts(booking, today),
    button: { label: 'Se dine forespørgsler', url: link('/host/dashboard/requests') },
    signature,
  }),
  approvalWithdrawn: (booking, { to, host, today, link }) => ({
    subject: `${host} har annulleret dit ophold`,
    greeting: `Hej ${to}`,
    paragraphs: [`${host} kan desværre alligevel ikke tage imod dig i ${booking.listing.title}.`, notCharged],
    quote: booking.cancelReason ? { by: 'Begrundelse:', text: booking.cancelReason } : undefined,
    facts: stayFacts(booking, today),
    button: { label: 'Find et andet sted', url: link(similarHomesPath(booking)) },
    signature,
  }),
  stayCancelled: (booking, { to, today, link }) => ({
    subject: `Dit ophold i ${booking.listing.title} er annulleret`,
    greeting: `Hej ${to}`,
    paragraphs: [
      `Du har annulleret dit ophold i ${booking.listing.title}.`,
      cancellationRefundOre(booking) > 0
        ? `Du får ${amount(cancellationRefundOre(booking))} tilbage på dit kort. ${comes(booking)}`
        : 'Efter boligens annulleringsregler får du ikke penge tilbage denne gang.',
    ],
    facts: [
      ...stayFacts(booking, today),
      totalFact(booking),
      ['Du får tilbage', amount(cancellationRefundOre(booking))],
    ],
    button: { label: 'Se dine rejser', url: link('/trips') },
    signature,
  }),
  stayCancelledByGuest: (booking, { to, guest, today, link }) => ({
    subject: `${guest} har annulleret sit ophold i ${booking.listing.title}`,
    greeting: `Hej ${to}`,
    paragraphs: [`${guest} har annulleret sit ophold i ${booking.listing.title}. Datoerne er ledige igen.`],
    facts: [
      ...stayFacts(booking, today),
      ['Gæsten får tilbage', amount(cancellationRefundOre(booking))],
      ['Du beholder', amount(booking.hostKeepsOre)],
    ],
    button: { label: 'Se reservationen', url: link(`/host/dashboard/reservations?booking=${booking.id}`) },
    signature,
  }),
  stayCancelledByHost: (booking, { to, host, today, link }) => ({
    subject: `${host} har annulleret dit ophold`,
    greeting: `Hej ${to}`,
    paragraphs: [
      `${host} må desværre annullere dit ophold i ${booking.listing.title}. Det er vi kede af.`,
      cancellationRefundOre(booking) > 0
        ? `Du får alt tilbage: ${amount(cancellationRefundOre(booking))} er på vej til dit kort. ${comes(booking)}`
        : 'Du har allerede fået alt tilbage.',
      ...(needsHelp(booking, today) ? ['Vi hjælper dig gerne med at finde et andet sted til de samme datoer.'] : []),
    ],
    quote: booking.cancelReason ? { by: 'Begrundelse:', text: booking.cancelReason } : undefined,
    facts: [...stayFacts(booking, today), ['Du får tilbage', amount(cancellationRefundOre(booking))]],
    button: { label: 'Find et andet sted', url: link(similarHomesPath(booking)) },
    signature,
  }),
  reservationCancelled: (booking, { to, guest, today, link }) => ({
    subject: `Du har annulleret ${genitive(guest)} ophold`,
    greeting: `Hej ${to}`,
    paragraphs: [
      `Du har annulleret ${genitive(guest)} ophold i ${booking.listing.title}, og ${guest} får alt tilbage.`,
    ],
    facts: [
      ...stayFacts(booking, today),
      ['Gæsten får tilbage', amount(cancellationRefundOre(booking))],
      ['Du beholder', amount(booking.hostKeepsOre)],
    ],
    button: { label: 'Se reservationen', url: link(`/host/dashboard/reservations?booking=${booking.id}`) },
    signature,
  }),
  partRefunded: (booking, { to, host, today, link, refundId }, amountOre) => ({
    subject: `Du får ${amount(amountOre)} tilbage`,
    greeting: `Hej ${to}`,
    paragraphs: [
      `${host} har givet dig ${amount(amountOre)} tilbage for dit ophold i ${booking.listing.title}. ${whenItComes}`,
    ],
    quote: refundQuote(booking, { refundId }, `${host} skriver:`),
    facts: stayFacts(booking, today),
    button: { label: 'Se rejsen', url: link(`/trips/${booking.id}`) },
    signature,
  }),
  partGivenBack: (booking, { to, guest, today, link }, amountOre) => ({
    subject: `${guest} har fået ${amount(amountOre)} tilbage`,
    greeting: `Hej ${to}`,
    paragraphs: [`${guest} har fået ${amount(amountOre)} tilbage for opholdet i ${booking.listing.title}.`],
    facts: [...stayFacts(booking, today), ['Du beholder', amount(booking.hostKeepsOre)]],
    button: { label: 'Se reservationen', url: link(`/host/dashboard/reservations?booking=${booking.id}`) },
    signature,
  }),
  refundFailed: (booking, { to, today, link }, amountOre) => ({
    subject: `Din bank sendte ${amount(amountOre)} retur`,
    greeting: `Hej ${to}`,
    paragraphs: [
      `Vi har sendt dig ${amount(amountOre)} tilbage for ${booking.listing.title}, men din bank sendte pengene retur. Det sker, når et kort er udløbet eller spærret.`,
      `Vi prøver igen om en time. Du skal ikke gøre noget.`,
    ],
    facts: stayFacts(booking, today),
    button: { label: 'Se rejsen', url: link(`/trips/${booking.id}`) },
    signature,
  }),
  refundLeft: (booking, { to, today, link }, amountOre) => ({
    subject: `Vi kunne ikke sende dig ${amount(amountOre)}`,
    greeting: `Hej ${to}`,
    paragraphs: [
      `Din bank har igen sendt ${amount(amountOre)} for ${booking.listing.title} retur. Pengene er stadig dine.`,
      `Vores medarbejdere sørger nu for, at du får dem på en anden måde, og skriver til dig.`,
    ],
    facts: stayFacts(booking, today),
    button: { label: 'Se rejsen', url: link(`/trips/${booking.id}`) },
    signature,
  }),
  refundSentAgain: (booking, { to, today, link }, amountOre) => ({
    subject: `${amount(amountOre)} er på vej til dig igen`,
    greeting: `Hej ${to}`,
    paragraphs: [`Vi har sendt dig ${amount(amountOre)} for ${booking.listing.title} igen. ${whenItComes}`],
    facts: stayFacts(booking, today),
    button: { label: 'Se rejsen', url: link(`/trips/${booking.id}`) },
    signature,
  }),
}
