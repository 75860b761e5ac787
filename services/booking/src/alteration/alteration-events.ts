import { bookingEvents } from '@nordbo/contracts'
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

/** Tells where a change came to, under a revision of its booking. */
export const alterationEvent = (
  booking: StoredBooking,
  { id, by, checkIn, checkOut, differenceOre }: StoredAlteration,
  { to: status, deadlineAt }: AlterationMove & { to: keyof typeof eventOf },
): OutgoingEvent =>
  outgoing(eventOf[status], {
    aggregateId: booking.id,
    revision: booking.revision,
    data: {
      ...{ alterationId: id, bookingId: booking.id, guestId: booking.guestId, hostId: booking.hostId },
      ...{ by, status, checkIn, checkOut, differenceOre },
      expiresAt: deadlineAt?.toISOString() ?? null,
    },
    notify: bookingNotices(booking),
  })

/** Is there an event of its own for a move? A payment that was begun concerns its guest alone, and a changed stay is told as one. */
export const hasOwnEvent = (move: AlterationMove): move is AlterationMove & { to: keyof typeof eventOf } =>
  move.to in eventOf

/** Tells that a stay was changed, as it is now. */
export const alteredEvent = (booking: StoredBooking, { id, differenceOre }: StoredAlteration): OutgoingEvent =>
  outgoing(bookingEvents.altered, {
    aggregateId: booking.id,
    revision: booking.revision,
    data: {
      ...bookingFact(booking, booking.status),
      ...{ alterationId: id, differenceOre, checkInAt: booking.checkInAt.toISOString() },
    },
    notify: bookingNotices(booking),
  })
