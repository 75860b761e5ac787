import { ok, type Result } from '@nordbo/contracts'
import { findBooking } from '../booking/booking-store.ts'
import { readFeeExemptBookings } from '../campaign/campaign-store.ts'
import { FirstBookingTaken, isFirstBooking } from '../campaign/first-booking.ts'
import type { Tx } from '../core/database.ts'
import type { Deps } from '../core/deps.ts'
import { decide } from '../lifecycle/booking-lifecycle.ts'
import { calendarStart } from '../occupancy/calendar-store.ts'
import { IntroUsesChanged } from '../occupancy/intro-uses-changed.ts'
import { applyMove } from '../transaction/apply-move.ts'
import { type ListingTransaction, openListingTransaction } from '../transaction/listing-transaction.ts'
import { type Availability, type BookingContext, checkAvailability, type Hold } from './booking-context.ts'
import { lockAndReadBookingContext } from './booking-context-store.ts'
import { makeBooking, type NewBooking, type StoredNewBooking, toStored } from './new-booking.ts'
import { calendarEvents, newBookingEvent } from './new-booking-events.ts'
import { insertBooking } from './new-booking-store.ts'
import type { BookingInput, PreparedBooking } from './prepare-booking.ts'

const replaceHolds = async (transaction: ListingTransaction, holds: readonly Hold[]): Promise<void> => {
  for (const hold of holds) {
    const booking = await findBooking(transaction.tx, hold.id)
    const decided = booking && decide(booking, { kind: 'replaceHold' }, transaction.now)
    if (booking && decided?.ok && decided.value.kind === 'moved')
      await applyMove(transaction, booking, decided.value.move)
  }
}

/** The guest's existing hold with the same dates, guests, message and price. It stays as it is, with its deadline. */
const findIdenticalHold = async (
  tx: Tx,
  same: Hold | null,
  { quote }: PreparedBooking,
  { guests, message }: BookingInput,
): Promise<StoredNewBooking | undefined> => {
  const hold = same ? await findBooking(tx, same.id) : undefined
  if (hold?.status !== 'pending' || hold.totalOre !== quote.totalOre || hold.message !== (message || null))
    return undefined
  const alike = (['adults', 'children', 'babies', 'pets'] as const).every((kind) => hold.guests[kind] === guests[kind])
  return alike ? { ...hold, attempt: null, alarms: [] } : undefined
}

/** Replaces holds, inserts the booking and emits the events. */
const insertPrepared = async (
  deps: Deps,
  tx: Tx,
  checked: {
    prepared: PreparedBooking
    input: BookingInput
    now: Date
    context: BookingContext
    availability: Availability
    booking: NewBooking
  },
): Promise<StoredNewBooking> => {
  const { prepared, input, now, context, availability, booking } = checked
  const { takesDates, usesIntro } = booking
  const { replaced } = availability
  const transaction = openListingTransaction(tx, input.listingId, now)
  const { calendar, alarms } = transaction
  await replaceHolds(transaction, replaced)
  calendar.dates ||= takesDates
  calendar.introUses ||= usesIntro
  const revision = await insertBooking(tx, booking, calendar.dates || calendar.introUses)
  await deps.kit.emitAll(tx, [
    ...transaction.events,
    newBookingEvent(prepared, input, booking),
    ...calendarEvents(calendar, {
      revision,
      context,
      replaced,
      own: takesDates ? { from: input.checkIn, to: input.checkOut } : null,
      introUsed: availability.introUsed + (usesIntro ? 1 : 0),
    }),
  ])
  const stored = toStored(booking)
  return { ...stored, alarms: [...alarms, ...stored.alarms] }
}

/**
 * Stores a prepared booking in the running transaction: locks the listing, checks availability again, replaces the guest's own
 * overlapping holds, takes the dates, reserves the intro use, emits events. Refuses as `checkAvailability` does.
 * @throws IntroUsesChanged when the quoted price no longer holds
 * @throws FirstBookingTaken when another booking became the listing's first
 */
export const storeBooking = async (
  deps: Deps,
  tx: Tx,
  prepared: PreparedBooking,
  input: BookingInput,
  now: Date,
): Promise<Result<StoredNewBooking>> => {
  const { home, quote } = prepared
  const { listingId, guestId, checkIn, checkOut } = input
  const mode = home.bookingMode
  const context = await lockAndReadBookingContext(tx, { listingId, guestId, from: calendarStart(now), now })
  const availability = checkAvailability(context, {
    listingId,
    mode,
    now,
    from: checkIn,
    to: checkOut,
    mostNights: deps.kit.config.HELD_NIGHTS_LIMIT,
  })
  if (!availability.ok) return availability
  const again = await findIdenticalHold(tx, availability.value.same, prepared, input)
  if (again) return ok(again)
  if (quote.introUsed !== null && availability.value.introUsed > quote.introUsed) throw new IntroUsesChanged()
  if (
    quote.waivedFeePercent !== undefined &&
    !isFirstBooking(await readFeeExemptBookings(tx, listingId), availability.value.replaced)
  )
    throw new FirstBookingTaken()

  const made = makeBooking(prepared, input, availability.value, now)
  if (!made.ok) return made
  const checked = { prepared, input, now, context, availability: availability.value, booking: made.value }
  return ok(await insertPrepared(deps, tx, checked))
}
