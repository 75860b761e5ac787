import { bookingEvents, type DateRange, type ListingId, mergeRanges } from '@nordbo/contracts'
import { type OutgoingEvent, outgoing } from '@nordbo/service-kit'
import type { Tx } from '../core/database.ts'
import { calendarStart, countIntroUses, nextCalendarRevision } from './calendar-store.ts'
import { findClosedRanges } from './closed-ranges.ts'
import { closeImportedNights } from './imported-nights.ts'

/** What a transaction changed in a listing's calendar. */
export interface CalendarChange {
  listingId: ListingId
  now: Date
  dates: boolean
  introUses: boolean
}

/** The event with all future closed ranges of a listing. */
export const calendarChangedEvent = (
  listingId: ListingId,
  revision: number,
  closed: readonly DateRange[],
): OutgoingEvent =>
  outgoing(bookingEvents.calendarChanged, {
    aggregateId: listingId,
    revision,
    data: { listingId, occupied: mergeRanges(closed.map(({ from, to }) => ({ from, to }))) },
  })

/** The event with the number of a listing's intro uses. */
export const introUsesChangedEvent = (listingId: ListingId, revision: number, used: number): OutgoingEvent =>
  outgoing(bookingEvents.introUsesChanged, { aggregateId: listingId, revision, data: { listingId, used } })

/** Increments the calendar's revision for a change, under the listing's lock, and closes imported nights that it freed. Returns the revision and the events to emit. */
export const recordCalendarChange = async (
  tx: Tx,
  { listingId, now, dates, introUses }: CalendarChange,
): Promise<{ revision: number; events: OutgoingEvent[] }> => {
  const { revision, imports } = await nextCalendarRevision(tx, listingId)
  if (dates && imports) await closeImportedNights(tx, [listingId])
  const events: OutgoingEvent[] = []
  if (dates) {
    const { closed } = await findClosedRanges(tx, listingId, { from: calendarStart(now), to: null })
    events.push(calendarChangedEvent(listingId, revision, closed))
  }
  if (introUses) events.push(introUsesChangedEvent(listingId, revision, await countIntroUses(tx, listingId)))
  return { revision, events }
}
