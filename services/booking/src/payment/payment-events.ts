import { bookingEvents, type PaymentKind, RefundReason } from '@nordbo/contracts'
import { type OutgoingEvent, outgoing } from '@nordbo/service-kit'
import { bookingNotices } from '../booking/booking-events.ts'
import type { StoredBooking } from '../booking/booking-store.ts'
import { noShares, type Shares } from '../money/shares.ts'
import type { StoredAttempt } from './payment-store.ts'
import type { StoredRefund } from './refund-store.ts'

type PaidBooking = Pick<
  StoredBooking,
  'id' | 'listingId' | 'hostId' | 'guestId' | 'checkIn' | 'checkOut' | 'checkInAt' | 'imported' | 'revision'
>

/** The people and the listing of a booking, as money events carry them. */
export const bookingPeople = ({
  id,
  listingId,
  hostId,
  guestId,
}: Pick<PaidBooking, 'id' | 'listingId' | 'hostId' | 'guestId'>) => ({
  bookingId: id,
  listingId,
  hostId,
  guestId,
})

/**
 * The event of a payment that succeeded, with its shares: of a stay, of an alteration, or a late one that is refunded and has no
 * shares. `imported` marks demo payments, which have no intent.
 */
export const paidEvent = (
  booking: PaidBooking,
  payment: Pick<StoredAttempt, 'id' | 'intentId' | 'amountOre'>,
  kind: PaymentKind,
  shares: Shares = noShares,
): OutgoingEvent => {
  const { checkIn, checkOut, checkInAt, imported } = booking
  return outgoing(bookingEvents.paid, {
    aggregateId: booking.id,
    revision: booking.revision,
    data: {
      ...bookingPeople(booking),
      imported: imported && payment.intentId === null,
      paymentId: payment.id,
      intentId: payment.intentId,
      kind,
      amountOre: payment.amountOre,
      hostShareOre: shares.hostShareOre,
      platformFeeOre: shares.platformFeeOre,
      serviceFeeOre: shares.serviceFeeOre,
      checkIn,
      checkOut,
      checkInAt: checkInAt.toISOString(),
    },
  })
}

/** The event of a refund that was returned by the guest's bank, or was sent once more. */
export const refundReturnEvent = (
  event: typeof bookingEvents.refundFailed | typeof bookingEvents.refundSentAgain,
  booking: PaidBooking,
  { id: refundId, paymentId, amountOre }: StoredRefund,
  turn: { returns: number; handedOver: boolean },
): OutgoingEvent =>
  outgoing(event, {
    aggregateId: booking.id,
    revision: booking.revision,
    data: { ...bookingPeople(booking), paymentId, amountOre, refundId, ...turn },
    notify: bookingNotices(booking),
  })

/** The event of a refund that the provider accepted, for the first time or once more after a return. */
export const refundSentEvent = (booking: PaidBooking, refund: StoredRefund): OutgoingEvent =>
  refund.returns === 0
    ? refundedEvent(booking, refund)
    : refundReturnEvent(bookingEvents.refundSentAgain, booking, refund, { returns: refund.returns, handedOver: false })

/** The event of a refund that the provider accepted for the first time. */
export const refundedEvent = (booking: PaidBooking, refund: StoredRefund): OutgoingEvent => {
  const { id, paymentId, amountOre, hostShareOre, platformFeeOre, serviceFeeOre } = refund
  // Chargebacks are emitted with their dispute.
  const reason = RefundReason.parse(refund.reason)
  return outgoing(bookingEvents.refunded, {
    aggregateId: booking.id,
    revision: booking.revision,
    data: {
      ...bookingPeople(booking),
      imported: booking.imported && refund.intentId === null,
      refundId: id,
      paymentId,
      amountOre,
      hostShareOre,
      platformFeeOre,
      serviceFeeOre,
      reason,
    },
    notify: bookingNotices(booking),
  })
}
