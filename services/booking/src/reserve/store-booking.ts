import { BookingId, bookingEvents, type DateRange, err, ok, type Result } from '@nordbo/contracts'
import { type OutgoingEvent, outgoing } from '@nordbo/service-kit'
import { bookingFact, bookingNotices } from '../booking/booking-events.ts'
import { findBooking, type StoredBooking } from '../booking/booking-store.ts'
import { readFeeExemptBookings } from '../campaign/campaign-store.ts'
import { FirstBookingTaken, isFirstBooking } from '../campaign/first-booking.ts'
import type { Alarm } from '../core/alarms.ts'
import type { Tx } from '../core/database.ts'
import type { Deps } from '../core/deps.ts'
import { decide, type Move } from '../lifecycle/booking-lifecycle.ts'
import { checkInInstant } from '../lifecycle/deadlines.ts'
import { calendarChangedEvent, introUsesChangedEvent } from '../occupancy/calendar-events.ts'
import { calendarStart } from '../occupancy/calendar-store.ts'
import { IntroUsesChanged } from '../occupancy/intro-uses-changed.ts'
import { newAttempt, type StoredAttempt } from '../payment/payment-store.ts'
import { applyMove } from '../transaction/apply-move.ts'
import { type ListingTransaction, openListingTransaction } from '../transaction/listing-transaction.ts'
import { type BookingContext, checkAvailability, type Hold } from './booking-context.ts'
import { insertBooking, lockAndReadBookingContext } from './new-booking-store.ts'
import type { BookingInput, PreparedBooking } from './prepare-booking.ts'

/** A booking that was just stored, or the guest's hold of exactly this stay. */
export interface StoredNewBooking
  extends Pick<StoredBooking, 'id' | 'status' | 'approvalExpiresAt' | 'paymentDueAt' | 'revision'> {
  /** Its first payment, planned; null where none is due yet. */
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

const newBookingEvent = (prepared: PreparedBooking, input: BookingInput, id: BookingId, move: Move): OutgoingEvent => {
  const booking = {
    id,
    listingId: input.listingId,
    guestId: input.guestId,
    hostId: prepared.home.hostId,
    mode: prepared.home.bookingMode,
    status: move.to,
    checkIn: input.checkIn,
    checkOut: input.checkOut,
    totalOre: prepared.quote.totalOre,
    quote: prepared.quote,
    imported: false,
    revision: 1,
  }
  return outgoing(bookingEvents[move.event], {
    aggregateId: id,
    revision: 1,
    data: bookingFact(booking, 'new'),
    notify: bookingNotices(booking),
  })
}

/** What changed of the calendar, from what was read under the lock and what was just written, without reading it again. */
const calendarEvents = (
  { calendar }: ListingTransaction,
  news: {
    revision: number
    context: BookingContext
    replaced: readonly Hold[]
    own: DateRange | null
    introUsed: number
  },
): OutgoingEvent[] => {
  const { revision, context, replaced, own } = news
  const left = context.taken.filter((range) => !replaced.some((hold) => hold.id === range.bookingId))
  const taken = own ? [...left, own] : left
  return [
    ...(calendar.dates ? [calendarChangedEvent(calendar.listingId, revision, taken)] : []),
    ...(calendar.introUses ? [introUsesChangedEvent(calendar.listingId, revision, news.introUsed)] : []),
  ]
}

/** The guest's hold of exactly this stay, with the same people, words and price: it stays as it is, and so does its deadline. */
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

/**
 * Stores a prepared booking in the running transaction: locks the home, asks again what is free, lets the guest's own overlapping hold
 * make way, takes the dates, reserves the intro use, tells. Refuses as `findOpening` does.
 * @throws IntroUsesMoved when the price that was quoted no longer holds
 * @throws FirstBookingMade when it was to be the home's first booking and another was quicker
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
  const asked = { listingId, guestId, from: calendarStart(now), now }
  const context = await lockAndReadBookingContext(tx, asked)
  const availability = checkAvailability(context, {
    ...{ listingId, mode, now, from: checkIn, to: checkOut },
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

  const checkInAt = checkInInstant(checkIn, home.checkInFrom)
  const state = {
    status: 'new' as const,
    mode,
    checkIn,
    checkOut,
    checkInAt,
    approvalExpiresAt: null,
    paymentDueAt: null,
  }
  const decided = decide(
    state,
    mode === 'instant'
      ? { kind: 'hold', until: availability.value.until }
      : { kind: 'request', autoExpireHours: home.requestAutoExpireHours },
    now,
  )
  if (!decided.ok) return decided
  if (decided.value.kind !== 'moved') return err('booking.transitionRefused')
  const { move } = decided.value

  const transaction = openListingTransaction(tx, listingId, now)
  await replaceHolds(transaction, availability.value.replaced)
  const taken = move.effects.includes('takeDates')
  const usesIntro = quote.introUsed !== null
  transaction.calendar.dates ||= taken
  transaction.calendar.introUses ||= usesIntro
  const id = BookingId.parse(crypto.randomUUID())
  const message = input.message || null
  const attempt = mode === 'instant' ? newAttempt(id, quote.totalOre) : null
  const revision = await insertBooking(
    tx,
    {
      ...input,
      id,
      home,
      mode,
      move,
      checkInAt,
      quote,
      now,
      message,
      heldSince: availability.value.heldSince,
      attemptId: attempt?.id ?? null,
    },
    transaction.calendar.dates || transaction.calendar.introUses,
  )
  await deps.kit.emitAll(tx, [
    ...transaction.events,
    newBookingEvent(prepared, input, id, move),
    ...calendarEvents(transaction, {
      revision,
      context,
      replaced: availability.value.replaced,
      own: taken ? { from: checkIn, to: checkOut } : null,
      introUsed: availability.value.introUsed + (usesIntro ? 1 : 0),
    }),
  ])
  if (move.deadlineAt) transaction.alarms.push({ kind: 'deadline', id, at: move.deadlineAt })
  const { to: status, approvalExpiresAt, paymentDueAt } = move
  return ok({ id, status, approvalExpiresAt, paymentDueAt, revision: 1, attempt, alarms: transaction.alarms })
}
