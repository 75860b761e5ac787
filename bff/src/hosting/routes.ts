import { EstimatedHome, NightEstimate, percentOf } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { Dkk, toDkk } from '../http/money.ts'
import { forAnyone, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'

const HostingTerms = z.object({
  /** What the platform keeps of nights and cleaning, percent. */
  platformFeePercent: z.int(),
  /** What guests pay on top of the nights, percent; 0 if only hosts pay. */
  serviceFeePercent: z.int(),
  /** Hours from check-in to the payout. */
  releaseHours: z.int(),
})

const EarningsEstimate = NightEstimate.pick({ occupancyPercent: true, homes: true, within: true }).extend({
  nightPrice: Dkk,
  priceRange: z.object({ low: Dkk, high: Dkk }).nullable(),
  /** All nights at the price of a night. */
  total: Dkk,
  platformFee: Dkk,
  /** What the host receives. */
  earnings: Dkk,
})

/** The terms of letting a home, and what it might earn, for people who are not hosts yet. Amounts in DKK. */
export const hostingRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/hosting/terms',
    config: forAnyone,
    schema: { response: okResponse(HostingTerms) },
    handler: async (request) => {
      const call = onBehalfOf(request)
      const [fees, payouts] = await Promise.all([
        services.pricing.settings({}, call),
        services.payouts.settings({}, call),
      ])
      const { model, platformFeePercent, serviceFeePercent } = expectOk(fees)
      return {
        platformFeePercent,
        serviceFeePercent: model === 'split' ? serviceFeePercent : 0,
        releaseHours: expectOk(payouts).releaseHours,
      }
    },
  })

  app.route({
    method: 'GET',
    url: '/api/hosting/earnings-estimate',
    config: forAnyone,
    schema: {
      querystring: EstimatedHome.extend({
        bedrooms: z.coerce.number().pipe(EstimatedHome.shape.bedrooms),
        nights: z.coerce.number().pipe(z.int().min(1).max(30)),
      }),
      response: okResponse(EarningsEstimate),
    },
    handler: async (request) => {
      const call = onBehalfOf(request)
      const { nights, ...home } = request.query
      const [night, fees] = await Promise.all([
        services.listings.estimateNight(home, call),
        services.pricing.settings({}, call),
      ])
      const { nightOre, range, ...compared } = expectOk(night)
      const totalOre = nightOre * nights
      const feeOre = percentOf(totalOre, expectOk(fees).platformFeePercent)
      return {
        ...compared,
        nightPrice: toDkk(nightOre),
        priceRange: range === null ? null : { low: toDkk(range.lowOre), high: toDkk(range.highOre) },
        total: toDkk(totalOre),
        platformFee: toDkk(feeOre),
        earnings: toDkk(totalOre - feeOre),
      }
    },
  })
}
