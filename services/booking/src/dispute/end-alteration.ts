import { moveAlteration } from '../alteration/apply-alteration.ts'
import { findOpenAlteration } from '../booking/alteration-store.ts'
import type { StoredBooking } from '../booking/booking-store.ts'
import { decideAlteration } from '../lifecycle/alteration-lifecycle.ts'
import { isPaymentChargedBack } from '../payment/dispute-store.ts'
import type { ListingTransaction } from '../transaction/listing-transaction.ts'

/**
 * Ends the open change of a stay whose payment a bank took back: nobody agrees to more before that is settled. Its held nights are free, and
 * money that still comes for it goes back.
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
