import { bookingEvents, type DateRange, type ListingId } from '@nordbo/contracts'
import { type OutgoingEvent, outgoing } from '@nordbo/service-kit'
import type { Tx } from '../core/database.ts'
import { calendarStart, countIntroUses, findTakenRanges, nextCalendarRevision } from './calendar-store.ts'
import { mergeRanges } from './ranges.ts'

/** What a transaction changed in a listing's calendar. */
export interface CalendarChange {
  listingId: ListingId
  now: Date
  dates: boolean
  introUses: boolean
}

/** The event with all future taken ranges of a listing. */
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

/** The event with the number of a listing's intro uses. */
export const introUsesChangedEvent = (listingId: ListingId, revision: number, used: number): OutgoingEvent =>
  outgoing(bookingEvents.introUsesChanged, { aggregateId: listingId, revision, data: { listingId, used } })

/** Increments the calendar's revision for a change, under the listing's lock. Returns the revision and the events to emit. */
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
