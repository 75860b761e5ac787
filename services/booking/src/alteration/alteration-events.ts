import { type AlterationFact, bookingEvents } from '@nordbo/contracts'
import { type OutgoingEvent, outgoing } from '@nordbo/service-kit'
import type { StoredAlteration } from '../booking/alteration-store.ts'
import { bookingFact, bookingNotices } from '../booking/booking-events.ts'
import type { StoredBooking } from '../booking/booking-store.ts'
import type { AlterationMove } from '../lifecycle/alteration-lifecycle.ts'

const eventOf = {
  proposed: bookingEvents.alterationProposed,
  accepted: bookingEvents.alterationAccepted,
  declined: bookingEvents.alterationDeclined,
  withdrawn: bookingEvents.alterationWithdrawn,
  expired: bookingEvents.alterationExpired,
} as const

/** What events tell of an alteration. */
export const alterationData = (
  booking: StoredBooking,
  { id, by, checkIn, checkOut, differenceOre }: StoredAlteration,
  { to: status, deadlineAt }: AlterationMove,
): AlterationFact => ({
  alterationId: id,
  bookingId: booking.id,
  guestId: booking.guestId,
  hostId: booking.hostId,
  by,
  status,
  checkIn,
  checkOut,
  differenceOre,
  expiresAt: deadlineAt?.toISOString() ?? null,
})

/** The event of a move of an alteration, under a new revision of its booking. */
export const alterationEvent = (
  booking: StoredBooking,
  alteration: StoredAlteration,
  move: AlterationMove & { to: keyof typeof eventOf },
): OutgoingEvent =>
  outgoing(eventOf[move.to], {
    aggregateId: booking.id,
    revision: booking.revision,
    data: alterationData(booking, alteration, move),
    notify: bookingNotices(booking),
  })

/** Does a move have its own event? A started payment concerns its guest alone, and an applied alteration emits `altered`. */
export const hasOwnEvent = (move: AlterationMove): move is AlterationMove & { to: keyof typeof eventOf } =>
  move.to in eventOf

/** The event of a stay that was altered, with its new dates and price. */
export const alteredEvent = (booking: StoredBooking, { id, differenceOre }: StoredAlteration): OutgoingEvent =>
  outgoing(bookingEvents.altered, {
    aggregateId: booking.id,
    revision: booking.revision,
    data: {
      ...bookingFact(booking, booking.status),
      alterationId: id,
      differenceOre,
      checkInAt: booking.checkInAt.toISOString(),
    },
    notify: bookingNotices(booking),
  })
