import type { BookingView } from '@nordbo/contracts'
import { backByCancelling, waitsForBank } from './cancellation-refund.ts'
import { cost, nothingTaken, signature, stay } from './english-facts.ts'
import { findAnother, needsHelp } from './find-another.ts'
import type { CancellationLetters } from './letters.ts'
import { refundNote } from './refund-note.ts'
import { english } from './speech.ts'

const { amount } = english
const whenItComes = 'It can take 5-10 banking days until you see the money on your account.'
/** When what a cancellation gives back is seen. */
const comes = (booking: BookingView): string =>
  waitsForBank(booking)
    ? 'Your bank is looking at a dispute about the payment, so the money waits until it has decided.'
    : whenItComes

/** Letters about cancellations and refunds in English. */
export const englishCancellations: CancellationLetters = {
  requestWithdrawn: (booking, { to, guest, today, link }) => ({
    subject: `${guest} has withdrawn a request`,
    greeting: `Hi ${to}`,
    paragraphs: [`${guest} no longer wants to stay at ${booking.listing.title}. The dates are free.`],
    facts: stay(booking, today),
    button: { label: 'See your requests', url: link('/host/dashboard/requests') },
    signature,
  }),
  approvalWithdrawn: (booking, { to, host, today, link }) => ({
    subject: `${host} has cancelled your stay`,
    greeting: `Hi ${to}`,
    paragraphs: [`Unfortunately, ${host} cannot welcome you at ${booking.listing.title} after all.`, nothingTaken],
    quote: booking.cancelReason ? { by: 'Reason:', text: booking.cancelReason } : undefined,
    facts: stay(booking, today),
    button: { label: 'Find another place', url: link(findAnother(booking)) },
    signature,
  }),
  stayCancelled: (booking, { to, today, link }) => ({
    subject: `Your stay at ${booking.listing.title} is cancelled`,
    greeting: `Hi ${to}`,
    paragraphs: [
      `You have cancelled your stay at ${booking.listing.title}.`,
      backByCancelling(booking) > 0
        ? `You get ${amount(backByCancelling(booking))} back to your card. ${comes(booking)}`
        : 'By the cancellation policy of this home you get no money back this time.',
    ],
    facts: [...stay(booking, today), cost(booking), ['Back to you', amount(backByCancelling(booking))]],
    button: { label: 'See your trips', url: link('/trips') },
    signature,
  }),
  stayCancelledByGuest: (booking, { to, guest, today, link }) => ({
    subject: `${guest} has cancelled the stay at ${booking.listing.title}`,
    greeting: `Hi ${to}`,
    paragraphs: [`${guest} has cancelled the stay at ${booking.listing.title}. The dates are open again.`],
    facts: [
      ...stay(booking, today),
      ['Back to the guest', amount(backByCancelling(booking))],
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
      backByCancelling(booking) > 0
        ? `You get everything back: ${amount(backByCancelling(booking))} is on its way to your card. ${comes(booking)}`
        : 'You have been given everything back already.',
      ...(needsHelp(booking, today) ? ['We gladly help you find another place for the same dates.'] : []),
    ],
    quote: booking.cancelReason ? { by: 'Reason:', text: booking.cancelReason } : undefined,
    facts: [...stay(booking, today), ['Back to you', amount(backByCancelling(booking))]],
    button: { label: 'Find another place', url: link(findAnother(booking)) },
    signature,
  }),
  reservationCancelled: (booking, { to, guest, today, link }) => ({
    subject: `You have cancelled ${guest}’s stay`,
    greeting: `Hi ${to}`,
    paragraphs: [`You have cancelled ${guest}’s stay at ${booking.listing.title}, and ${guest} gets everything back.`],
    facts: [
      ...stay(booking, today),
      ['Back to the guest', amount(backByCancelling(booking))],
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
    quote: refundNote(booking, { refundId }, `${host} writes:`),
    facts: stay(booking, today),
    button: { label: 'See the trip', url: link(`/trips/${booking.id}`) },
    signature,
  }),
  partGivenBack: (booking, { to, guest, today, link }, amountOre) => ({
    subject: `${guest} has been given ${amount(amountOre)} back`,
    greeting: `Hi ${to}`,
    paragraphs: [`${guest} has been given ${amount(amountOre)} back for the stay at ${booking.listing.title}.`],
    facts: [...stay(booking, today), ['You keep', amount(booking.hostKeepsOre)]],
    button: { label: 'See the reservation', url: link(`/host/dashboard/reservations?booking=${booking.id}`) },
    signature,
  }),
}
