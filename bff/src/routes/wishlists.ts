import {
  ListingId,
  type OwnNights,
  ShareToken,
  WishlistId,
  WishlistItem,
  WishlistSummary,
  WishlistTitle,
} from '@nordbo/contracts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiAskedStay, askedStayOf } from '../api/asked-stay.ts'
import { cardIn } from '../api/in-language.ts'
import { ApiListingCard, toApiCard } from '../api/listing.ts'
import { type Api, onBehalfOf, type Ports } from '../http/api.ts'
import { answers, creates, done, forAnyone, forUsers } from '../http/frames.ts'
import { expectOk } from '../http/problems.ts'
import { languageOf } from '../pages/language.ts'

const Params = z.object({ id: WishlistId })

/** The page of a list, and the stay that its prices are of. */
const Asked = ApiAskedStay.extend({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(60).optional(),
})

const pageOf = (asked: z.infer<typeof Asked>) => ({
  stay: askedStayOf(asked),
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
export const wishlistRoutes = (app: Api, { services, faces, ownHolds }: Ports): void => {
  /** The caller's own unpaid nights, where a stay is asked for. */
  const heldBy = (asked: z.infer<typeof Asked>, request: FastifyRequest): Promise<OwnNights[]> =>
    askedStayOf(asked) ? ownHolds.of(onBehalfOf(request)) : Promise.resolve([])

  /** Prices of the stay at the homes that can be had for it. The caller's own unpaid nights count as free. */
  const priced = async (
    items: readonly WishlistItem[],
    own: readonly OwnNights[],
    asked: z.infer<typeof Asked>,
    request: FastifyRequest,
  ) => {
    const stay = askedStayOf(asked)
    const call = onBehalfOf(request)
    const meets = (range: { from: string; to: string }): boolean =>
      stay !== undefined && range.from < stay.checkOut && stay.checkIn < range.to
    const held = items.filter(
      ({ listingId, fits }) =>
        fits === 'taken' && own.some((nights) => nights.listingId === listingId && meets(nights)),
    )
    const wanted = stay ? [...items.filter(({ fits }) => fits === 'free'), ...held] : []
    const stays = stay ? wanted.map(({ listingId }) => ({ ...stay, listingId, guests: undefined })) : []
    const [quotes, calendars] = await Promise.all([
      stays.length === 0 ? [] : services.pricing.quoteMany({ stays }, call).then((answer) => expectOk(answer).quotes),
      Promise.all(
        held.map(async ({ listingId }) => {
          const [from, to] = [stay?.checkIn ?? '', stay?.checkOut ?? '']
          const { unavailable } = expectOk(await services.booking.availability({ listingId, from, to }, call))
          return unavailable.some(meets) ? [] : [listingId]
        }),
      ),
    ])
    const theirs = new Set(calendars.flat())
    const totals = new Map(quotes.map((quote) => [quote?.listingId, quote?.totalOre]))
    return items.map(({ card, ...item }) => {
      const fits = theirs.has(item.listingId) ? 'free' : item.fits
      const totalOre = (fits === 'free' && totals.get(item.listingId)) || null
      return { ...item, fits, card: card && toApiCard(cardIn(languageOf(request))({ ...card, totalOre })) }
    })
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
      const [answer, own] = await Promise.all([
        services.listings.wishlist(asked, onBehalfOf(request)),
        heldBy(request.query, request),
      ])
      const list = expectOk(answer)
      return { ...list, items: await priced(list.items, own, request.query, request) }
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
      const [answer, own] = await Promise.all([
        services.listings.sharedWishlist(asked, onBehalfOf(request)),
        heldBy(request.query, request),
      ])
      const list = expectOk(answer)
      const [items, known] = await Promise.all([
        priced(list.items, own, request.query, request),
        faces.of([list.ownerId], onBehalfOf(request)),
      ])
      const { ownerId, ...page } = list
      return { ...page, items, owner: known.get(ownerId)?.name ?? '' }
    },
  })
}
