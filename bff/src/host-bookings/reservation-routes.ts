import { BookingId, ReservationTab } from '@nordbo/contracts'
import { z } from 'zod'
import { ApiReservation } from '../bookings/shapes.ts'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { languageOf } from '../http/language.ts'
import { forHosts, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'
import { ReceiptLanguage } from '../receipts/receipt-words.ts'
import { reservationsCsv } from './reservations-csv.ts'
import { ApiHostCampaign, ApiReservationStory, toApiReservationStory } from './shapes.ts'
import { showReservations } from './show-reservations.ts'

const ReservationCounts = z.object({
  upcoming: z.int(),
  ongoing: z.int(),
  ended: z.int(),
  cancelled: z.int(),
  all: z.int(),
})
/** Reservations that the CSV export reads at a time. */
const exportPageSize = 100

const readRoutes = (app: Api, deps: Deps): void => {
  const { services, userCache } = deps

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
          counts: ReservationCounts,
          nextCursor: z.string().nullable(),
        }),
      ),
    },
    handler: async (request) => {
      const answer = expectOk(await services.booking.reservations(request.query, onBehalfOf(request)))
      return { ...answer, items: await showReservations(deps, answer.items, request) }
    },
  })

  app.route({
    method: 'GET',
    url: '/api/host/reservations/:id',
    config: forHosts,
    schema: { params: z.object({ id: BookingId }), response: okResponse(ApiReservationStory) },
    handler: async (request) => {
      const call = onBehalfOf(request)
      const story = expectOk(await services.booking.reservation(request.params, call))
      const [guests, payout] = await Promise.all([
        userCache.byIds([story.booking.guestId], call),
        services.payouts.byId(request.params, call),
      ])
      const isUnpaid = !payout.ok && payout.error.code === 'payout.notFound'
      return toApiReservationStory(story, guests.get(story.booking.guestId), isUnpaid ? null : expectOk(payout))
    },
  })
}

const campaignRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/host/campaign',
    config: forHosts,
    schema: { response: okResponse(z.object({ campaign: ApiHostCampaign.nullable() })) },
    handler: async (request) => {
      const call = onBehalfOf(request)
      const [answer, fees] = await Promise.all([
        services.booking.hostCampaign({}, call),
        services.pricing.settings({}, call),
      ])
      const { campaign } = expectOk(answer)
      return { campaign: campaign && { ...campaign, feePercent: expectOk(fees).platformFeePercent } }
    },
  })
}

const exportRoutes = (app: Api, deps: Deps): void => {
  const { services, now } = deps

  app.route({
    method: 'GET',
    url: '/api/host/reservations.csv',
    config: forHosts,
    // OpenAPI describes data, so files are hidden from it.
    schema: {
      hide: true,
      querystring: z.object({ tab: ReservationTab.default('upcoming'), lang: ReceiptLanguage.optional() }),
    },
    handler: async (request, reply) => {
      const { tab } = request.query
      const stays: ApiReservation[] = []
      let cursor: string | undefined
      do {
        const input = { tab, limit: exportPageSize, cursor }
        const page = expectOk(await services.booking.reservations(input, onBehalfOf(request)))
        stays.push(...(await showReservations(deps, page.items, request)))
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

/** The stays in a host's homes: by tab, one by one, and as a CSV file; and the host's campaign. */
export const hostReservationRoutes = (app: Api, deps: Deps): void => {
  readRoutes(app, deps)
  campaignRoutes(app, deps)
  exportRoutes(app, deps)
}
