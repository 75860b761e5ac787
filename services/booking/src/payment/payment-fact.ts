import { bookingEvents } from '@nordbo/contracts'
import { type Telling, telling } from '@nordbo/service-kit'
import { noticesOf } from '../booking/booking-fact.ts'
import type { StoredBooking } from '../booking/booking-store.ts'
import type { StoredAttempt } from './payment-store.ts'
import type { StoredRefund } from './refund-store.ts'

type Paid = Pick<
  StoredBooking,
  'id' | 'listingId' | 'hostId' | 'guestId' | 'checkIn' | 'checkOut' | 'checkInAt' | 'quote' | 'imported' | 'revision'
>

const peopleOf = ({ id, listingId, hostId, guestId, imported }: Paid) => ({
  bookingId: id,
  listingId,
  hostId,
  guestId,
  imported,
})

/** Tells that a stay was paid, or that its money came too late and goes straight back: then nobody has a share in it. */
export const paidTold = (
  booking: Paid,
  payment: Pick<StoredAttempt, 'id' | 'intentId' | 'amountOre'>,
  kind: 'stay' | 'late',
): Telling => {
  const { checkIn, checkOut, checkInAt, quote } = booking
  const shares = kind === 'late' ? { hostShareOre: 0, platformFeeOre: 0, serviceFeeOre: 0 } : quote
  return telling(bookingEvents.paid, {
    aggregateId: booking.id,
    revision: booking.revision,
    data: {
      ...peopleOf(booking),
      paymentId: payment.id,
      intentId: payment.intentId,
      kind,
      amountOre: payment.amountOre,
      hostShareOre: shares.hostShareOre,
      platformFeeOre: shares.platformFeeOre,
      serviceFeeOre: shares.serviceFeeOre,
      ...{ checkIn, checkOut, checkInAt: checkInAt.toISOString() },
    },
  })
}

/** Tells that the provider took a refund. */
export const refundedTold = (booking: Paid, refund: StoredRefund): Telling => {
  const { id, paymentId, amountOre, hostShareOre, platformFeeOre, serviceFeeOre, reason } = refund
  return telling(bookingEvents.refunded, {
    aggregateId: booking.id,
    revision: booking.revision,
    data: {
      ...peopleOf(booking),
      ...{ refundId: id, paymentId, amountOre, hostShareOre, platformFeeOre, serviceFeeOre, reason },
    },
    notify: noticesOf(booking),
  })
}
