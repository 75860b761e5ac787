import { bookingEvents, type DeclineCode, err, type ListingId, type Result } from '@nordbo/contracts'
import { type Call, type OutgoingEvent, outgoing, sqlState } from '@nordbo/service-kit'
import type { Alarm } from '../alarms.ts'
import { endWithBooking } from '../alteration/end-with-booking.ts'
import { freeDates, reserveIntroUse, returnIntroUse, takeDates } from '../calendar/calendar-store.ts'
import { type CalendarChange, countCalendar } from '../calendar/tell-calendar.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { endAttempts } from '../payment/payment-store.ts'
import { factOf, noticesOf } from './booking-fact.ts'
import { findOverlappingRequests, lockHome, type StoredBooking, writeMove } from './booking-store.ts'
import { decide, type Move } from './lifecycle.ts'

/** A transaction on the bookings of one home, under its lock. */
export interface HomeChange {
  tx: Tx
  now: Date
  calendar: CalendarChange
  /** What to tell once all of it is written. */
  events: OutgoingEvent[]
  /** What to ring once it is committed. */
  alarms: Alarm[]
}

/** How a transaction is run: plainly, or as the command of a call that stores its answer. */
export type RunTransaction = <T>(work: (tx: Tx) => Promise<Result<T>>) => Promise<Result<T>>

/** Opens a change of a home in a transaction that already holds its lock. */
export const openChange = (tx: Tx, listingId: ListingId, now: Date): HomeChange => ({
  tx,
  now,
  calendar: { listingId, now, dates: false, introUses: false },
  events: [],
  alarms: [],
})

/** Writes the events of a change, its calendar's among them. */
const tellChange = async (deps: Deps, { tx, calendar, events }: HomeChange): Promise<void> => {
  const changed = calendar.dates || calendar.introUses
  const counted = changed ? await countCalendar(tx, calendar) : undefined
  await deps.kit.emitAll(tx, [...events, ...(counted?.events ?? [])])
}

/** Runs a change of one home: takes its lock, works, tells the calendar, commits, sets alarms. */
export const changeHome = async <T>(
  deps: Deps,
  run: RunTransaction,
  home: { listingId: ListingId; now: Date },
  work: (change: HomeChange) => Promise<Result<T>>,
): Promise<Result<T>> => {
  let alarms: Alarm[] = []
  const result = await run(async (tx) => {
    const change = openChange(tx, home.listingId, home.now)
    await lockHome(tx, home.listingId)
    const outcome = await work(change)
    if (outcome.ok) await tellChange(deps, change)
    alarms = change.alarms
    return outcome
  })
  if (result.ok) await deps.alarms.set(alarms)
  return result
}

/**
 * The same as the command of a call, whose answer is stored. Should a transaction that took no lock have been quicker, the database's
 * refusal is `booking.datesTaken`.
 */
export const commandHome = async <T>(
  deps: Deps,
  call: Call,
  listingId: ListingId,
  work: (change: HomeChange) => Promise<Result<T>>,
): Promise<Result<T>> => {
  try {
    return await changeHome(deps, (inTx) => call.command(deps.db, inTx), { listingId, now: call.now }, work)
  } catch (error) {
    if (sqlState(error) === '23P01') return err('booking.datesTaken')
    throw error
  }
}

/** Declines the requests that a confirmed stay overtook. */
export const declineOverlapping = async (change: HomeChange, winner: StoredBooking): Promise<void> => {
  for (const request of await findOverlappingRequests(change.tx, winner.listingId, winner)) {
    const decided = decide(request, { kind: 'overtakenByConfirmation' }, change.now)
    if (decided.ok && decided.value.kind === 'moved')
      await applyMove(change, request, decided.value.move, { declineCode: 'overtaken' })
  }
}

/**
 * Writes a move and what follows from it: dates, intro use, payments to end, overtaken requests; notes its events and alarms.
 * Taking dates that are taken throws SQLSTATE 23P01 and spoils the transaction: look first where that is not the end of it.
 */
export const applyMove = async (
  change: HomeChange,
  booking: StoredBooking,
  move: Move,
  words: { declineReason?: string | undefined; declineCode?: DeclineCode; cancelReason?: string | undefined } = {},
): Promise<StoredBooking> => {
  const { tx, now, calendar, alarms } = change
  const { effects } = move
  if (effects.includes('takeDates')) await takeDates(tx, booking)
  if (effects.includes('freeDates')) await freeDates(tx, booking.id)
  if (effects.includes('takeDates') || effects.includes('freeDates')) calendar.dates = true
  if (effects.includes('reserveIntroUse') && booking.quote.introUsed !== null) {
    await reserveIntroUse(tx, booking.id, booking.listingId)
    calendar.introUses = true
  }
  if (effects.includes('returnIntroUse') && (await returnIntroUse(tx, booking.id))) calendar.introUses = true
  if (effects.includes('endAlteration')) await endWithBooking(change, booking.id)
  if (effects.includes('endPayment'))
    alarms.push(...(await endAttempts(tx, booking.id, now)).map((id) => ({ kind: 'payment' as const, id, at: now })))

  const declineReason = words.declineReason ?? booking.declineReason
  const declineCode = words.declineCode ?? booking.declineCode
  const cancelReason = words.cancelReason ?? booking.cancelReason
  const moved = await writeMove(tx, booking, move, { now, declineReason, declineCode, cancelReason })
  change.events.push(
    outgoing(bookingEvents[move.event], {
      aggregateId: moved.id,
      revision: moved.revision,
      data: factOf(moved, move.from),
      notify: noticesOf(moved),
    }),
  )
  if (move.deadlineAt) alarms.push({ kind: 'deadline', id: moved.id, at: move.deadlineAt })
  if (effects.includes('declineOverlapping')) await declineOverlapping(change, moved)
  return moved
}
