import type { BookingView } from '@nordbo/contracts'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps/deps.ts'
import { onBehalfOf } from '../http/api.ts'
import { type ApiTrip, toApiTrip } from './shapes.ts'

/** Loads, in one batch, what a guest's bookings are shown with, and answers how each of them is shown. */
export const showTrips =
  ({ userCache, reviewedStays }: Pick<Deps, 'userCache' | 'reviewedStays'>) =>
  async (bookings: readonly BookingView[], request: FastifyRequest): Promise<(booking: BookingView) => ApiTrip> => {
    const call = onBehalfOf(request)
    const hostIds = bookings.map(({ hostId }) => hostId)
    const [hosts, written] = await Promise.all([userCache.byIds(hostIds, call), reviewedStays.among(bookings, call)])
    return (booking) => toApiTrip(booking, hosts.get(booking.hostId), written.has(booking.id))
  }
