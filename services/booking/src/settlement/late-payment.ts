import type { StoredBooking } from '../booking/booking-store.ts'
import { callOptions, type Deps } from '../core/deps.ts'
import { decide, type Move } from '../lifecycle/booking-lifecycle.ts'
import { countIntroUses, findTakenRanges } from '../occupancy/calendar-store.ts'
import type { StoredAttempt } from '../payment/payment-store.ts'
import { applyMove } from '../transaction/apply-move.ts'
import type { ListingTransaction } from '../transaction/listing-transaction.ts'
import { refundLatePayment } from '../transaction/store-refunds.ts'

/** Whether one more intro use is left when a home has `counted` of them. */
export interface IntroRoom {
  counted: number
  left: boolean
}

/** Is this money that comes after its booking lapsed, with the dates perhaps still free? */
const mayRetake = (booking: StoredBooking, now: Date): boolean => {
  const decided = decide(booking, { kind: 'paymentSucceeded' }, now)
  return decided.ok && decided.value.kind === 'latePayment' && decided.value.retake !== null
}

/**
 * Asks pricing, before any transaction, whether a lapsed booking with the intro price may have it still: never more than the
 * host's number of uses. Undefined where the question does not arise.
 */
export const checkIntroRoom = async (deps: Deps, booking: StoredBooking, now: Date): Promise<IntroRoom | undefined> => {
  if (booking.quote.introUsed === null || !mayRetake(booking, now)) return undefined
  const { listingId, checkIn, checkOut } = booking
  const counted = await countIntroUses(deps.db.client, listingId)
  const quoted = await deps.pricing.quote({ listingId, checkIn, checkOut, introUsed: counted }, callOptions)
  return { counted, left: quoted.ok && quoted.value.introUsed !== null }
}

/** What became of late money: the booking that took its dates again, or null where the money goes back. */
export interface LatePaymentOutcome {
  retaken: StoredBooking | null
}

/**
 * Lets late money take the dates again if they are free, else plans its full refund. Answers undefined, with nothing written, when what
 * was asked of pricing no longer holds.
 */
export const applyLatePayment = async (
  transaction: ListingTransaction,
  late: { booking: StoredBooking; attempt: StoredAttempt; retake: Move | null; room: IntroRoom | undefined },
): Promise<LatePaymentOutcome | undefined> => {
  const { booking, attempt, retake, room } = late
  const taken = await findTakenRanges(transaction.tx, booking.listingId, booking.checkIn, booking.checkOut)
  if (retake && taken.length === 0) {
    if (booking.quote.introUsed === null) return { retaken: await applyMove(transaction, booking, retake) }
    if (room?.counted !== (await countIntroUses(transaction.tx, booking.listingId))) return undefined
    if (room.left) return { retaken: await applyMove(transaction, booking, retake) }
  }
  await refundLatePayment(transaction, attempt)
  return { retaken: null }
}
