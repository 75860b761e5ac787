import { CalendarDate, GuestCounts, ListingId } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { forAnyone, okResponse } from '../http/responses.ts'
import { expectOk } from '../problems/problems.ts'
import { ApiAvailableQuote, availableQuote } from './available-quote.ts'

/** The price of a stay now, and whether its dates are free. */
export const quoteRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/quotes',
    config: forAnyone,
    schema: {
      body: z.object({
        listingId: ListingId,
        checkIn: CalendarDate,
        checkOut: CalendarDate,
        guests: GuestCounts.optional(),
      }),
      response: okResponse(ApiAvailableQuote),
    },
    handler: async (request) => expectOk(await availableQuote(services, request.body, onBehalfOf(request))),
  })
}
