import { Arrival, BookingId, TimelineEntry } from '@nordbo/contracts'
import { z } from 'zod'
import { ApiTrip } from '../api/booking.ts'
import { arrivalIn } from '../api/in-language.ts'
import { Dkk, toDkk } from '../api/money.ts'
import { ApiReceipt, toApiReceipt } from '../api/receipt.ts'
import { type Api, onBehalfOf, type Ports } from '../http/api.ts'
import { expectOk, problemAnswer } from '../http/problems.ts'
import { showTrips } from '../http/show-trips.ts'
import { languageOf } from '../pages/language.ts'
import { ReceiptLanguage } from '../receipts/receipt-words.ts'

/** One booking with its whole story, as its guest sees it. */
const ApiTripStory = z
  .object({
    trip: ApiTrip,
    /** Oldest first. */
    timeline: z.array(TimelineEntry.omit({ amountOre: true }).extend({ amount: Dkk.nullable() })),
    /** The exact place and how to get in; null unless the stay is confirmed. */
    arrival: Arrival.omit({ notesEnglish: true }).nullable(),
    /** Null until something was paid. */
    receipt: ApiReceipt.nullable(),
  })
  .meta({ id: 'TripStory' })

/** A guest's trip, whole. */
export const tripRoutes = (app: Api, ports: Ports): void => {
  const { services } = ports
  const showing = showTrips(ports)
  app.route({
    method: 'GET',
    url: '/api/trips/:id',
    config: { rule: { who: 'user' } },
    schema: { params: z.object({ id: BookingId }), response: { 200: ApiTripStory, default: problemAnswer } },
    handler: async (request) => {
      const { booking, timeline, arrival, receipt } = expectOk(
        await services.booking.story(request.params, onBehalfOf(request)),
      )
      const show = await showing([booking], request)
      return {
        trip: show(booking),
        timeline: timeline.map(({ amountOre, ...entry }) => ({
          ...entry,
          amount: amountOre === null ? null : toDkk(amountOre),
        })),
        arrival: arrival && arrivalIn(languageOf(request), arrival),
        receipt: receipt && toApiReceipt(receipt),
      }
    },
  })

  app.route({
    method: 'GET',
    url: '/api/trips/:id/calendar.ics',
    config: { rule: { who: 'user' } },
    // A file, not data: left out of the description of the API, as papers are.
    schema: {
      hide: true,
      params: z.object({ id: BookingId }),
      querystring: z.object({ lang: ReceiptLanguage.optional() }),
    },
    handler: async (request, reply) => {
      const language = languageOf(request)
      const { content } = expectOk(
        await services.messaging.stayCalendar({ ...request.params, language }, onBehalfOf(request)),
      )
      return reply
        .header('content-disposition', `attachment; filename="${language === 'da' ? 'ophold' : 'stay'}.ics"`)
        .type('text/calendar; charset=utf-8')
        .send(content)
    },
  })
}
