import type { BookingView } from '@nordbo/contracts'
import type { FastifyRequest } from 'fastify'
import { type ApiReservation, toApiReservation } from '../bookings/shapes.ts'
import type { Deps } from '../deps/deps.ts'
import { onBehalfOf } from '../http/api.ts'

/** A host's bookings with their guests, who are loaded in one call. */
export const showReservations = async (
  { userCache }: Pick<Deps, 'userCache'>,
  bookings: readonly BookingView[],
  request: FastifyRequest,
): Promise<ApiReservation[]> => {
  const guestIds = bookings.map(({ guestId }) => guestId)
  const guests = await userCache.byIds(guestIds, onBehalfOf(request))
  return bookings.map((booking) => toApiReservation(booking, guests.get(booking.guestId)))
}

/** One booking of a host with its guest. */
export const showReservation = async (
  { userCache }: Pick<Deps, 'userCache'>,
  booking: BookingView,
  request: FastifyRequest,
): Promise<ApiReservation> => {
  const guests = await userCache.byIds([booking.guestId], onBehalfOf(request))
  return toApiReservation(booking, guests.get(booking.guestId))
}
