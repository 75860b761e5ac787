import { bookingEvents } from '@nordbo/contracts'
import { noticesOf } from '../booking/booking-fact.ts'
import { findBooking, touchBooking } from '../booking/booking-store.ts'
import type { Parts } from '../parts.ts'
import { isProviderProblem } from './provider.ts'
import { findRefund, keepSentRefund, retryRefundLater, type StoredRefund } from './refund-store.ts'

const keepAndTell = (parts: Parts, refund: StoredRefund, providerId: string | undefined): Promise<void> =>
  parts.db.transaction(async (tx) => {
    if (!(await keepSentRefund(tx, refund.id, providerId))) return
    const booking = await findBooking(tx, refund.bookingId)
    if (!booking) throw new Error(`refund ${refund.id} has no booking`)
    const revision = await touchBooking(tx, booking.id, parts.kit.clock.now())
    const { bookingId, guestId, amountOre } = refund
    await parts.kit.emit(tx, bookingEvents.latePaymentRefunded, {
      aggregateId: bookingId,
      revision,
      data: { bookingId, guestId, amountOre },
      notify: noticesOf({ ...booking, revision }),
    })
  })

/** Sends a planned refund to the provider and tells of it. Repeatable: the provider recognises the key. */
export const sendRefund = async (parts: Parts, refundId: string): Promise<void> => {
  const refund = await findRefund(parts.db.client, refundId)
  if (!refund || refund.status === 'sent') return
  try {
    await keepAndTell(parts, refund, await parts.provider.refund(refund))
  } catch (error) {
    if (!isProviderProblem(error)) throw error
    const at = await retryRefundLater(parts.db.client, refund, parts.kit.clock.now())
    parts.kit.log.warn({ err: error, refund: refundId, retryAt: at }, 'the payment provider did not take a refund')
    await parts.alarms.set([{ kind: 'refund', id: refundId, at }])
  }
}
