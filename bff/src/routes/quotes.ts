import { CalendarDate, GuestCounts, ListingId } from '@nordbo/contracts'
import { z } from 'zod'
import { ApiAvailableQuote, availableQuote } from '../api/available-quote.ts'
import { type Api, onBehalfOf, type Ports } from '../http/api.ts'
import { expectOk, problemAnswer } from '../http/problems.ts'

/** The price of a stay on dates that a booking would take, and whether they are free. */
export const quoteRoutes = (app: Api, { services }: Ports): void => {
  app.route({
    method: 'POST',
    url: '/api/quotes',
    config: { rule: { who: 'anyone' } },
    schema: {
      body: z.object({
        listingId: ListingId,
        checkIn: CalendarDate,
        checkOut: CalendarDate,
        guests: GuestCounts.optional(),
      }),
      response: { 200: ApiAvailableQuote, default: problemAnswer },
    },
    handler: async (request) => expectOk(await availableQuote(services, request.body, onBehalfOf(request))),
  })
}
