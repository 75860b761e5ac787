import type { BookingFact } from '@nordbo/contracts'
import type { BookingLetterKind, MailOrder } from '../delivery/mail-job.ts'

/** What happened to a booking, as far as somebody is written to. */
export type BookingMoment = 'requested' | 'approved' | 'declined' | 'expired' | 'confirmed' | 'cancelled' | 'completed'

type Side = 'guestId' | 'hostId'
type Line = (fact: BookingFact) => readonly (readonly [BookingLetterKind, Side])[]

const letters: Record<BookingMoment, Line> = {
  requested: () => [
    ['requestReceived', 'hostId'],
    ['requestSent', 'guestId'],
  ],
  approved: () => [['requestApproved', 'guestId']],
  declined: () => [['requestDeclined', 'guestId']],
  // A request that nobody answered, or an approval that nobody paid.
  expired: ({ from }) => [[from === 'pending_request' ? 'requestExpired' : 'paymentExpired', 'guestId']],
  confirmed: () => [
    ['stayConfirmed', 'guestId'],
    ['reservationConfirmed', 'hostId'],
  ],
  cancelled: () => [['holdCancelled', 'guestId']],
  completed: () => [
    ['reviewInvited', 'guestId'],
    ['guestReviewInvited', 'hostId'],
  ],
}

/** Whom to write to about a moment of a booking, and what. Stays of the demo market concern nobody. */
export const mailsOfABooking = (moment: BookingMoment, fact: BookingFact): MailOrder[] =>
  fact.imported
    ? []
    : letters[moment](fact).map(([kind, side]) => ({
        job: { kind, bookingId: fact.bookingId },
        // A booking passes through each of these moments once.
        factId: fact.bookingId,
        recipientId: fact[side],
      }))
