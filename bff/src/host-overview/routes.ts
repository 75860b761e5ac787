import { Percent } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { forHosts, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'
import { ApiHostOverview, toApiHostOverview } from './shapes.ts'

/** What hosts pay and when they are paid, by the settings in force. */
const ApiHostConditions = z
  .object({
    platformFeePercent: Percent,
    serviceFeePercent: Percent,
    /** Hours after check-in at which a payout is sent. */
    releaseHours: z.int(),
  })
  .meta({ id: 'HostConditions' })

const conditionRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/host/conditions',
    config: forHosts,
    schema: { response: okResponse(ApiHostConditions) },
    handler: async (request) => {
      const call = onBehalfOf(request)
      const [fees, payouts] = await Promise.all([
        services.pricing.settings({}, call),
        services.payouts.settings({}, call),
      ])
      const { platformFeePercent, serviceFeePercent } = expectOk(fees)
      return { platformFeePercent, serviceFeePercent, releaseHours: expectOk(payouts).releaseHours }
    },
  })
}

/** A host's work at a glance, from the services that own its parts, and the conditions of hosting. */
export const hostOverviewRoutes = (app: Api, deps: Deps): void => {
  const { services } = deps
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
  conditionRoutes(app, deps)
}
