import { ListingId, WishlistId, WishlistNote } from '@nordbo/contracts'
import { z } from 'zod'
import { type Api, onBehalfOf, type Ports } from '../http/api.ts'
import { expectOk, problemAnswer } from '../http/problems.ts'

const rule = { rule: { who: 'user' } } as const
const Params = z.object({ id: WishlistId })
const ItemParams = Params.extend({ listingId: ListingId })
const Done = z.object({})
const done = { 200: Done, default: problemAnswer } as const

/** The hearts, and the homes of a list. */
export const favouriteRoutes = (app: Api, { services }: Ports): void => {
  app.route({
    method: 'GET',
    url: '/api/favourites',
    config: rule,
    schema: { response: { 200: z.object({ listingIds: z.array(ListingId) }), default: problemAnswer } },
    handler: async (request) => expectOk(await services.listings.favourites({}, onBehalfOf(request))),
  })

  app.route({
    method: 'PUT',
    url: '/api/favourites/:listingId',
    config: rule,
    schema: {
      params: z.object({ listingId: ListingId }),
      response: {
        200: z.object({ wishlistId: WishlistId, title: z.string(), lists: z.int() }),
        default: problemAnswer,
      },
    },
    handler: async (request) => expectOk(await services.listings.addFavourite(request.params, onBehalfOf(request))),
  })

  app.route({
    method: 'DELETE',
    url: '/api/favourites/:listingId',
    config: rule,
    schema: { params: z.object({ listingId: ListingId }), response: done },
    handler: async (request) => expectOk(await services.listings.removeFavourite(request.params, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/wishlists/:id/items',
    config: rule,
    schema: {
      params: Params,
      body: z.object({ listingId: ListingId, note: WishlistNote.optional() }),
      response: { 201: Done, default: problemAnswer },
    },
    handler: async (request, reply) => {
      const added = await services.listings.addToWishlist({ ...request.params, ...request.body }, onBehalfOf(request))
      return reply.code(201).send(expectOk(added))
    },
  })

  app.route({
    method: 'PATCH',
    url: '/api/wishlists/:id/items/:listingId',
    config: rule,
    schema: {
      params: ItemParams,
      body: z.object({ note: WishlistNote.optional(), moveTo: WishlistId.optional() }),
      response: done,
    },
    handler: async (request) =>
      expectOk(await services.listings.updateWishlistItem({ ...request.params, ...request.body }, onBehalfOf(request))),
  })

  app.route({
    method: 'DELETE',
    url: '/api/wishlists/:id/items/:listingId',
    config: rule,
    schema: { params: ItemParams, response: done },
    handler: async (request) =>
      expectOk(await services.listings.removeFromWishlist(request.params, onBehalfOf(request))),
  })
}
