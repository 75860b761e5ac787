import { type StoredAlteration, updateAlteration } from '../booking/alteration-store.ts'
import { incrementRevision, type StoredBooking, updateAlteredStay } from '../booking/booking-store.ts'
import type { AlterationMove } from '../lifecycle/alteration-lifecycle.ts'
import { deadlineOf } from '../lifecycle/booking-states.ts'
import { shareDifference } from '../money/price-difference.ts'
import { freeDates, releaseHeldDates, returnIntroUse, takeDates } from '../occupancy/calendar-store.ts'
import { endAttempts } from '../payment/payment-store.ts'
import { declineOverlapping } from '../transaction/apply-move.ts'
import type { ListingTransaction } from '../transaction/listing-transaction.ts'
import { storeRefundPlan } from '../transaction/store-refunds.ts'
import { alterationEvent, alteredEvent, hasOwnEvent } from './alteration-events.ts'

/** Refunds the difference when the altered stay costs less. */
const refundDifference = async (
  transaction: ListingTransaction,
  booking: StoredBooking,
  alteration: StoredAlteration,
): Promise<void> => {
  if (alteration.differenceOre >= 0) return
  const shares = shareDifference(alteration.quote, booking.quote)
  await storeRefundPlan(
    transaction,
    booking,
    { amountOre: -alteration.differenceOre, shares },
    { reason: 'alteration' },
  )
}

/** Stores the alteration's dates, guests and price in its booking and emits `altered`. Returns the altered booking. */
const applyAlteration = async (
  transaction: ListingTransaction,
  booking: StoredBooking,
  alteration: StoredAlteration,
): Promise<StoredBooking> => {
  const { tx, now, calendar, alarms } = transaction
  await refundDifference(transaction, booking, alteration)
  if (booking.quote.introUsed !== null && alteration.quote.introUsed === null)
    calendar.introUses ||= await returnIntroUse(tx, booking.id)
  await freeDates(tx, booking.id)
  await takeDates(tx, { ...alteration, id: booking.id, listingId: booking.listingId })
  calendar.dates = true
  const { checkIn, checkOut, guests, quote, newCheckInAt: checkInAt } = alteration
  const deadlineAt = deadlineOf({ ...booking, checkOut })
  const altered = await updateAlteredStay(
    tx,
    booking.id,
    { checkIn, checkOut, checkInAt, guests, quote, deadlineAt },
    now,
  )
  transaction.events.push(alteredEvent(altered, alteration))
  if (deadlineAt) alarms.push({ kind: 'deadline', id: booking.id, at: deadlineAt })
  await declineOverlapping(transaction, altered)
  return altered
}

/**
 * Stores a move of an alteration under the listing's lock. An applied alteration changes the stay; an ended one releases its held
 * nights and ends its payment. Adds events and alarms to the transaction, and returns the booking after it.
 */
export const moveAlteration = async (
  transaction: ListingTransaction,
  booking: StoredBooking,
  alteration: StoredAlteration,
  move: AlterationMove,
): Promise<StoredBooking> => {
  const { tx, now, calendar, alarms } = transaction
  await updateAlteration(tx, alteration.id, move, now)
  if (move.to === 'applied') return applyAlteration(transaction, booking, alteration)
  if (move.deadlineAt) alarms.push({ kind: 'alteration', id: alteration.id, at: move.deadlineAt })
  else {
    if (await releaseHeldDates(tx, alteration.id)) calendar.dates = true
    for (const id of await endAttempts(tx, booking.id, now)) alarms.push({ kind: 'payment', id, at: now })
  }
  if (!hasOwnEvent(move)) return booking
  const touched = { ...booking, revision: await incrementRevision(tx, booking.id, now) }
  transaction.events.push(alterationEvent(touched, alteration, move))
  return touched
}
