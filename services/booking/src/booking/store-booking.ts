import { BookingId, bookingEvents, type DateRange, err, ok, type Result } from '@nordbo/contracts'
import { type OutgoingEvent, outgoing } from '@nordbo/service-kit'
import type { Alarm } from '../alarms.ts'
import { calendarStart } from '../calendar/calendar-store.ts'
import { IntroUsesMoved } from '../calendar/intro-uses-moved.ts'
import { introUsesTold, occupiedTold } from '../calendar/tell-calendar.ts'
import { readFirsts } from '../campaign/campaign-store.ts'
import { FirstBookingMade, isFirst } from '../campaign/first-booking.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { newAttempt, type StoredAttempt } from '../payment/payment-store.ts'
import { factOf, noticesOf } from './booking-fact.ts'
import { findBooking, type StoredBooking } from './booking-store.ts'
import { applyMove, type HomeChange, openChange } from './change-home.ts'
import { checkInInstant } from './deadlines.ts'
import { decide, type Move } from './lifecycle.ts'
import { insertBooking, lockAndReadSituation } from './new-booking-store.ts'
import type { PreparedBooking, Wish } from './prepare-booking.ts'
import { findOpening, type Hold, type Situation } from './situation.ts'

/** A booking that was just stored, or the guest's hold of exactly this stay. */
export interface NewlyBooked
  extends Pick<StoredBooking, 'id' | 'status' | 'approvalExpiresAt' | 'paymentDueAt' | 'revision'> {
  /** Its first payment, planned; null where none is due yet. */
  attempt: StoredAttempt | null
  alarms: Alarm[]
}

const replaceHolds = async (change: HomeChange, holds: readonly Hold[]): Promise<void> => {
  for (const hold of holds) {
    const booking = await findBooking(change.tx, hold.id)
    const decided = booking && decide(booking, { kind: 'replaceHold' }, change.now)
    if (booking && decided?.ok && decided.value.kind === 'moved') await applyMove(change, booking, decided.value.move)
  }
}

const newBookingTold = (prepared: PreparedBooking, wish: Wish, id: BookingId, move: Move): OutgoingEvent => {
  const booking = {
    id,
    listingId: wish.listingId,
    guestId: wish.guestId,
    hostId: prepared.home.hostId,
    mode: prepared.home.bookingMode,
    status: move.to,
    checkIn: wish.checkIn,
    checkOut: wish.checkOut,
    totalOre: prepared.quote.totalOre,
    quote: prepared.quote,
    imported: false,
    revision: 1,
  }
  return outgoing(bookingEvents[move.event], {
    aggregateId: id,
    revision: 1,
    data: factOf(booking, 'new'),
    notify: noticesOf(booking),
  })
}

/** What changed of the calendar, from what was read under the lock and what was just written, without reading it again. */
const calendarTold = (
  { calendar }: HomeChange,
  news: {
    revision: number
    situation: Situation
    replaced: readonly Hold[]
    own: DateRange | null
    introUsed: number
  },
): OutgoingEvent[] => {
  const { revision, situation, replaced, own } = news
  const left = situation.taken.filter((range) => !replaced.some((hold) => hold.id === range.bookingId))
  const taken = own ? [...left, own] : left
  return [
    ...(calendar.dates ? [occupiedTold(calendar.listingId, revision, taken)] : []),
    ...(calendar.introUses ? [introUsesTold(calendar.listingId, revision, news.introUsed)] : []),
  ]
}

/** The guest's hold of exactly this stay, with the same people, words and price: it stays as it is, and so does its deadline. */
const heldAlready = async (
  tx: Tx,
  same: Hold | null,
  { quote }: PreparedBooking,
  { guests, message }: Wish,
): Promise<NewlyBooked | undefined> => {
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
  wish: Wish,
  now: Date,
): Promise<Result<NewlyBooked>> => {
  const { home, quote } = prepared
  const { listingId, guestId, checkIn, checkOut } = wish
  const mode = home.bookingMode
  const asked = { listingId, guestId, from: calendarStart(now), now }
  const situation = await lockAndReadSituation(tx, asked)
  const opening = findOpening(situation, {
    ...{ listingId, mode, now, from: checkIn, to: checkOut },
    mostNights: deps.kit.config.HELD_NIGHTS_LIMIT,
  })
  if (!opening.ok) return opening
  const again = await heldAlready(tx, opening.value.same, prepared, wish)
  if (again) return ok(again)
  if (quote.introUsed !== null && opening.value.introUsed > quote.introUsed) throw new IntroUsesMoved()
  if (quote.waivedFeePercent !== undefined && !isFirst(await readFirsts(tx, listingId), opening.value.replaced))
    throw new FirstBookingMade()

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
      ? { kind: 'hold', until: opening.value.until }
      : { kind: 'request', autoExpireHours: home.requestAutoExpireHours },
    now,
  )
  if (!decided.ok) return decided
  if (decided.value.kind !== 'moved') return err('booking.transitionRefused')
  const { move } = decided.value

  const change = openChange(tx, listingId, now)
  await replaceHolds(change, opening.value.replaced)
  const taken = move.effects.includes('takeDates')
  const usesIntro = quote.introUsed !== null
  change.calendar.dates ||= taken
  change.calendar.introUses ||= usesIntro
  const id = BookingId.parse(crypto.randomUUID())
  const message = wish.message || null
  const attempt = mode === 'instant' ? newAttempt(id, quote.totalOre) : null
  const revision = await insertBooking(
    tx,
    {
      ...wish,
      id,
      home,
      mode,
      move,
      checkInAt,
      quote,
      now,
      message,
      heldSince: opening.value.heldSince,
      attemptId: attempt?.id ?? null,
    },
    change.calendar.dates || change.calendar.introUses,
  )
  await deps.kit.emitAll(tx, [
    ...change.events,
    newBookingTold(prepared, wish, id, move),
    ...calendarTold(change, {
      revision,
      situation,
      replaced: opening.value.replaced,
      own: taken ? { from: checkIn, to: checkOut } : null,
      introUsed: opening.value.introUsed + (usesIntro ? 1 : 0),
    }),
  ])
  if (move.deadlineAt) change.alarms.push({ kind: 'deadline', id, at: move.deadlineAt })
  const { to: status, approvalExpiresAt, paymentDueAt } = move
  return ok({ id, status, approvalExpiresAt, paymentDueAt, revision: 1, attempt, alarms: change.alarms })
}
