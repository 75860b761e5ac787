import type { BookingView } from '@nordbo/contracts'
import { needsHelp, similarHomesPath } from './booking-paths.ts'
import { cancellationRefundOre, isRefundWaiting } from './cancellation-refund.ts'
import { notCharged, signature, stayFacts, totalFact } from './english-facts.ts'
import { english } from './language-format.ts'
import type { CancellationLetters } from './letter-types.ts'
import { refundQuote } from './refund-note.ts'

const { amount } = english
const whenItComes = 'It can take 5-10 banking days before the money is in your account.'
/** When the guest receives the refund of a cancellation. */
const comes = (booking: BookingView): string =>
  isRefundWaiting(booking)
    ? 'Your bank is handling a dispute about the payment, so the money has to wait for its decision.'
    : whenItComes

/** Letters about cancellations and refunds in English. */
export const englishCancellations: CancellationLetters = {
  requestWithdrawn: (booking, { to, guest, today, link }) => ({
    subject: `${guest} has withdrawn their request`,
    greeting: `Hi ${to}`,
    paragraphs: [`${guest} no longer wants to stay at ${booking.listing.title}. The dates are available.`],
    facts: stayFacts(booking, today),
    button: { label: 'See your requests', url: link('/host/dashboard/requests') },
    signature,
  }),
  approvalWithdrawn: (booking, { to, host, today, link }) => ({
    subject: `${host} has cancelled your stay`,
    greeting: `Hi ${to}`,
    paragraphs: [`Unfortunately, ${host} cannot welcome you at ${booking.listing.title} after all.`, notCharged],
    quote: booking.cancelReason ? { by: 'Reason:', text: booking.cancelReason } : undefined,
    facts: stayFacts(booking, today),
    button: { label: 'Find another place', url: link(similarHomesPath(booking)) },
    signature,
  }),
  stayCancelled: (booking, { to, today, link }) => ({
    subject: `Your stay at ${booking.listing.title} is cancelled`,
    greeting: `Hi ${to}`,
    paragraphs: [
      `You have cancelled your stay at ${booking.listing.title}.`,
      cancellationRefundOre(booking) > 0
        ? `You get ${amount(cancellationRefundOre(booking))} back to your card. ${comes(booking)}`
        : 'Under this home’s cancellation policy, you get no money back this time.',
    ],
    facts: [...stayFacts(booking, today), totalFact(booking), ['You get back', amount(cancellationRefundOre(booking))]],
    button: { label: 'See your trips', url: link('/trips') },
    signature,
  }),
  stayCancelledByGuest: (booking, { to, guest, today, link }) => ({
    subject: `${guest} has cancelled the stay at ${booking.listing.title}`,
    greeting: `Hi ${to}`,
    paragraphs: [`${guest} has cancelled the stay at ${booking.listing.title}. The dates are available again.`],
    facts: [
      ...stayFacts(booking, today),
      ['The guest gets back', amount(cancellationRefundOre(booking))],
      ['You keep', amount(booking.hostKeepsOre)],
    ],
    button: { label: 'See the reservation', url: link(`/host/dashboard/reservations?booking=${booking.id}`) },
    signature,
  }),
  stayCancelledByHost: (booking, { to, host, today, link }) => ({
    subject: `${host} has cancelled your stay`,
    greeting: `Hi ${to}`,
    paragraphs: [
      `${host} has to cancel your stay at ${booking.listing.title}. We are sorry about that.`,
      cancellationRefundOre(booking) > 0
        ? `You get everything back: ${amount(cancellationRefundOre(booking))} is on its way to your card. ${comes(booking)}`
        : 'You have already been refunded in full.',
      ...(needsHelp(booking, today) ? ['We are happy to help you find another place for the same dates.'] : []),
    ],
    quote: booking.cancelReason ? { by: 'Reason:', text: booking.cancelReason } : undefined,
    facts: [...stayFacts(booking, today), ['You get back', amount(cancellationRefundOre(booking))]],
    button: { label: 'Find another place', url: link(similarHomesPath(booking)) },
    signature,
  }),
  reservationCancelled: (booking, { to, guest, today, link }) => ({
    subject: `You have cancelled ${guest}’s stay`,
    greeting: `Hi ${to}`,
    paragraphs: [`You have cancelled ${guest}’s stay at ${booking.listing.title}, and ${guest} gets everything back.`],
    facts: [
      ...stayFacts(booking, today),
      ['The guest gets back', amount(cancellationRefundOre(booking))],
      ['You keep', amount(booking.hostKeepsOre)],
    ],
    button: { label: 'See the reservation', url: link(`/host/dashboard/reservations?booking=${booking.id}`) },
    signature,
  }),
  partRefunded: (booking, { to, host, today, link, refundId }, amountOre) => ({
    subject: `You get ${amount(amountOre)} back`,
    greeting: `Hi ${to}`,
    paragraphs: [
      `${host} has given you ${amount(amountOre)} back for your stay at ${booking.listing.title}. ${whenItComes}`,
    ],
    quote: refundQuote(booking, { refundId }, `${host} writes:`),
    facts: stayFacts(booking, today),
    button: { label: 'See the trip', url: link(`/trips/${booking.id}`) },
    signature,
  }),
  partGivenBack: (booking, { to, guest, today, link }, amountOre) => ({
    subject: `${guest} has been given ${amount(amountOre)} back`,
    greeting: `Hi ${to}`,
    paragraphs: [`${guest} has been given ${amount(amountOre)} back for the stay at ${booking.listing.title}.`],
    facts: [...stayFacts(booking, today), ['You keep', amount(booking.hostKeepsOre)]],
    button: { label: 'See the reservation', url: link(`/host/dashboard/reservations?booking=${booking.id}`) },
    signature,
  }),
  refundFailed: (booking, { to, today, link }, amountOre) => ({
    subject: `Your bank sent ${amount(amountOre)} back to us`,
    greeting: `Hi ${to}`,
    paragraphs: [
      `We sent you ${amount(amountOre)} back for ${booking.listing.title}, but your bank returned the money. This happens when a card has expired or is blocked.`,
      `We will try again in an hour. There is nothing you need to do.`,
    ],
    facts: stayFacts(booking, today),
    button: { label: 'See the trip', url: link(`/trips/${booking.id}`) },
    signature,
  }),
  refundLeft: (booking, { to, today, link }, amountOre) => ({
    subject: `We could not send you ${amount(amountOre)}`,
    greeting: `Hi ${to}`,
    paragraphs: [
      `Your bank has returned ${amount(amountOre)} for ${booking.listing.title} again. The money is still yours.`,
      `Our staff will now make sure that you get it another way, and will write to you.`,
    ],
    facts: stayFacts(booking, today),
    button: { label: 'See the trip', url: link(`/trips/${booking.id}`) },
    signature,
  }),
  refundSentAgain: (booking, { to, today, link }, amountOre) => ({
    subject: `${amount(amountOre)} is on its way to you again`,
    greeting: `Hi ${to}`,
    paragraphs: [`We have sent you ${amount(amountOre)} for ${booking.listing.title} again. ${whenItComes}`],
    facts: stayFacts(booking, today),
    button: { label: 'See the trip', url: link(`/trips/${booking.id}`) },
    signature,
  }),
}
