import { BookingId, type BookingView, Ore, RequestTab } from '@nordbo/contracts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiReservation, toApiReservation } from '../bookings/shapes.ts'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { toDkk, toOre } from '../http/money.ts'
import { forHosts, okResponse } from '../http/responses.ts'
import { expectOk, ProblemError } from '../problems/problems.ts'

const BookingParams = z.object({ id: BookingId })
const Left = z.object({ leftOre: Ore })

/** What a host does with requests. */
export const hostBookingRoutes = (app: Api, { services, userCache }: Deps): void => {
  const withGuests = async (bookings: readonly BookingView[], request: FastifyRequest) => {
    const guestIds = bookings.map((booking) => booking.guestId)
    const guests = await userCache.byIds(guestIds, onBehalfOf(request))
    return bookings.map((booking) => toApiReservation(booking, guests.get(booking.guestId)))
  }
  const withGuest = async (booking: BookingView, request: FastifyRequest) => {
    const guests = await userCache.byIds([booking.guestId], onBehalfOf(request))
    return toApiReservation(booking, guests.get(booking.guestId))
  }

  app.route({
    method: 'GET',
    url: '/api/host/bookings',
    config: forHosts,
    schema: {
      querystring: z.object({
        tab: RequestTab.optional(),
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(100).optional(),
      }),
      response: okResponse(
        z.object({
          items: z.array(ApiReservation),
          counts: z.object({ pending: z.int(), approved: z.int(), declined: z.int(), expired: z.int() }),
          nextCursor: z.string().nullable(),
        }),
      ),
    },
    handler: async (request) => {
      const answer = expectOk(await services.booking.requests(request.query, onBehalfOf(request)))
      return { ...answer, items: await withGuests(answer.items, request) }
    },
  })

  app.route({
    method: 'GET',
    url: '/api/host/bookings/:id',
    config: forHosts,
    schema: { params: BookingParams, response: okResponse(ApiReservation) },
    handler: async (request) =>
      withGuest(expectOk(await services.booking.hostById(request.params, onBehalfOf(request))), request),
  })

  app.route({
    method: 'POST',
    url: '/api/host/bookings/:id/approve',
    config: forHosts,
    schema: { params: BookingParams, response: okResponse(ApiReservation) },
    handler: async (request) =>
      withGuest(expectOk(await services.booking.approve(request.params, onBehalfOf(request))), request),
  })

  app.route({
    method: 'POST',
    url: '/api/host/bookings/:id/decline',
    config: forHosts,
    schema: {
      params: BookingParams,
      body: z.object({ reason: z.string().trim().max(500).optional() }).default({}),
      response: okResponse(ApiReservation),
    },
    handler: async (request) =>
      withGuest(
        expectOk(await services.booking.decline({ ...request.params, ...request.body }, onBehalfOf(request))),
        request,
      ),
  })

  app.route({
    method: 'POST',
    url: '/api/host/bookings/:id/cancel',
    config: forHosts,
    schema: {
      params: BookingParams,
      body: z
        .object({
          reason: z.string().trim().max(500).optional(),
          /** Keeps the dates blocked instead of offering them again. */
          keepBlocked: z.boolean().optional(),
          /** A host's cancellation gives everything back whatever the guest's policy is: the most flexible of them. */
          policyCode: z.literal('flexible').optional(),
        })
        .default({}),
      response: okResponse(ApiReservation),
    },
    handler: async (request) => {
      const { reason, keepBlocked } = request.body
      const answer = await services.booking.cancelByHost(
        { ...request.params, reason, keepBlocked },
        onBehalfOf(request),
      )
      return withGuest(expectOk(answer), request)
    },
  })

  app.route({
    method: 'POST',
    url: '/api/host/bookings/:id/refund',
    config: forHosts,
    schema: {
      params: BookingParams,
      body: z.object({
        /** Whole DKK. */
        amount: z.int().min(1).max(100_000_000),
        reason: z.string().trim().max(500).optional(),
      }),
      response: okResponse(ApiReservation),
    },
    handler: async (request) => {
      const { amount, reason } = request.body
      const wish = { ...request.params, amountOre: toOre(amount), reason }
      const answer = await services.booking.refundPart(wish, onBehalfOf(request))
      if (!answer.ok && answer.error.code === 'booking.refundTooHigh')
        throw new ProblemError('booking.refundTooHigh', { left: toDkk(Left.parse(answer.error.params).leftOre) })
      return withGuest(expectOk(answer), request)
    },
  })
}
