import {
  firstName,
  ListingId,
  ShareToken,
  WishlistId,
  WishlistItem,
  WishlistStay,
  WishlistSummary,
  WishlistTitle,
} from '@nordbo/contracts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiListingCard, toApiCard } from '../api/listing.ts'
import { type Api, onBehalfOf, type Ports } from '../http/api.ts'
import { answers, creates, done, forAnyone, forUsers } from '../http/frames.ts'
import { expectOk, ProblemError } from '../http/problems.ts'

const Params = z.object({ id: WishlistId })

/** The page of a list, and the stay that its prices are of. */
const Asked = z.object({
  checkIn: WishlistStay.shape.checkIn.optional(),
  checkOut: WishlistStay.shape.checkOut.optional(),
  /** Adults + children. */
  guests: z.coerce.number().int().min(1).max(50).optional(),
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(60).optional(),
})

const stayOf = ({ checkIn, checkOut, guests }: z.infer<typeof Asked>) => {
  if (checkIn === undefined && checkOut === undefined) return undefined
  if (checkIn === undefined || checkOut === undefined)
    throw new ProblemError('booking.datesInvalid', { reason: 'incomplete' })
  return { checkIn, checkOut, ...(guests === undefined ? {} : { guests }) }
}
const pageOf = (asked: z.infer<typeof Asked>) => ({
  stay: stayOf(asked),
  ...(asked.cursor === undefined ? {} : { cursor: asked.cursor }),
  ...(asked.limit === undefined ? {} : { limit: asked.limit }),
})

/** A home in a list, amounts in DKK; the total is that of the stay, where the home can be had for it. */
const ApiItem = WishlistItem.extend({ card: ApiListingCard.nullable() }).meta({ id: 'WishlistItem' })
const ApiSummary = WishlistSummary.meta({ id: 'Wishlist' })
const ApiPage = z.object({
  title: z.string(),
  count: z.int(),
  items: z.array(ApiItem),
  nextCursor: z.string().nullable(),
})

/** People's lists of homes. */
export const wishlistRoutes = (app: Api, { services, faces }: Ports): void => {
  /** Prices of the stay at the homes that can be had for it. */
  const priced = async (items: readonly WishlistItem[], asked: z.infer<typeof Asked>, request: FastifyRequest) => {
    const stay = stayOf(asked)
    const free = items.filter(({ fits }) => fits === 'free')
    const stays = stay ? free.map(({ listingId }) => ({ ...stay, listingId, guests: undefined })) : []
    const { quotes } =
      stays.length === 0 ? { quotes: [] } : expectOk(await services.pricing.quoteMany({ stays }, onBehalfOf(request)))
    const totals = new Map(quotes.map((quote) => [quote?.listingId, quote?.totalOre]))
    return items.map(({ card, ...item }) => ({
      ...item,
      card: card && toApiCard({ ...card, totalOre: totals.get(item.listingId) ?? null }),
    }))
  }

  app.route({
    method: 'GET',
    url: '/api/wishlists',
    config: forUsers,
    schema: {
      querystring: z.object({ listingId: ListingId.optional() }),
      response: answers(z.object({ items: z.array(ApiSummary) })),
    },
    handler: async (request) => expectOk(await services.listings.wishlists(request.query, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/wishlists',
    config: forUsers,
    schema: {
      body: z.object({ title: WishlistTitle, listingId: ListingId.optional() }),
      response: creates(Params),
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
      querystring: Asked,
      response: answers(
        ApiPage.extend({ id: WishlistId, shareToken: z.string().nullable(), notesShared: z.boolean() }),
      ),
    },
    handler: async (request) => {
      const asked = { ...request.params, ...pageOf(request.query) }
      const list = expectOk(await services.listings.wishlist(asked, onBehalfOf(request)))
      return { ...list, items: await priced(list.items, request.query, request) }
    },
  })

  app.route({
    method: 'PATCH',
    url: '/api/wishlists/:id',
    config: forUsers,
    schema: { params: Params, body: z.object({ title: WishlistTitle }), response: done },
    handler: async (request) =>
      expectOk(await services.listings.renameWishlist({ ...request.params, ...request.body }, onBehalfOf(request))),
  })

  app.route({
    method: 'DELETE',
    url: '/api/wishlists/:id',
    config: forUsers,
    schema: { params: Params, response: done },
    handler: async (request) => expectOk(await services.listings.deleteWishlist(request.params, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/wishlists/:id/restore',
    config: forUsers,
    schema: { params: Params, response: done },
    handler: async (request) => expectOk(await services.listings.restoreWishlist(request.params, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/wishlists/:id/share',
    config: forUsers,
    schema: {
      params: Params,
      body: z.object({ notes: z.boolean().optional() }),
      response: answers(z.object({ token: z.string() })),
    },
    handler: async (request) =>
      expectOk(await services.listings.shareWishlist({ ...request.params, ...request.body }, onBehalfOf(request))),
  })

  app.route({
    method: 'DELETE',
    url: '/api/wishlists/:id/share',
    config: forUsers,
    schema: { params: Params, response: done },
    handler: async (request) => expectOk(await services.listings.unshareWishlist(request.params, onBehalfOf(request))),
  })

  app.route({
    method: 'GET',
    url: '/api/wishlists/shared/:token',
    config: forAnyone,
    schema: {
      params: z.object({ token: ShareToken }),
      querystring: Asked,
      response: answers(
        // Of its owner a shared list tells the first name only.
        ApiPage.extend({ owner: z.string() }),
      ),
    },
    handler: async (request) => {
      const asked = { ...request.params, ...pageOf(request.query) }
      const list = expectOk(await services.listings.sharedWishlist(asked, onBehalfOf(request)))
      const [items, known] = await Promise.all([
        priced(list.items, request.query, request),
        faces.of([list.ownerId], onBehalfOf(request)),
      ])
      const { ownerId, ...page } = list
      return { ...page, items, owner: firstName(known.get(ownerId)?.name) }
    },
  })
}
