import { ExtraCode, ExtraStep, proposalDays } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { languageOf } from '../http/language.ts'
import { toOre } from '../http/money.ts'
import { forActiveUsers, forUsers, okResponse } from '../http/responses.ts'
import { ListingParams } from '../listings/shapes.ts'
import { expectOk } from '../problems/problems.ts'
import { ApiListingExtra, ApiPriceProposal, toApiExtra, toApiProposal } from './shapes.ts'

const ProposedPrices = z.object({
  prices: z
    .array(z.object({ date: z.iso.date(), price: z.number().min(100).max(50_000) }))
    .min(1)
    .max(proposalDays),
})
type ProposedPrices = z.infer<typeof ProposedPrices>

const inOre = ({ prices }: ProposedPrices) => prices.map(({ date, price }) => ({ date, priceOre: toOre(price) }))

const toggleRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/host/listings/:id/extras',
    config: forUsers,
    schema: {
      params: ListingParams,
      response: okResponse(z.object({ title: z.string(), items: z.array(ApiListingExtra) })),
    },
    handler: async (request) => {
      const { title, items } = expectOk(
        await services.payouts.listingExtras({ listingId: request.params.id }, onBehalfOf(request)),
      )
      return { title, items: items.map(toApiExtra) }
    },
  })

  app.route({
    method: 'PUT',
    url: '/api/host/listings/:id/extras/:code',
    config: forActiveUsers,
    schema: {
      params: ListingParams.extend({ code: ExtraCode }),
      body: z.object({ enabled: z.boolean() }),
      response: okResponse(z.object({ extra: ApiListingExtra, step: ExtraStep, clientSecret: z.string().nullable() })),
    },
    handler: async (request) => {
      const { id: listingId, code } = request.params
      const { enabled } = request.body
      const { extra, ...rest } = expectOk(
        await services.payouts.setExtra({ listingId, code, enabled }, onBehalfOf(request)),
      )
      return { extra: toApiExtra(extra), ...rest }
    },
  })

  app.route({
    method: 'POST',
    url: '/api/host/listings/:id/extras/portal',
    config: forActiveUsers,
    schema: { params: ListingParams, response: okResponse(z.object({ url: z.url() })) },
    handler: async (request) => {
      const input = { listingId: request.params.id, locale: languageOf(request) }
      return expectOk(await services.payouts.extrasPortal(input, onBehalfOf(request)))
    },
  })
}

const proposalRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/host/listings/:id/price-proposals',
    config: forUsers,
    schema: {
      params: ListingParams,
      response: okResponse(z.object({ homes: z.int(), items: z.array(ApiPriceProposal) })),
    },
    handler: async (request) => {
      const { homes, items } = expectOk(await services.listings.priceProposals(request.params, onBehalfOf(request)))
      return { homes, items: items.map(toApiProposal) }
    },
  })

  app.route({
    method: 'POST',
    url: '/api/host/listings/:id/price-proposals/accept',
    config: forUsers,
    schema: { params: ListingParams, body: ProposedPrices, response: okResponse(z.object({ revision: z.int() })) },
    handler: async (request) => {
      const { id } = request.params
      const prices = inOre(request.body)
      // Listings decides whether the home still has the extra, before a price is set. It learns of the new prices a moment later, and
      // would propose them again until then.
      expectOk(await services.listings.decideProposals({ id, prices }, onBehalfOf(request)))
      return expectOk(await services.pricing.setDatePrices({ listingId: id, prices }, onBehalfOf(request)))
    },
  })

  app.route({
    method: 'POST',
    url: '/api/host/listings/:id/price-proposals/dismiss',
    config: forUsers,
    schema: { params: ListingParams, body: ProposedPrices, response: okResponse(z.object({ decided: z.int() })) },
    handler: async (request) => {
      const input = { id: request.params.id, prices: inOre(request.body) }
      return expectOk(await services.listings.decideProposals(input, onBehalfOf(request)))
    },
  })
}

/** What hosts pay for by the month, and the prices that one of these services proposes. */
export const extraRoutes = (app: Api, deps: Deps): void => {
  toggleRoutes(app, deps)
  proposalRoutes(app, deps)
}
