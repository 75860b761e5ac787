import { BookingId, err, ok, type Result } from '@nordbo/contracts'
import { findBooking, type StoredBooking } from '../booking/booking-store.ts'
import { readFeeExemptBookings } from '../campaign/campaign-store.ts'
import { FirstBookingTaken, isFirstBooking } from '../campaign/first-booking.ts'
import type { Alarm } from '../core/alarms.ts'
import type { Tx } from '../core/database.ts'
import type { Deps } from '../core/deps.ts'
import { decide, type Move } from '../lifecycle/booking-lifecycle.ts'
import { checkInInstant } from '../lifecycle/deadlines.ts'
import { calendarStart } from '../occupancy/calendar-store.ts'
import { IntroUsesChanged } from '../occupancy/intro-uses-changed.ts'
import { newAttempt, type StoredAttempt } from '../payment/payment-store.ts'
import { applyMove } from '../transaction/apply-move.ts'
import { type ListingTransaction, openListingTransaction } from '../transaction/listing-transaction.ts'
import { type Availability, type BookingContext, checkAvailability, type Hold } from './booking-context.ts'
import { calendarEvents, newBookingEvent } from './new-booking-events.ts'
import { insertBooking, lockAndReadBookingContext } from './new-booking-store.ts'
import type { BookingInput, PreparedBooking } from './prepare-booking.ts'

/** A stored booking, or the guest's existing hold of exactly this stay. */
export interface StoredNewBooking
  extends Pick<StoredBooking, 'id' | 'status' | 'approvalExpiresAt' | 'paymentDueAt' | 'revision'> {
  /** Its first payment; null where none is due yet. */
  attempt: StoredAttempt | null
  alarms: Alarm[]
}

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

/** The move that makes the booking a hold or a request. */
const firstMove = (
  { home }: PreparedBooking,
  { checkIn, checkOut }: BookingInput,
  holdUntil: Date | null,
  now: Date,
): Result<{ move: Move; checkInAt: Date }> => {
  const mode = home.bookingMode
  const checkInAt = checkInInstant(checkIn, home.checkInFrom)
  const decided = decide(
    { status: 'new', mode, checkIn, checkOut, checkInAt, approvalExpiresAt: null, paymentDueAt: null },
    mode === 'instant'
      ? { kind: 'hold', until: holdUntil }
      : { kind: 'request', autoExpireHours: home.requestAutoExpireHours },
    now,
  )
  if (!decided.ok) return decided
  return decided.value.kind === 'moved' ? ok({ move: decided.value.move, checkInAt }) : err('booking.transitionRefused')
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
    move: Move
    checkInAt: Date
  },
): Promise<StoredNewBooking> => {
  const { prepared, input, now, context, availability, move, checkInAt } = checked
  const { home, quote } = prepared
  const { replaced, heldSince } = availability
  const mode = home.bookingMode
  const transaction = openListingTransaction(tx, input.listingId, now)
  const { calendar, alarms } = transaction
  await replaceHolds(transaction, replaced)
  const taken = move.effects.includes('takeDates')
  const usesIntro = quote.introUsed !== null
  calendar.dates ||= taken
  calendar.introUses ||= usesIntro
  const id = BookingId.parse(crypto.randomUUID())
  const message = input.message || null
  const attempt = mode === 'instant' ? newAttempt(id, quote.totalOre) : null
  const attemptId = attempt?.id ?? null
  const revision = await insertBooking(
    tx,
    { ...input, id, home, mode, move, checkInAt, quote, now, message, heldSince, attemptId },
    calendar.dates || calendar.introUses,
  )
  await deps.kit.emitAll(tx, [
    ...transaction.events,
    newBookingEvent(prepared, input, id, move),
    ...calendarEvents(transaction, {
      revision,
      context,
      replaced,
      own: taken ? { from: input.checkIn, to: input.checkOut } : null,
      introUsed: availability.introUsed + (usesIntro ? 1 : 0),
    }),
  ])
  if (move.deadlineAt) alarms.push({ kind: 'deadline', id, at: move.deadlineAt })
  const { to: status, approvalExpiresAt, paymentDueAt } = move
  return { id, status, approvalExpiresAt, paymentDueAt, revision: 1, attempt, alarms }
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

  const moved = firstMove(prepared, input, availability.value.until, now)
  if (!moved.ok) return moved
  const stored = await insertPrepared(deps, tx, {
    prepared,
    input,
    now,
    context,
    availability: availability.value,
    ...moved.value,
  })
  return ok(stored)
}
