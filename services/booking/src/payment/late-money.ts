import type { StoredBooking } from '../booking/booking-store.ts'
import { applyMove, type HomeChange } from '../booking/change-home.ts'
import { decide, type Move } from '../booking/lifecycle.ts'
import { countIntroUses, takenRanges } from '../calendar/calendar-store.ts'
import { asLongAsAsked, type Deps } from '../deps.ts'
import type { StoredAttempt } from './payment-store.ts'
import { planLateRefund } from './refund-store.ts'

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
export const askIntroRoom = async (deps: Deps, booking: StoredBooking, now: Date): Promise<IntroRoom | undefined> => {
  if (booking.quote.introUsed === null || !mayRetake(booking, now)) return undefined
  const { listingId, checkIn, checkOut } = booking
  const counted = await countIntroUses(deps.db.client, listingId)
  const quoted = await deps.pricing.quote({ listingId, checkIn, checkOut, introUsed: counted }, asLongAsAsked)
  return { counted, left: quoted.ok && quoted.value.introUsed !== null }
}

/** What became of late money: the booking that took its dates again, or null where the money goes back. */
export interface LateOutcome {
  retaken: StoredBooking | null
}

/** Plans that money which came too late goes back whole. */
export const refundLate = async ({ tx, now, alarms }: HomeChange, attempt: StoredAttempt): Promise<void> => {
  const id = await planLateRefund(tx, attempt, now)
  alarms.push({ kind: 'refund', id, at: now })
}

/**
 * Lets late money take the dates again if they are free, else plans its full refund. Answers undefined, with nothing written, when what
 * was asked of pricing no longer holds.
 */
export const takeLateMoney = async (
  change: HomeChange,
  late: { booking: StoredBooking; attempt: StoredAttempt; retake: Move | null; room: IntroRoom | undefined },
): Promise<LateOutcome | undefined> => {
  const { booking, attempt, retake, room } = late
  const taken = await takenRanges(change.tx, booking.listingId, booking.checkIn, booking.checkOut)
  if (retake && taken.length === 0) {
    if (booking.quote.introUsed === null) return { retaken: await applyMove(change, booking, retake) }
    if (room?.counted !== (await countIntroUses(change.tx, booking.listingId))) return undefined
    if (room.left) return { retaken: await applyMove(change, booking, retake) }
  }
  await refundLate(change, attempt)
  return { retaken: null }
}
