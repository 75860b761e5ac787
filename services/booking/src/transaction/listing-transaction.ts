import { err, type ListingId, type Result } from '@nordbo/contracts'
import { type Call, type OutgoingEvent, sqlState } from '@nordbo/service-kit'
import { lockListing } from '../booking/booking-store.ts'
import type { Alarm } from '../core/alarms.ts'
import type { Tx } from '../core/database.ts'
import type { Deps } from '../core/deps.ts'
import { type CalendarChange, recordCalendarChange } from '../occupancy/calendar-events.ts'

/** One database transaction on the bookings of one listing, under the listing's lock. */
export interface ListingTransaction {
  tx: Tx
  now: Date
  calendar: CalendarChange
  /** Events to emit at the end of the transaction. */
  events: OutgoingEvent[]
  /** Alarms to set after the commit. */
  alarms: Alarm[]
}

/** Runs a database transaction: directly, or as the command of a call that stores its answer. */
type RunTransaction = <T>(work: (tx: Tx) => Promise<Result<T>>) => Promise<Result<T>>
type Work<T> = (transaction: ListingTransaction) => Promise<Result<T>>

/** Wraps a database transaction that already holds the listing's lock. */
export const openListingTransaction = (tx: Tx, listingId: ListingId, now: Date): ListingTransaction => ({
  tx,
  now,
  calendar: { listingId, now, dates: false, introUses: false },
  events: [],
  alarms: [],
})

const emitEvents = async (deps: Deps, { tx, calendar, events }: ListingTransaction): Promise<void> => {
  const changed = calendar.dates || calendar.introUses
  const recorded = changed ? await recordCalendarChange(tx, calendar) : undefined
  await deps.kit.emitAll(tx, [...events, ...(recorded?.events ?? [])])
}

const runLocked = async <T>(
  deps: Deps,
  run: RunTransaction,
  { listingId, now }: { listingId: ListingId; now: Date },
  work: Work<T>,
): Promise<Result<T>> => {
  let alarms: Alarm[] = []
  const result = await run(async (tx) => {
    const transaction = openListingTransaction(tx, listingId, now)
    await lockListing(tx, listingId)
    const outcome = await work(transaction)
    if (outcome.ok) await emitEvents(deps, transaction)
    alarms = transaction.alarms
    return outcome
  })
  if (result.ok) await deps.alarms.set(alarms)
  return result
}

/** Locks a listing, runs the work, emits its events and the calendar's, commits, and sets the alarms. */
export const inListingTransaction = <T>(
  deps: Deps,
  listing: { listingId: ListingId; now: Date },
  work: Work<T>,
): Promise<Result<T>> => runLocked(deps, (inTx) => deps.sql.transaction(inTx), listing, work)

/**
 * Runs the work as the command of a call, whose answer is stored under its idempotency key. Answers `booking.datesTaken` when the
 * database refuses dates that another transaction took first.
 */
export const runListingCommand = async <T>(
  deps: Deps,
  call: Call,
  listingId: ListingId,
  work: Work<T>,
): Promise<Result<T>> => {
  try {
    return await runLocked(deps, (inTx) => call.command(deps.sql, inTx), { listingId, now: call.now }, work)
  } catch (error) {
    if (sqlState(error) === '23P01') return err('booking.datesTaken')
    throw error
  }
}
