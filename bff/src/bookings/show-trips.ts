import type { BookingView } from '@nordbo/contracts'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps/deps.ts'
import { onBehalfOf } from '../http/api.ts'
import { type ApiTrip, toApiTrip } from './shapes.ts'

/** Loads the hosts and reviews of a guest's bookings in one batch of calls. Returns the mapping to a trip of the API. */
export const showTrips = async (
  { userCache, reviewedStays }: Pick<Deps, 'userCache' | 'reviewedStays'>,
  bookings: readonly BookingView[],
  request: FastifyRequest,
): Promise<(booking: BookingView) => ApiTrip> => {
  const call = onBehalfOf(request)
  const hostIds = bookings.map(({ hostId }) => hostId)
  const [hosts, reviewed] = await Promise.all([userCache.byIds(hostIds, call), reviewedStays.among(bookings, call)])
  return (booking) => toApiTrip(booking, hosts.get(booking.hostId), reviewed.has(booking.id))
}
