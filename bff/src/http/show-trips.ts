import type { BookingView } from '@nordbo/contracts'
import type { FastifyRequest } from 'fastify'
import { type ApiTrip, toApiTrip } from '../api/booking.ts'
import { onBehalfOf, type Ports } from './api.ts'

/** Asks, in one round, for what a guest's bookings are shown with, and answers how each of them is shown. */
export const showTrips =
  ({ faces, reviewed }: Pick<Ports, 'faces' | 'reviewed'>) =>
  async (bookings: readonly BookingView[], request: FastifyRequest): Promise<(booking: BookingView) => ApiTrip> => {
    const call = onBehalfOf(request)
    const hostIds = bookings.map(({ hostId }) => hostId)
    const [hosts, written] = await Promise.all([faces.of(hostIds, call), reviewed.among(bookings, call)])
    return (booking) => toApiTrip(booking, hosts.get(booking.hostId), written.has(booking.id))
  }
