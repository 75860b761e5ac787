import { moveAlteration } from '../alteration/apply-alteration.ts'
import { findOpenAlteration } from '../booking/alteration-store.ts'
import type { StoredBooking } from '../booking/booking-store.ts'
import { decideAlteration } from '../lifecycle/alteration-lifecycle.ts'
import { isPaymentChargedBack } from '../payment/dispute-store.ts'
import type { ListingTransaction } from '../transaction/listing-transaction.ts'

/**
 * Ends the open alteration of a stay whose payment was charged back, because its price can no longer be trusted. Held nights are
 * released, and money that still arrives for it is refunded.
 */
export const endAlterationIfChargedBack = async (
  transaction: ListingTransaction,
  booking: StoredBooking,
): Promise<void> => {
  const alteration = await findOpenAlteration(transaction.tx, booking.id)
  if (!alteration || !(await isPaymentChargedBack(transaction.tx, booking.id))) return
  const decided = decideAlteration(alteration, 'bookingEnded', transaction.now)
  if (decided.ok) await moveAlteration(transaction, booking, alteration, decided.value)
}
