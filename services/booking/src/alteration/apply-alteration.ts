import { type StoredBooking, touchBooking, writeAltered } from '../booking/booking-store.ts'
import { declineOverlapping, type HomeChange } from '../booking/change-home.ts'
import { deadlineOf } from '../booking/lifecycle.ts'
import { freeDates, freeHeld, returnIntroUse, takeDates } from '../calendar/calendar-store.ts'
import { endAttempts } from '../payment/payment-store.ts'
import { planRefund } from '../payment/plan-refund.ts'
import { alterationTold, alteredTold, isTold } from './alteration-fact.ts'
import type { AlterationMove } from './alteration-lifecycle.ts'
import { type StoredAlteration, writeAlteration } from './alteration-store.ts'
import { sharesBetween } from './price-difference.ts'

/** Gives back by how much a changed stay costs less. */
const refundDifference = async (
  change: HomeChange,
  booking: StoredBooking,
  alteration: StoredAlteration,
): Promise<void> => {
  if (alteration.differenceOre >= 0) return
  const shares = sharesBetween(alteration.quote, booking.quote)
  await planRefund(change, booking, { amountOre: -alteration.differenceOre, shares }, { reason: 'alteration' })
}

/** Moves a booking to the dates, guests and price of its change, and tells of it. Returns the booking as it is then. */
const applyAlteration = async (
  change: HomeChange,
  booking: StoredBooking,
  alteration: StoredAlteration,
): Promise<StoredBooking> => {
  const { tx, now, calendar, alarms } = change
  await refundDifference(change, booking, alteration)
  if (booking.quote.introUsed !== null && alteration.quote.introUsed === null)
    calendar.introUses ||= await returnIntroUse(tx, booking.id)
  await freeDates(tx, booking.id)
  await takeDates(tx, { ...alteration, id: booking.id, listingId: booking.listingId })
  calendar.dates = true
  const { checkIn, checkOut, guests, quote, newCheckInAt: checkInAt } = alteration
  const deadlineAt = deadlineOf({ ...booking, checkOut })
  const altered = await writeAltered(tx, booking.id, { checkIn, checkOut, checkInAt, guests, quote, deadlineAt }, now)
  change.events.push(alteredTold(altered, alteration))
  if (deadlineAt) alarms.push({ kind: 'deadline', id: booking.id, at: deadlineAt })
  await declineOverlapping(change, altered)
  return altered
}

/**
 * Writes a move of a change and what follows from it, under the home's lock: the stay changed, or its held nights free and its payment
 * ended; notes events and alarms. Returns the booking as it is then.
 */
export const moveAlteration = async (
  change: HomeChange,
  booking: StoredBooking,
  alteration: StoredAlteration,
  move: AlterationMove,
): Promise<StoredBooking> => {
  const { tx, now, calendar, alarms } = change
  await writeAlteration(tx, alteration.id, move, now)
  if (move.to === 'applied') return applyAlteration(change, booking, alteration)
  if (move.deadlineAt) alarms.push({ kind: 'alteration', id: alteration.id, at: move.deadlineAt })
  else {
    if (await freeHeld(tx, alteration.id)) calendar.dates = true
    for (const id of await endAttempts(tx, booking.id, now)) alarms.push({ kind: 'payment', id, at: now })
  }
  if (!isTold(move)) return booking
  const touched = { ...booking, revision: await touchBooking(tx, booking.id, now) }
  change.events.push(alterationTold(touched, alteration, move))
  return touched
}
