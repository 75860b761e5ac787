import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { forHosts, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'
import { ApiHostOverview, toApiHostOverview } from './shapes.ts'

/** A host's work at a glance from the services that own its parts. */
export const hostOverviewRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/host/overview',
    config: forHosts,
    schema: { response: okResponse(ApiHostOverview) },
    handler: async (request) => {
      const call = onBehalfOf(request)
      const [bookings, earnings, rating, threads] = await Promise.all([
        services.booking.hostOverview({}, call),
        services.payouts.hostEarnings({}, call),
        services.listings.hostRating({}, call),
        services.messaging.unreadThreads({}, call),
      ])
      return toApiHostOverview({
        bookings: expectOk(bookings),
        earnings: expectOk(earnings),
        rating: expectOk(rating),
        unreadThreads: expectOk(threads).count,
      })
    },
  })
}
