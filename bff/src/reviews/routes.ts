import { BookingId, Instant, ReplyText, ReviewId, ReviewRating, ReviewText, StayReviews } from '@nordbo/contracts'
import { z } from 'zod'
import { ApiEndedStay, toApiReservation } from '../bookings/shapes.ts'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { createdResponse, forHosts, forUsers, okResponse } from '../http/responses.ts'
import { ApiHost } from '../listings/shapes.ts'
import { expectOk } from '../problems/problems.ts'

const ApiStayReviews = StayReviews.extend({ guest: ApiHost.nullable(), host: ApiHost.nullable() }).meta({
  id: 'StayReviews',
})

/** Reviews that guest and host write about a stay and each other. */
export const reviewRoutes = (app: Api, { services, userCache, reviewedStays }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/bookings/:id/reviews',
    config: forUsers,
    schema: { params: z.object({ id: BookingId }), response: okResponse(ApiStayReviews) },
    handler: async (request) => {
      const call = onBehalfOf(request)
      const reviews = expectOk(await services.listings.stayReviews({ bookingId: request.params.id }, call))
      const people = await userCache.byIds([reviews.guestId, reviews.hostId], call)
      return { ...reviews, guest: people.get(reviews.guestId) ?? null, host: people.get(reviews.hostId) ?? null }
    },
  })

  app.route({
    method: 'POST',
    url: '/api/reviews',
    config: forUsers,
    schema: {
      body: z.object({ bookingId: BookingId, rating: ReviewRating, text: ReviewText }),
      response: createdResponse(z.object({ id: ReviewId, publishedAt: Instant.nullable(), publishedBy: Instant })),
    },
    handler: async (request, reply) =>
      reply.code(201).send(expectOk(await services.listings.writeReview(request.body, onBehalfOf(request)))),
  })

  app.route({
    method: 'POST',
    url: '/api/reviews/:id/reply',
    config: forUsers,
    schema: {
      params: z.object({ id: ReviewId }),
      body: z.object({ text: ReplyText }),
      response: okResponse(z.object({})),
    },
    handler: async (request) =>
      expectOk(await services.listings.replyToReview({ ...request.params, ...request.body }, onBehalfOf(request))),
  })

  app.route({
    method: 'GET',
    url: '/api/host/ended-stays',
    config: forHosts,
    schema: { response: okResponse(z.object({ items: z.array(ApiEndedStay) })) },
    handler: async (request) => {
      const call = onBehalfOf(request)
      const { items } = expectOk(await services.booking.endedStays({}, call))
      const guestIds = items.map(({ guestId }) => guestId)
      const [guests, reviewed] = await Promise.all([userCache.byIds(guestIds, call), reviewedStays.among(items, call)])
      return {
        items: items.map((stay) => ({
          ...toApiReservation(stay, guests.get(stay.guestId)),
          reviewed: reviewed.has(stay.id),
        })),
      }
    },
  })
}
