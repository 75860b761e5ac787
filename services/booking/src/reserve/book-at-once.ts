import { type Call, commandAtOnce } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { makeBooking, toStored } from './new-booking.ts'
import { calendarEvents, newBookingEvent } from './new-booking-events.ts'
import { storeBookingAtOnce } from './new-booking-store.ts'
import { answerOf, type Outcome } from './outcome.ts'
import type { BookingInput, PreparedBooking } from './prepare-booking.ts'

/**
 * Stores a prepared booking in one statement. Everything was decided from what was read before; the statement takes the locks and stores
 * the booking only if that is still the same. Returns undefined and stores nothing where it is not, where holds are replaced, or where the
 * booking is refused: then `storeBooking` decides under the locks.
 */
export const bookAtOnce = async (
  deps: Deps,
  call: Call,
  prepared: PreparedBooking,
  input: BookingInput,
): Promise<Outcome | undefined> => {
  const { quote, context, availability } = prepared
  if (availability.replaced.length > 0) return undefined
  const made = makeBooking(prepared, input, availability, call.now)
  if (!made.ok) return undefined
  const booking = made.value
  const { takesDates, usesIntro } = booking
  const events = deps.kit.prepareEvents([
    newBookingEvent(prepared, input, booking),
    ...calendarEvents(
      { listingId: input.listingId, now: call.now, dates: takesDates, introUses: usesIntro },
      {
        revision: context.calendarRevision + 1,
        context,
        replaced: [],
        own: takesDates ? { from: input.checkIn, to: input.checkOut } : null,
        introUsed: availability.introUsed + (usesIntro ? 1 : 0),
      },
    ),
  ])
  const stored = toStored(booking)
  const isFirst = quote.waivedFeePercent !== undefined
  const done = await commandAtOnce(call, answerOf(stored, quote.totalOre), (command) =>
    storeBookingAtOnce(deps.sql.client, { command, booking, basis: context.basis, isFirst, events: events.json }),
  )
  if (!done) return undefined
  if (!done.stored) return { booked: done.result, planned: null }
  events.announce()
  await deps.alarms.set(stored.alarms)
  return { booked: done.result, planned: stored.attempt && { attempt: stored.attempt, customer: context.customer } }
}
