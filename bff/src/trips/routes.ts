import { Arrival, BookingId, Locale, TimelineEntry } from '@nordbo/contracts'
import { translate } from '@nordbo/texts/files'
import { z } from 'zod'
import { ApiTrip } from '../bookings/shapes.ts'
import { showTrips } from '../bookings/show-trips.ts'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { answerLanguageOf, languageOf } from '../http/language.ts'
import { Dkk, toDkk } from '../http/money.ts'
import { forUsers, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'
import { ApiReceipt, toApiReceipt } from '../receipts/shapes.ts'
import { localizedArrival } from './localized-arrival.ts'

/** One booking with its history, as its guest sees it. Amounts in DKK. */
const ApiTripStory = z
  .object({
    trip: ApiTrip,
    /** Oldest first. */
    timeline: z.array(TimelineEntry.omit({ amountOre: true }).extend({ amount: Dkk.nullable() })),
    /** The address and how to get in; null unless the stay is confirmed. */
    arrival: Arrival.omit({ notesEnglish: true }).nullable(),
    /** Null until something was paid. */
    receipt: ApiReceipt.nullable(),
  })
  .meta({ id: 'TripStory' })

/** A guest's trip in full, and its calendar file. */
export const tripRoutes = (app: Api, deps: Deps): void => {
  const { services } = deps

  app.route({
    method: 'GET',
    url: '/api/trips/:id',
    config: forUsers,
    schema: { params: z.object({ id: BookingId }), response: okResponse(ApiTripStory) },
    handler: async (request) => {
      const { booking, timeline, arrival, receipt } = expectOk(
        await services.booking.story(request.params, onBehalfOf(request)),
      )
      const toTrip = await showTrips(deps, [booking], request)
      return {
        trip: toTrip(booking),
        timeline: timeline.map(({ amountOre, ...entry }) => ({
          ...entry,
          amount: amountOre === null ? null : toDkk(amountOre),
        })),
        arrival: arrival && localizedArrival(languageOf(request), arrival),
        receipt: receipt && toApiReceipt(receipt),
      }
    },
  })

  app.route({
    method: 'GET',
    url: '/api/trips/:id/calendar.ics',
    config: forUsers,
    // OpenAPI describes data, so files are hidden from it.
    schema: {
      hide: true,
      params: z.object({ id: BookingId }),
      querystring: z.object({ lang: Locale.optional() }),
    },
    handler: async (request, reply) => {
      const language = answerLanguageOf(request)
      const { content } = expectOk(
        await services.messaging.stayCalendar({ ...request.params, language }, onBehalfOf(request)),
      )
      return reply
        .header('content-disposition', `attachment; filename="${translate(language, 'letters')('calendar.file')}.ics"`)
        .type('text/calendar; charset=utf-8')
        .send(content)
    },
  })
}
