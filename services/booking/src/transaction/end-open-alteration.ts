import { findOpenAlteration, updateAlteration } from '../booking/alteration-store.ts'
import { decideAlteration } from '../lifecycle/alteration-lifecycle.ts'
import { releaseHeldDates } from '../occupancy/calendar-store.ts'
import { endAttempts } from '../payment/payment-store.ts'
import type { ListingTransaction } from './listing-transaction.ts'

/**
 * Ends the open alteration of a booking that ends: releases its held nights and ends its payment. It has no event of its own; the
 * booking's event covers it.
 */
export const endOpenAlteration = async (
  { tx, now, calendar, alarms }: ListingTransaction,
  bookingId: string,
): Promise<void> => {
  const alteration = await findOpenAlteration(tx, bookingId)
  if (!alteration) return
  const decided = decideAlteration(alteration, 'bookingEnded', now)
  if (!decided.ok) return
  await updateAlteration(tx, alteration.id, decided.value, now)
  if (await releaseHeldDates(tx, alteration.id)) calendar.dates = true
  for (const id of await endAttempts(tx, bookingId, now)) alarms.push({ kind: 'payment', id, at: now })
}
