import {
  BookingId,
  BookingStatus,
  CalendarDate,
  CancellationPreview,
  GuestCounts,
  GuestMessage,
  Instant,
  ListingId,
  TripTab,
} from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { Dkk, toDkk, toOre } from '../http/money.ts'
import { createdResponse, forUsers, forVerifiedUsers, okResponse } from '../http/responses.ts'
import { expectOk, ProblemError } from '../problems/problems.ts'
import { refuseBlockedText } from './refuse-blocked-text.ts'
import {
  ApiCancellationPreview,
  ApiListedTrip,
  ApiPayableTrip,
  ApiTrip,
  toApiChangedQuote,
  toApiPreview,
} from './shapes.ts'
import { showTrips } from './show-trips.ts'

const BookingParams = z.object({ id: BookingId })

const createRoutes = (app: Api, deps: Deps): void => {
  const { services } = deps

  app.route({
    method: 'POST',
    url: '/api/bookings',
    config: forVerifiedUsers,
    schema: {
      body: z.object({
        listingId: ListingId,
        checkIn: CalendarDate,
        checkOut: CalendarDate,
        guests: GuestCounts,
        /** The guest confirms to be 18 or older. A booking without it is refused. */
        adultAttested: z.boolean().default(false),
        message: GuestMessage.optional(),
        /** The total that the guest saw, DKK. If the price changed, the booking is refused with the new quote. */
        expectedTotal: z.number().min(0).max(100_000_000).optional(),
      }),
      response: createdResponse(
        z.object({
          id: BookingId,
          status: BookingStatus,
          total: Dkk,
          revision: z.int(),
          clientSecret: z.string().nullable(),
          approvalExpiresAt: Instant.nullable(),
          paymentDueAt: Instant.nullable(),
        }),
      ),
    },
    handler: async (request, reply) => {
      const { expectedTotal, ...stay } = request.body
      const about = { listingId: stay.listingId }
      await refuseBlockedText(deps, { text: stay.message, about, procedure: 'create' }, request)
      const answer = await services.booking.create(
        { ...stay, ...(expectedTotal === undefined ? {} : { expectedTotalOre: toOre(expectedTotal) }) },
        onBehalfOf(request),
      )
      if (!answer.ok && answer.error.code === 'booking.priceChanged')
        throw new ProblemError('booking.priceChanged', {
          quote: z.json().parse(toApiChangedQuote(answer.error.params)),
        })
      const { totalOre, ...booking } = expectOk(answer)
      return reply.code(201).send({ ...booking, total: toDkk(totalOre) })
    },
  })
}

const readRoutes = (app: Api, deps: Deps): void => {
  const { services } = deps

  app.route({
    method: 'GET',
    url: '/api/bookings',
    config: forUsers,
    schema: {
      querystring: z.object({
        tab: TripTab.optional(),
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(100).optional(),
      }),
      response: okResponse(
        z.object({
          items: z.array(ApiListedTrip),
          counts: z.object({ upcoming: z.int(), past: z.int() }),
          nextCursor: z.string().nullable(),
        }),
      ),
    },
    handler: async (request) => {
      const answer = expectOk(await services.booking.trips(request.query, onBehalfOf(request)))
      const toTrip = await showTrips(deps, answer.items, request)
      return { ...answer, items: answer.items.map(({ needs, ended, ...trip }) => ({ ...toTrip(trip), needs, ended })) }
    },
  })

  app.route({
    method: 'GET',
    url: '/api/bookings/:id',
    config: forUsers,
    schema: { params: BookingParams, response: okResponse(ApiPayableTrip) },
    handler: async (request) => {
      const { clientSecret, ...booking } = expectOk(await services.booking.byId(request.params, onBehalfOf(request)))
      const toTrip = await showTrips(deps, [booking], request)
      return { ...toTrip(booking), clientSecret }
    },
  })
}

const cancellationRoutes = (app: Api, deps: Deps): void => {
  const { services } = deps

  app.route({
    method: 'GET',
    url: '/api/bookings/:id/cancellation-preview',
    config: forUsers,
    schema: { params: BookingParams, response: okResponse(ApiCancellationPreview) },
    handler: async (request) =>
      toApiPreview(expectOk(await services.booking.cancellationPreview(request.params, onBehalfOf(request)))),
  })

  app.route({
    method: 'POST',
    url: '/api/bookings/:id/cancel',
    config: forUsers,
    schema: {
      params: BookingParams,
      /** The refund that the guest saw, DKK. If it changed, the cancellation is refused with the new preview. */
      body: z.object({ expectedRefund: z.number().min(0).max(100_000_000).optional() }).default({}),
      response: okResponse(ApiTrip),
    },
    handler: async (request) => {
      const { expectedRefund } = request.body
      const expected = expectedRefund === undefined ? {} : { expectedRefundOre: toOre(expectedRefund) }
      const answer = await services.booking.cancel({ ...request.params, ...expected }, onBehalfOf(request))
      if (!answer.ok && answer.error.code === 'booking.refundChanged')
        throw new ProblemError('booking.refundChanged', {
          preview: z.json().parse(toApiPreview(CancellationPreview.parse(answer.error.params?.preview))),
        })
      const booking = expectOk(answer)
      const toTrip = await showTrips(deps, [booking], request)
      return toTrip(booking)
    },
  })
}

const paymentRoutes = (app: Api, { services, config }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/bookings/:id/payment-link',
    config: forUsers,
    schema: {
      params: BookingParams,
      response: okResponse(z.object({ url: z.url(), clientSecret: z.string(), paymentDueAt: Instant })),
    },
    handler: async (request) => {
      const payable = expectOk(await services.booking.startPayment(request.params, onBehalfOf(request)))
      return { ...payable, url: new URL(`/pay/${request.params.id}`, config.PUBLIC_URL).href }
    },
  })
}

/** A guest's bookings. */
export const bookingRoutes = (app: Api, deps: Deps): void => {
  createRoutes(app, deps)
  readRoutes(app, deps)
  cancellationRoutes(app, deps)
  paymentRoutes(app, deps)
}
