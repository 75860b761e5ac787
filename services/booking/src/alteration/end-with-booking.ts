import type { HomeChange } from '../booking/change-home.ts'
import { freeHeld } from '../calendar/calendar-store.ts'
import { endAttempts } from '../payment/payment-store.ts'
import { decideAlteration } from './alteration-lifecycle.ts'
import { openAlterationOf, writeAlteration } from './alteration-store.ts'

/** Ends the open change of a booking that ends, with its held nights and its payment; the booking's own event tells of it. */
export const endWithBooking = async ({ tx, now, calendar, alarms }: HomeChange, bookingId: string): Promise<void> => {
  const alteration = await openAlterationOf(tx, bookingId)
  if (!alteration) return
  const decided = decideAlteration(alteration, 'bookingEnded', now)
  if (!decided.ok) return
  await writeAlteration(tx, alteration.id, decided.value, now)
  if (await freeHeld(tx, alteration.id)) calendar.dates = true
  for (const id of await endAttempts(tx, bookingId, now)) alarms.push({ kind: 'payment', id, at: now })
}
