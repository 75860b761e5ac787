import {
  BookingId,
  BookingStatus,
  CalendarDate,
  CancellationPreview,
  GuestCounts,
  GuestMessage,
  Instant,
  ListingId,
  Quote,
  TripTab,
} from '@nordbo/contracts'
import { z } from 'zod'
import { ApiListedTrip, ApiPayableTrip, ApiTrip } from '../api/booking.ts'
import { ApiCancellationPreview, toApiPreview } from '../api/cancellation.ts'
import { Dkk, toDkk, toOre } from '../api/money.ts'
import { toApiQuote } from '../api/quote.ts'
import { type Api, onBehalfOf, type Ports } from '../http/api.ts'
import { expectOk, ProblemError, problemAnswer } from '../http/problems.ts'
import { showTrips } from '../http/show-trips.ts'

const BookingParams = z.object({ id: BookingId })
const rule = { rule: { who: 'user' } } as const

/** A guest's bookings. */
export const bookingRoutes = (app: Api, ports: Ports): void => {
  const { services, config } = ports
  const showing = showTrips(ports)

  app.route({
    method: 'POST',
    url: '/api/bookings',
    config: rule,
    schema: {
      body: z.object({
        listingId: ListingId,
        checkIn: CalendarDate,
        checkOut: CalendarDate,
        guests: GuestCounts,
        /** The guest says to be 18 or older; refused without. */
        adultAttested: z.boolean().default(false),
        message: GuestMessage.optional(),
        /** The total the person saw, DKK; another one is refused with the new quote. */
        expectedTotal: z.number().min(0).max(100_000_000).optional(),
      }),
      response: {
        201: z.object({
          id: BookingId,
          status: BookingStatus,
          total: Dkk,
          revision: z.int(),
          clientSecret: z.string().nullable(),
          approvalExpiresAt: Instant.nullable(),
          paymentDueAt: Instant.nullable(),
        }),
        default: problemAnswer,
      },
    },
    handler: async (request, reply) => {
      const { expectedTotal, ...stay } = request.body
      const answer = await services.booking.create(
        { ...stay, ...(expectedTotal === undefined ? {} : { expectedTotalOre: toOre(expectedTotal) }) },
        onBehalfOf(request),
      )
      if (!answer.ok && answer.error.code === 'booking.priceChanged')
        throw new ProblemError('booking.priceChanged', {
          quote: z.json().parse(toApiQuote(Quote.parse(answer.error.params?.quote))),
        })
      const { totalOre, ...booking } = expectOk(answer)
      return reply.code(201).send({ ...booking, total: toDkk(totalOre) })
    },
  })

  app.route({
    method: 'GET',
    url: '/api/bookings',
    config: rule,
    schema: {
      querystring: z.object({
        tab: TripTab.optional(),
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(100).optional(),
      }),
      response: {
        200: z.object({
          items: z.array(ApiListedTrip),
          counts: z.object({ upcoming: z.int(), past: z.int() }),
          nextCursor: z.string().nullable(),
        }),
        default: problemAnswer,
      },
    },
    handler: async (request) => {
      const answer = expectOk(await services.booking.trips(request.query, onBehalfOf(request)))
      const show = await showing(answer.items, request)
      return { ...answer, items: answer.items.map(({ needs, ended, ...trip }) => ({ ...show(trip), needs, ended })) }
    },
  })

  app.route({
    method: 'GET',
    url: '/api/bookings/:id',
    config: rule,
    schema: { params: BookingParams, response: { 200: ApiPayableTrip, default: problemAnswer } },
    handler: async (request) => {
      const { clientSecret, ...booking } = expectOk(await services.booking.byId(request.params, onBehalfOf(request)))
      const show = await showing([booking], request)
      return { ...show(booking), clientSecret }
    },
  })

  app.route({
    method: 'GET',
    url: '/api/bookings/:id/cancellation-preview',
    config: rule,
    schema: { params: BookingParams, response: { 200: ApiCancellationPreview, default: problemAnswer } },
    handler: async (request) =>
      toApiPreview(expectOk(await services.booking.cancellationPreview(request.params, onBehalfOf(request)))),
  })

  app.route({
    method: 'POST',
    url: '/api/bookings/:id/cancel',
    config: rule,
    schema: {
      params: BookingParams,
      /** The refund the person saw, DKK; another one is refused with the new preview. */
      body: z.object({ expectedRefund: z.number().min(0).max(100_000_000).optional() }).default({}),
      response: { 200: ApiTrip, default: problemAnswer },
    },
    handler: async (request) => {
      const { expectedRefund } = request.body
      const wish = expectedRefund === undefined ? {} : { expectedRefundOre: toOre(expectedRefund) }
      const answer = await services.booking.cancel({ ...request.params, ...wish }, onBehalfOf(request))
      if (!answer.ok && answer.error.code === 'booking.refundChanged')
        throw new ProblemError('booking.refundChanged', {
          preview: z.json().parse(toApiPreview(CancellationPreview.parse(answer.error.params?.preview))),
        })
      const booking = expectOk(answer)
      const show = await showing([booking], request)
      return show(booking)
    },
  })

  app.route({
    method: 'POST',
    url: '/api/bookings/:id/payment-link',
    config: rule,
    schema: {
      params: BookingParams,
      response: {
        200: z.object({ url: z.url(), clientSecret: z.string(), paymentDueAt: Instant }),
        default: problemAnswer,
      },
    },
    handler: async (request) => {
      const payable = expectOk(await services.booking.startPayment(request.params, onBehalfOf(request)))
      return { ...payable, url: new URL(`/pay/${request.params.id}`, config.PUBLIC_URL).href }
    },
  })
}
