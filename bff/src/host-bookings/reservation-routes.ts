import { BookingId, type BookingView, ReservationTab } from '@nordbo/contracts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiReservation, toApiReservation } from '../bookings/shapes.ts'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { languageOf } from '../http/language.ts'
import { forHosts, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'
import { ReceiptLanguage } from '../receipts/receipt-words.ts'
import { reservationsCsv } from './reservations-csv.ts'
import { ApiHostCampaign, ApiReservationStory, toApiReservationStory } from './shapes.ts'

const pageOfExport = 100

/** The stays in a host's homes: in tabs, one by one, and as a file. */
export const hostReservationRoutes = (app: Api, { services, userCache, now }: Deps): void => {
  const withGuests = async (bookings: readonly BookingView[], request: FastifyRequest): Promise<ApiReservation[]> => {
    const guestIds = bookings.map((booking) => booking.guestId)
    const guests = await userCache.byIds(guestIds, onBehalfOf(request))
    return bookings.map((booking) => toApiReservation(booking, guests.get(booking.guestId)))
  }

  app.route({
    method: 'GET',
    url: '/api/host/reservations',
    config: forHosts,
    schema: {
      querystring: z.object({
        tab: ReservationTab.optional(),
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(100).optional(),
      }),
      response: okResponse(
        z.object({
          items: z.array(ApiReservation),
          counts: z.object({
            upcoming: z.int(),
            ongoing: z.int(),
            ended: z.int(),
            cancelled: z.int(),
            all: z.int(),
          }),
          nextCursor: z.string().nullable(),
        }),
      ),
    },
    handler: async (request) => {
      const answer = expectOk(await services.booking.reservations(request.query, onBehalfOf(request)))
      return { ...answer, items: await withGuests(answer.items, request) }
    },
  })

  app.route({
    method: 'GET',
    url: '/api/host/reservations/:id',
    config: forHosts,
    schema: {
      params: z.object({ id: BookingId }),
      response: okResponse(ApiReservationStory),
    },
    handler: async (request) => {
      const call = onBehalfOf(request)
      const story = expectOk(await services.booking.reservation(request.params, call))
      const [guests, payout] = await Promise.all([
        userCache.byIds([story.booking.guestId], call),
        services.payouts.byId(request.params, call),
      ])
      const sent = payout.ok || payout.error.code !== 'payout.notFound' ? expectOk(payout) : null
      return toApiReservationStory(story, guests.get(story.booking.guestId), sent)
    },
  })

  app.route({
    method: 'GET',
    url: '/api/host/campaign',
    config: forHosts,
    schema: { response: okResponse(z.object({ campaign: ApiHostCampaign.nullable() })) },
    handler: async (request) => {
      const call = onBehalfOf(request)
      const [told, fees] = await Promise.all([
        services.booking.hostCampaign({}, call),
        services.pricing.settings({}, call),
      ])
      const { campaign } = expectOk(told)
      return { campaign: campaign && { ...campaign, feePercent: expectOk(fees).platformFeePercent } }
    },
  })

  app.route({
    method: 'GET',
    url: '/api/host/reservations.csv',
    config: forHosts,
    // A file, not data: left out of the description of the API, as PDFs are.
    schema: {
      hide: true,
      querystring: z.object({ tab: ReservationTab.default('upcoming'), lang: ReceiptLanguage.optional() }),
    },
    handler: async (request, reply) => {
      const { tab } = request.query
      const stays: ApiReservation[] = []
      let cursor: string | undefined
      do {
        const wanted = { tab, limit: pageOfExport, cursor }
        const page = expectOk(await services.booking.reservations(wanted, onBehalfOf(request)))
        stays.push(...(await withGuests(page.items, request)))
        cursor = page.nextCursor ?? undefined
      } while (cursor !== undefined)
      const day = now().toISOString().slice(0, 10)
      return reply
        .header('content-disposition', `attachment; filename="nordbo-reservations-${tab}-${day}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(reservationsCsv(stays, languageOf(request)))
    },
  })
}
