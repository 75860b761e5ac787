import { bookingEvents, type DateRange, type ListingId } from '@nordbo/contracts'
import { type OutgoingEvent, outgoing } from '@nordbo/service-kit'
import type { Tx } from '../core/database.ts'
import { calendarStart, countIntroUses, findTakenRanges, nextCalendarRevision } from './calendar-store.ts'
import { mergeRanges } from './ranges.ts'

/** What changed of a home's calendar in a transaction. */
export interface CalendarChange {
  listingId: ListingId
  now: Date
  dates: boolean
  introUses: boolean
}

/** A home's whole future at a revision. */
export const calendarChangedEvent = (
  listingId: ListingId,
  revision: number,
  taken: readonly DateRange[],
): OutgoingEvent =>
  outgoing(bookingEvents.calendarChanged, {
    aggregateId: listingId,
    revision,
    data: { listingId, occupied: mergeRanges(taken.map(({ from, to }) => ({ from, to }))) },
  })

/** How many intro uses a home has at a revision. */
export const introUsesChangedEvent = (listingId: ListingId, revision: number, used: number): OutgoingEvent =>
  outgoing(bookingEvents.introUsesChanged, { aggregateId: listingId, revision, data: { listingId, used } })

/** Counts what a transaction changed of a home's calendar, under the home's lock. Answers the new revision and what is to be told. */
export const recordCalendarChange = async (
  tx: Tx,
  { listingId, now, dates, introUses }: CalendarChange,
): Promise<{ revision: number; events: OutgoingEvent[] }> => {
  const revision = await nextCalendarRevision(tx, listingId)
  const events: OutgoingEvent[] = []
  if (dates)
    events.push(calendarChangedEvent(listingId, revision, await findTakenRanges(tx, listingId, calendarStart(now))))
  if (introUses) events.push(introUsesChangedEvent(listingId, revision, await countIntroUses(tx, listingId)))
  return { revision, events }
}
