import { BookingId, Instant, ReplyText, ReviewId, ReviewRating, ReviewText, StayReviews } from '@nordbo/contracts'
import { z } from 'zod'
import { ApiEndedStay, toApiReservation } from '../api/booking.ts'
import { ApiHost } from '../api/listing.ts'
import { type Api, onBehalfOf, type Ports } from '../http/api.ts'
import { expectOk, problemAnswer } from '../http/problems.ts'

const rule = { rule: { who: 'user' } } as const
const ApiStayReviews = StayReviews.extend({ guest: ApiHost.nullable(), host: ApiHost.nullable() }).meta({
  id: 'StayReviews',
})

/** What the two people of a stay say of it and of each other. */
export const reviewRoutes = (app: Api, { services, faces, reviewed }: Ports): void => {
  app.route({
    method: 'GET',
    url: '/api/bookings/:id/reviews',
    config: rule,
    schema: { params: z.object({ id: BookingId }), response: { 200: ApiStayReviews, default: problemAnswer } },
    handler: async (request) => {
      const asking = onBehalfOf(request)
      const reviews = expectOk(await services.listings.stayReviews({ bookingId: request.params.id }, asking))
      const people = await faces.of([reviews.guestId, reviews.hostId], asking)
      return { ...reviews, guest: people.get(reviews.guestId) ?? null, host: people.get(reviews.hostId) ?? null }
    },
  })

  app.route({
    method: 'POST',
    url: '/api/reviews',
    config: rule,
    schema: {
      body: z.object({ bookingId: BookingId, rating: ReviewRating, text: ReviewText }),
      response: {
        201: z.object({ id: ReviewId, publishedAt: Instant.nullable(), publishedBy: Instant }),
        default: problemAnswer,
      },
    },
    handler: async (request, reply) =>
      reply.code(201).send(expectOk(await services.listings.writeReview(request.body, onBehalfOf(request)))),
  })

  app.route({
    method: 'POST',
    url: '/api/reviews/:id/reply',
    config: rule,
    schema: {
      params: z.object({ id: ReviewId }),
      body: z.object({ text: ReplyText }),
      response: { 200: z.object({}), default: problemAnswer },
    },
    handler: async (request) =>
      expectOk(await services.listings.replyToReview({ ...request.params, ...request.body }, onBehalfOf(request))),
  })

  app.route({
    method: 'GET',
    url: '/api/host/ended-stays',
    config: { rule: { who: 'host' } },
    schema: { response: { 200: z.object({ items: z.array(ApiEndedStay) }), default: problemAnswer } },
    handler: async (request) => {
      const call = onBehalfOf(request)
      const { items } = expectOk(await services.booking.endedStays({}, call))
      const guestIds = items.map(({ guestId }) => guestId)
      const [guests, written] = await Promise.all([faces.of(guestIds, call), reviewed.among(items, call)])
      return {
        items: items.map((stay) => ({
          ...toApiReservation(stay, guests.get(stay.guestId)),
          reviewed: written.has(stay.id),
        })),
      }
    },
  })
}
