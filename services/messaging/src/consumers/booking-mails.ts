import type { BookingFact, RefundedFact, ReturnedFact } from '@nordbo/contracts'
import type { MailOrder } from '../delivery/mail-job.ts'
import type { BookingLetterKind, MoneyLetterKind } from '../letters/letter-kinds.ts'

/** What happened to a booking, as far as somebody is written to. */
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
  // A request that nobody answered, or an approval that nobody paid.
  expired: ({ from }) => [[from === 'pending_request' ? 'requestExpired' : 'paymentExpired', 'guestId']],
  confirmed: () => [
    ['stayConfirmed', 'guestId'],
    ['reservationConfirmed', 'hostId'],
  ],
  cancelled: ({ from }) => [
    ['holdCancelled', 'guestId'],
    // A host heard of everything but a hold; only a guest's suspension ends it so.
    ...(from === 'pending' ? [] : ([['requestEnded', 'hostId']] as const)),
  ],
  completed: () => [
    ['reviewInvited', 'guestId'],
    ['guestReviewInvited', 'hostId'],
  ],
  cancelledByGuest: ({ from }) => {
    // No host ever heard of a hold.
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

/** Whom to write to about a moment of a booking, and what. Stays of the demo market concern nobody. */
export const bookingMails = (moment: MailedBookingEvent, fact: BookingFact): MailOrder[] =>
  fact.imported
    ? []
    : letters[moment](fact).map(([kind, side]) => ({
        job: { kind, bookingId: fact.bookingId },
        // A booking passes through each of these moments once.
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

/** Whom to write to about money that went back. What a cancellation gives back stands in the letter about the cancellation. */
export const refundMails = (refund: RefundedFact): MailOrder[] =>
  refund.imported
    ? []
    : (moneyLetters[refund.reason] ?? []).map(([kind, side]) => ({
        job: { kind, bookingId: refund.bookingId, amountOre: refund.amountOre, refundId: refund.refundId },
        // There may be several: each refund is a fact of its own.
        factId: refund.refundId,
        recipientId: refund[side],
      }))

/** Tells the guest of a refund that came back from their bank, or went out again; each time is a fact of its own. */
export const returnedRefundMail = (
  kind: 'refundFailed' | 'refundLeft' | 'refundSentAgain',
  { bookingId, amountOre, refundId, guestId }: ReturnedFact,
  factId: string,
): MailOrder => ({ job: { kind, bookingId, amountOre, refundId }, factId, recipientId: guestId })
