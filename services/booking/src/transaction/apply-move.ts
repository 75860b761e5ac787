import type { DeclineCode } from '@nordbo/contracts'
import { movedEvent } from '../booking/booking-events.ts'
import { findOverlappingRequests, type StoredBooking, updateWithMove } from '../booking/booking-store.ts'
import { moveAlarms } from '../core/alarms.ts'
import { decide, type Move } from '../lifecycle/booking-lifecycle.ts'
import { freeDates, reserveIntroUse, returnIntroUse, takeDates } from '../occupancy/calendar-store.ts'
import { endAttempts } from '../payment/payment-store.ts'
import { endOpenAlteration } from './end-open-alteration.ts'
import type { ListingTransaction } from './listing-transaction.ts'

/** Why a booking was declined or cancelled. */
export interface Reasons {
  declineReason?: string | undefined
  declineCode?: DeclineCode
  cancelReason?: string | undefined
}

/** Declines the open requests that overlap a confirmed stay. */
export const declineOverlapping = async (transaction: ListingTransaction, winner: StoredBooking): Promise<void> => {
  for (const request of await findOverlappingRequests(transaction.tx, winner.listingId, winner)) {
    const decided = decide(request, { kind: 'overtakenByConfirmation' }, transaction.now)
    if (decided.ok && decided.value.kind === 'moved')
      await applyMove(transaction, request, decided.value.move, { declineCode: 'overtaken' })
  }
}

const applyCalendarEffects = async (
  { tx, calendar }: ListingTransaction,
  booking: StoredBooking,
  { effects }: Move,
): Promise<void> => {
  if (effects.includes('takeDates')) await takeDates(tx, booking)
  if (effects.includes('freeDates')) await freeDates(tx, booking.id)
  if (effects.includes('takeDates') || effects.includes('freeDates')) calendar.dates = true
  if (effects.includes('reserveIntroUse') && booking.quote.introUsed !== null) {
    await reserveIntroUse(tx, booking.id, booking.listingId)
    calendar.introUses = true
  }
  if (effects.includes('returnIntroUse') && (await returnIntroUse(tx, booking.id))) calendar.introUses = true
}

/**
 * Stores a move and its effects: dates, intro use, payments to end, overtaken requests. Adds its events and alarms to the transaction.
 * Taking dates that are taken throws SQLSTATE 23P01 and aborts the transaction, so check first where the transaction must go on.
 */
export const applyMove = async (
  transaction: ListingTransaction,
  booking: StoredBooking,
  move: Move,
  reasons: Reasons = {},
): Promise<StoredBooking> => {
  const { tx, now, alarms } = transaction
  const { effects } = move
  await applyCalendarEffects(transaction, booking, move)
  if (effects.includes('endAlteration')) await endOpenAlteration(transaction, booking.id)
  if (effects.includes('endPayment'))
    alarms.push(...(await endAttempts(tx, booking.id, now)).map((id) => ({ kind: 'payment' as const, id, at: now })))

  const moved = await updateWithMove(tx, booking, move, {
    now,
    declineReason: reasons.declineReason ?? booking.declineReason,
    declineCode: reasons.declineCode ?? booking.declineCode,
    cancelReason: reasons.cancelReason ?? booking.cancelReason,
  })
  transaction.events.push(movedEvent(moved, move))
  alarms.push(...moveAlarms(moved.id, move))
  if (effects.includes('declineOverlapping')) await declineOverlapping(transaction, moved)
  return moved
}
