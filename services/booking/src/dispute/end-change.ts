import { decideAlteration } from '../alteration/alteration-lifecycle.ts'
import { openAlterationOf } from '../alteration/alteration-store.ts'
import { moveAlteration } from '../alteration/apply-alteration.ts'
import type { StoredBooking } from '../booking/booking-store.ts'
import type { HomeChange } from '../booking/change-home.ts'
import { isPaymentTakenBack } from './dispute-store.ts'

/**
 * Ends the open change of a stay whose payment a bank took back: nobody agrees to more before that is settled. Its held nights are free, and
 * money that still comes for it goes back.
 */
export const endChangeIfTakenBack = async (change: HomeChange, booking: StoredBooking): Promise<void> => {
  const alteration = await openAlterationOf(change.tx, booking.id)
  if (!alteration || !(await isPaymentTakenBack(change.tx, booking.id))) return
  const decided = decideAlteration(alteration, 'bookingEnded', change.now)
  if (decided.ok) await moveAlteration(change, booking, alteration, decided.value)
}
