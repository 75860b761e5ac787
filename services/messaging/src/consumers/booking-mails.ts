import type { BookingFact, RefundedFact, ReturnedFact } from '@nordbo/contracts'
import type { MailOrder } from '../delivery/mail-job.ts'
import type { BookingLetterKind, MoneyLetterKind } from '../letters/letter-kinds.ts'

/** The booking events that are mailed. */
export type MailedBookingEvent =
  | 'requested'
  | 'approved'
  | 'declined'
  | 'expired'
  | 'confirmed'
  | 'cancelled'
  | 'cancelledByGuest'
  | 'cancelledByHost'
  | 'completed'

type Side = 'guestId' | 'hostId'
type Line = (fact: BookingFact) => readonly (readonly [BookingLetterKind, Side])[]

const letters: Record<MailedBookingEvent, Line> = {
  requested: () => [
    ['requestReceived', 'hostId'],
    ['requestSent', 'guestId'],
  ],
  approved: () => [['requestApproved', 'guestId']],
  declined: () => [['requestDeclined', 'guestId']],
  expired: ({ from }) => [[from === 'pending_request' ? 'requestExpired' : 'paymentExpired', 'guestId']],
  confirmed: () => [
    ['stayConfirmed', 'guestId'],
    ['reservationConfirmed', 'hostId'],
  ],
  cancelled: ({ from }) => [
    ['holdCancelled', 'guestId'],
    // Hosts get no mails about holds. Other cancellations are caused by the guest's suspension.
    ...(from === 'pending' ? [] : ([['requestEnded', 'hostId']] as const)),
  ],
  completed: () => [
    ['reviewInvited', 'guestId'],
    ['guestReviewInvited', 'hostId'],
  ],
  cancelledByGuest: ({ from }) => {
    // Hosts get no mails about holds.
    if (from === 'pending') return []
    if (from !== 'confirmed') return [['requestWithdrawn', 'hostId']]
    return [
      ['stayCancelled', 'guestId'],
      ['stayCancelledByGuest', 'hostId'],
    ]
  },
  cancelledByHost: ({ from }) =>
    from === 'confirmed'
      ? [
          ['stayCancelledByHost', 'guestId'],
          ['reservationCancelled', 'hostId'],
        ]
      : [['approvalWithdrawn', 'guestId']],
}

/** The mails about a booking event. Imported bookings have none. */
export const bookingMails = (moment: MailedBookingEvent, fact: BookingFact): MailOrder[] =>
  fact.imported
    ? []
    : letters[moment](fact).map(([kind, side]) => ({
        job: { kind, bookingId: fact.bookingId },
        // Each of these events occurs once per booking.
        factId: fact.bookingId,
        recipientId: fact[side],
      }))

const moneyLetters: Partial<Record<RefundedFact['reason'], readonly (readonly [MoneyLetterKind, Side])[]>> = {
  late_payment: [['latePaymentRefunded', 'guestId']],
  partial: [
    ['partRefunded', 'guestId'],
    ['partGivenBack', 'hostId'],
  ],
}

/** The mails about a refund. Refunds of a cancellation are part of the mail about the cancellation. */
export const refundMails = (refund: RefundedFact): MailOrder[] =>
  refund.imported
    ? []
    : (moneyLetters[refund.reason] ?? []).map(([kind, side]) => ({
        job: { kind, bookingId: refund.bookingId, amountOre: refund.amountOre, refundId: refund.refundId },
        // A booking may have several refunds.
        factId: refund.refundId,
        recipientId: refund[side],
      }))

/** The mail to the guest about a refund that the bank returned, or that was sent again. */
export const returnedRefundMail = (
  kind: 'refundFailed' | 'refundLeft' | 'refundSentAgain',
  { bookingId, amountOre, refundId, guestId }: ReturnedFact,
  factId: string,
): MailOrder => ({ job: { kind, bookingId, amountOre, refundId }, factId, recipientId: guestId })
