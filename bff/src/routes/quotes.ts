import { addDays, CalendarDate, GuestCounts, ListingId } from '@nordbo/contracts'
import { z } from 'zod'
import { ApiQuote, toApiQuote } from '../api/quote.ts'
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
      response: {
        200: ApiQuote.extend({ available: z.boolean() }).meta({ id: 'AvailableQuote' }),
        default: problemAnswer,
      },
    },
    handler: async (request) => {
      const { listingId, checkIn, checkOut } = request.body
      const asking = onBehalfOf(request)
      const [quote, calendar] = await Promise.all([
        services.pricing.quote(request.body, asking),
        services.booking.availability(
          { listingId, from: checkIn, to: checkOut > checkIn ? checkOut : addDays(checkIn, 1) },
          asking,
        ),
      ])
      const free = expectOk(calendar).unavailable.length === 0
      return { ...toApiQuote(expectOk(quote)), available: free }
    },
  })
}
