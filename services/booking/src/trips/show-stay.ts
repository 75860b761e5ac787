import { type bookingService, err, ok } from '@nordbo/contracts'
import type { Handlers } from '@nordbo/service-kit'
import { findBookingDetails } from '../booking/booking-details-store.ts'
import type { Deps } from '../core/deps.ts'

/** A booking as a stay, for services that store reviews or messages about it. */
export const showStay =
  ({ db }: Pick<Deps, 'db'>): Handlers<(typeof bookingService)['procedures']>['stay'] =>
  async ({ id }) => {
    const booking = await findBookingDetails(db.client, id)
    if (!booking) return err('booking.notFound')
    const { guestId, hostId, status, checkIn, checkOut, listing } = booking
    return ok({ guestId, hostId, status, checkIn, checkOut, listing: { id: listing.id, title: listing.title } })
  }
