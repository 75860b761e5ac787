import { ListingId, type OwnNights, ShareToken, WishlistId, WishlistTitle } from '@nordbo/contracts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { createdResponse, emptyResponse, forAnyone, forUsers, okResponse } from '../http/responses.ts'
import { parseStay } from '../listings/asked-stay.ts'
import { expectOk } from '../problems/problems.ts'
import { pricedItems } from './priced-items.ts'
import { ApiWishlist, ApiWishlistPage, toWishlistPage, WishlistQuery } from './shapes.ts'

const Params = z.object({ id: WishlistId })

/** The nights that the caller holds unpaid; empty when the query has no stay. */
const findOwnNights = async (
  { ownHolds }: Pick<Deps, 'ownHolds'>,
  query: WishlistQuery,
  request: FastifyRequest,
): Promise<OwnNights[]> => (parseStay(query) ? ownHolds.of(onBehalfOf(request)) : [])

const listRoutes = (app: Api, deps: Deps): void => {
  const { services } = deps

  app.route({
    method: 'GET',
    url: '/api/wishlists',
    config: forUsers,
    schema: {
      querystring: z.object({ listingId: ListingId.optional() }),
      response: okResponse(z.object({ items: z.array(ApiWishlist) })),
    },
    handler: async (request) => expectOk(await services.listings.wishlists(request.query, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/wishlists',
    config: forUsers,
    schema: {
      body: z.object({ title: WishlistTitle, listingId: ListingId.optional() }),
      response: createdResponse(Params),
    },
    handler: async (request, reply) =>
      reply.code(201).send(expectOk(await services.listings.createWishlist(request.body, onBehalfOf(request)))),
  })

  app.route({
    method: 'GET',
    url: '/api/wishlists/:id',
    config: forUsers,
    schema: {
      params: Params,
      querystring: WishlistQuery,
      response: okResponse(
        ApiWishlistPage.extend({ id: WishlistId, shareToken: z.string().nullable(), notesShared: z.boolean() }),
      ),
    },
    handler: async (request) => {
      const page = { ...request.params, ...toWishlistPage(request.query) }
      const [answer, own] = await Promise.all([
        services.listings.wishlist(page, onBehalfOf(request)),
        findOwnNights(deps, request.query, request),
      ])
      const list = expectOk(answer)
      return { ...list, items: await pricedItems(services, list.items, own, request.query, request) }
    },
  })
}

const editRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'PATCH',
    url: '/api/wishlists/:id',
    config: forUsers,
    schema: { params: Params, body: z.object({ title: WishlistTitle }), response: emptyResponse },
    handler: async (request) =>
      expectOk(await services.listings.renameWishlist({ ...request.params, ...request.body }, onBehalfOf(request))),
  })

  app.route({
    method: 'DELETE',
    url: '/api/wishlists/:id',
    config: forUsers,
    schema: { params: Params, response: emptyResponse },
    handler: async (request) => expectOk(await services.listings.deleteWishlist(request.params, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/wishlists/:id/restore',
    config: forUsers,
    schema: { params: Params, response: emptyResponse },
    handler: async (request) => expectOk(await services.listings.restoreWishlist(request.params, onBehalfOf(request))),
  })
}

const shareRoutes = (app: Api, deps: Deps): void => {
  const { services, userCache } = deps

  app.route({
    method: 'POST',
    url: '/api/wishlists/:id/share',
    config: forUsers,
    schema: {
      params: Params,
      body: z.object({ notes: z.boolean().optional() }),
      response: okResponse(z.object({ token: z.string() })),
    },
    handler: async (request) =>
      expectOk(await services.listings.shareWishlist({ ...request.params, ...request.body }, onBehalfOf(request))),
  })

  app.route({
    method: 'DELETE',
    url: '/api/wishlists/:id/share',
    config: forUsers,
    schema: { params: Params, response: emptyResponse },
    handler: async (request) => expectOk(await services.listings.unshareWishlist(request.params, onBehalfOf(request))),
  })

  app.route({
    method: 'GET',
    url: '/api/wishlists/shared/:token',
    config: forAnyone,
    schema: {
      params: z.object({ token: ShareToken }),
      querystring: WishlistQuery,
      response: okResponse(
        // The owner's first name, the only thing that strangers see of the owner.
        ApiWishlistPage.extend({ owner: z.string() }),
      ),
    },
    handler: async (request) => {
      const page = { ...request.params, ...toWishlistPage(request.query) }
      const [answer, own] = await Promise.all([
        services.listings.sharedWishlist(page, onBehalfOf(request)),
        findOwnNights(deps, request.query, request),
      ])
      const { ownerId, ...list } = expectOk(answer)
      const [items, owners] = await Promise.all([
        pricedItems(services, list.items, own, request.query, request),
        userCache.byIds([ownerId], onBehalfOf(request)),
      ])
      return { ...list, items, owner: owners.get(ownerId)?.name ?? '' }
    },
  })
}

/** People's lists of homes. */
export const wishlistRoutes = (app: Api, deps: Deps): void => {
  listRoutes(app, deps)
  editRoutes(app, deps)
  shareRoutes(app, deps)
}
