import { BookingId, Ore, RequestTab } from '@nordbo/contracts'
import { z } from 'zod'
import { ApiReservation } from '../bookings/shapes.ts'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { toDkk, toOre } from '../http/money.ts'
import { forHosts, okResponse } from '../http/responses.ts'
import { expectOk, ProblemError } from '../problems/problems.ts'
import { sendWords } from './send-words.ts'
import { showReservation, showReservations } from './show-reservations.ts'

const BookingParams = z.object({ id: BookingId })
/** Parameters of `booking.refundTooHigh`. */
const TooHigh = z.object({ leftOre: Ore })

const readRoutes = (app: Api, deps: Deps): void => {
  const { services } = deps

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
      return { ...answer, items: await showReservations(deps, answer.items, request) }
    },
  })

  app.route({
    method: 'GET',
    url: '/api/host/bookings/:id',
    config: forHosts,
    schema: { params: BookingParams, response: okResponse(ApiReservation) },
    handler: async (request) => {
      const booking = expectOk(await services.booking.hostById(request.params, onBehalfOf(request)))
      return showReservation(deps, booking, request)
    },
  })
}

const answerRoutes = (app: Api, deps: Deps): void => {
  const { services } = deps

  app.route({
    method: 'POST',
    url: '/api/host/bookings/:id/approve',
    config: forHosts,
    schema: { params: BookingParams, response: okResponse(ApiReservation) },
    handler: async (request) => {
      const booking = expectOk(await services.booking.approve(request.params, onBehalfOf(request)))
      return showReservation(deps, booking, request)
    },
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
    handler: (request) => {
      const { reason } = request.body
      const decline = async () =>
        expectOk(await services.booking.decline({ ...request.params, reason }, onBehalfOf(request)))
      return sendWords(deps, { ...request.params, text: reason, procedure: 'decline', run: decline }, request)
    },
  })
}

const moneyRoutes = (app: Api, deps: Deps): void => {
  const { services } = deps

  app.route({
    method: 'POST',
    url: '/api/host/bookings/:id/cancel',
    config: forHosts,
    schema: {
      params: BookingParams,
      body: z
        .object({
          reason: z.string().trim().max(500).optional(),
          /** Blocks the dates afterwards instead of offering them again. */
          keepBlocked: z.boolean().optional(),
          /** Cancelling as host always refunds everything, whatever the guest's policy is. */
          policyCode: z.literal('flexible').optional(),
        })
        .default({}),
      response: okResponse(ApiReservation),
    },
    handler: (request) => {
      const { reason, keepBlocked } = request.body
      const input = { ...request.params, reason, keepBlocked }
      const cancel = async () => expectOk(await services.booking.cancelByHost(input, onBehalfOf(request)))
      return sendWords(deps, { ...request.params, text: reason, procedure: 'cancelByHost', run: cancel }, request)
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
    handler: (request) => {
      const { amount, reason } = request.body
      const input = { ...request.params, amountOre: toOre(amount), reason }
      const refund = async () => {
        const answer = await services.booking.refundPart(input, onBehalfOf(request))
        if (!answer.ok && answer.error.code === 'booking.refundTooHigh')
          throw new ProblemError('booking.refundTooHigh', { left: toDkk(TooHigh.parse(answer.error.params).leftOre) })
        return expectOk(answer)
      }
      return sendWords(deps, { ...request.params, text: reason, procedure: 'refundPart', run: refund }, request)
    },
  })
}

/** Booking requests of a host: list, answer, cancel and refund. */
export const hostBookingRoutes = (app: Api, deps: Deps): void => {
  readRoutes(app, deps)
  answerRoutes(app, deps)
  moneyRoutes(app, deps)
}
