import { type BookingFact, BookingStatus, bookingEvents } from '@nordbo/contracts'
import { type NoticeDraft, type OutgoingEvent, outgoing } from '@nordbo/service-kit'
import type { Move } from '../lifecycle/booking-lifecycle.ts'
import type { Stage } from '../lifecycle/booking-transitions.ts'
import type { StoredBooking } from './booking-store.ts'

type FactSource = Pick<
  StoredBooking,
  | 'id'
  | 'listingId'
  | 'guestId'
  | 'hostId'
  | 'mode'
  | 'status'
  | 'checkIn'
  | 'checkOut'
  | 'totalOre'
  | 'quote'
  | 'imported'
>

/** The data of every event about a booking; `from` is the state before it. */
export const bookingFact = (booking: FactSource, from: Stage): BookingFact => ({
  bookingId: booking.id,
  listingId: booking.listingId,
  guestId: booking.guestId,
  hostId: booking.hostId,
  mode: booking.mode,
  from: BookingStatus.safeParse(from).data ?? null,
  status: booking.status,
  checkIn: booking.checkIn,
  checkOut: booking.checkOut,
  totalOre: booking.totalOre,
  hostShareOre: booking.quote.hostShareOre,
  platformFeeOre: booking.quote.platformFeeOre,
  serviceFeeOre: booking.quote.serviceFeeOre,
  imported: booking.imported,
})

/** Notices to the browsers of both people that the booking changed. */
export const bookingNotices = (booking: Pick<StoredBooking, 'id' | 'guestId' | 'hostId' | 'revision'>): NoticeDraft[] =>
  [booking.guestId, booking.hostId].map((userId) => ({
    userId,
    type: 'booking.changed',
    id: booking.id,
    revision: booking.revision,
  }))

/** The event of a move; `moved` is the booking after it. */
export const movedEvent = (moved: StoredBooking, { from, event }: Pick<Move, 'from' | 'event'>): OutgoingEvent =>
  outgoing(bookingEvents[event], {
    aggregateId: moved.id,
    revision: moved.revision,
    data: bookingFact(moved, from),
    notify: bookingNotices(moved),
  })
