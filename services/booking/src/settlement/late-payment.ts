import type { StoredBooking } from '../booking/booking-store.ts'
import { callOptions, type Deps } from '../core/deps.ts'
import { decide, type Move } from '../lifecycle/booking-lifecycle.ts'
import { countIntroUses } from '../occupancy/calendar-store.ts'
import { findClosedRanges } from '../occupancy/closed-ranges.ts'
import type { StoredAttempt } from '../payment/payment-store.ts'
import { applyMove } from '../transaction/apply-move.ts'
import type { ListingTransaction } from '../transaction/listing-transaction.ts'
import { refundLatePayment } from '../transaction/store-refunds.ts'

/** Whether an intro use is left when the listing has `counted` of them. */
export interface IntroRoom {
  counted: number
  left: boolean
}

/** Is this payment late, with a chance to retake the dates? */
const mayRetake = (booking: StoredBooking, now: Date): boolean => {
  const decided = decide(booking, { kind: 'paymentSucceeded' }, now)
  return decided.ok && decided.value.kind === 'latePayment' && decided.value.retake !== null
}

/**
 * Asks pricing, before any transaction, whether a lapsed booking with the intro price may still have it. Undefined where that does not
 * matter.
 */
export const checkIntroRoom = async (deps: Deps, booking: StoredBooking, now: Date): Promise<IntroRoom | undefined> => {
  if (booking.quote.introUsed === null || !mayRetake(booking, now)) return undefined
  const { listingId, checkIn, checkOut } = booking
  const counted = await countIntroUses(deps.reads, listingId)
  const quoted = await deps.pricing.quote({ listingId, checkIn, checkOut, introUsed: counted }, callOptions)
  return { counted, left: quoted.ok && quoted.value.introUsed !== null }
}

/** The booking that retook its dates, or null where the payment is refunded. */
export interface LatePaymentOutcome {
  retaken: StoredBooking | null
}

/**
 * Retakes the dates for a late payment if they are free, else stores its full refund. Returns undefined and stores nothing when
 * pricing's answer is outdated.
 */
export const applyLatePayment = async (
  transaction: ListingTransaction,
  late: { booking: StoredBooking; attempt: StoredAttempt; retake: Move | null; room: IntroRoom | undefined },
): Promise<LatePaymentOutcome | undefined> => {
  const { booking, attempt, retake, room } = late
  const { listingId, checkIn, checkOut } = booking
  const { closed } = await findClosedRanges(transaction.tx, listingId, { from: checkIn, to: checkOut })
  if (retake && closed.length === 0) {
    if (booking.quote.introUsed === null) return { retaken: await applyMove(transaction, booking, retake) }
    if (room?.counted !== (await countIntroUses(transaction.tx, booking.listingId))) return undefined
    if (room.left) return { retaken: await applyMove(transaction, booking, retake) }
  }
  await refundLatePayment(transaction, attempt)
  return { retaken: null }
}
