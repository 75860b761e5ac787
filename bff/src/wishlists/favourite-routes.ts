import { ListingId, WishlistId, WishlistNote } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { createdResponse, Empty, emptyResponse, forUsers, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'

const Params = z.object({ id: WishlistId })
const ItemParams = Params.extend({ listingId: ListingId })

const heartRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/favourites',
    config: forUsers,
    schema: { response: okResponse(z.object({ listingIds: z.array(ListingId) })) },
    handler: async (request) => expectOk(await services.listings.favourites({}, onBehalfOf(request))),
  })

  app.route({
    method: 'PUT',
    url: '/api/favourites/:listingId',
    config: forUsers,
    schema: {
      params: z.object({ listingId: ListingId }),
      response: okResponse(z.object({ wishlistId: WishlistId, title: z.string(), lists: z.int() })),
    },
    handler: async (request) => expectOk(await services.listings.addFavourite(request.params, onBehalfOf(request))),
  })

  app.route({
    method: 'DELETE',
    url: '/api/favourites/:listingId',
    config: forUsers,
    schema: { params: z.object({ listingId: ListingId }), response: emptyResponse },
    handler: async (request) => expectOk(await services.listings.removeFavourite(request.params, onBehalfOf(request))),
  })
}

const itemRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/wishlists/:id/items',
    config: forUsers,
    schema: {
      params: Params,
      body: z.object({ listingId: ListingId, note: WishlistNote.optional() }),
      response: createdResponse(Empty),
    },
    handler: async (request, reply) => {
      const added = await services.listings.addToWishlist({ ...request.params, ...request.body }, onBehalfOf(request))
      return reply.code(201).send(expectOk(added))
    },
  })

  app.route({
    method: 'PATCH',
    url: '/api/wishlists/:id/items/:listingId',
    config: forUsers,
    schema: {
      params: ItemParams,
      body: z.object({ note: WishlistNote.optional(), moveTo: WishlistId.optional() }),
      response: emptyResponse,
    },
    handler: async (request) =>
      expectOk(await services.listings.updateWishlistItem({ ...request.params, ...request.body }, onBehalfOf(request))),
  })

  app.route({
    method: 'DELETE',
    url: '/api/wishlists/:id/items/:listingId',
    config: forUsers,
    schema: { params: ItemParams, response: emptyResponse },
    handler: async (request) =>
      expectOk(await services.listings.removeFromWishlist(request.params, onBehalfOf(request))),
  })
}

/** The hearts on homes, and the homes of a list. */
export const favouriteRoutes = (app: Api, deps: Deps): void => {
  heartRoutes(app, deps)
  itemRoutes(app, deps)
}
