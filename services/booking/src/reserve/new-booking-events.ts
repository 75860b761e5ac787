import { bookingEvents, type DateRange, withPreparation } from '@nordbo/contracts'
import { type OutgoingEvent, outgoing } from '@nordbo/service-kit'
import { bookingFact, bookingNotices } from '../booking/booking-events.ts'
import { type CalendarChange, calendarChangedEvent, introUsesChangedEvent } from '../occupancy/calendar-events.ts'
import type { BookingContext, Hold } from './booking-context.ts'
import type { NewBooking } from './new-booking.ts'
import type { BookingInput, PreparedBooking } from './prepare-booking.ts'

/** The event of a new hold or request. */
export const newBookingEvent = (
  prepared: PreparedBooking,
  input: BookingInput,
  { id, move }: Pick<NewBooking, 'id' | 'move'>,
): OutgoingEvent => {
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

/** The calendar events of a new booking, built from the context that was read under the lock instead of reading it again. */
export const calendarEvents = (
  calendar: CalendarChange,
  written: {
    revision: number
    context: BookingContext
    replaced: readonly Hold[]
    own: DateRange | null
    introUsed: number
  },
): OutgoingEvent[] => {
  const { revision, context, replaced, own } = written
  const left = context.closed.filter((range) => !replaced.some((hold) => hold.id === range.bookingId))
  const added = own && context.rules ? withPreparation(context.rules, own) : own
  const closed = added ? [...left, added] : left
  return [
    ...(calendar.dates ? [calendarChangedEvent(calendar.listingId, revision, closed)] : []),
    ...(calendar.introUses ? [introUsesChangedEvent(calendar.listingId, revision, written.introUsed)] : []),
  ]
}
