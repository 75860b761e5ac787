import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { BookingId, ListingId, UserId } from '../values/ids.ts'
import { ListingContent } from './content.ts'
import { ImportedHotel } from './hotels.ts'
import { mostListingPhotos, PhotoDescriptor } from './photos.ts'
import { Review } from './views.ts'

/** Sandbox only: how the demo market is imported. */
export const importProcedures = {
  /** Sandbox only: homes of the demo market with photos that are in the blob store already; repeatable. */
  importListings: procedure({
    input: z.object({
      listings: z
        .array(
          z.object({
            id: ListingId,
            hostId: UserId,
            createdAt: Instant,
            content: ListingContent,
            photos: z.array(PhotoDescriptor).max(mostListingPhotos),
            featured: z.boolean().default(false),
          }),
        )
        .max(50),
    }),
    output: z.object({ created: z.int() }),
    errors: ['sandbox.only'],
    actor: ['admin'],
    timeoutMs: 60_000,
  }),
  /** Sandbox only: reviews of the demo market. */
  importReviews: procedure({
    input: z.object({ reviews: z.array(Review.extend({ bookingId: BookingId })).max(200) }),
    output: z.object({ created: z.int() }),
    errors: ['sandbox.only'],
    actor: ['admin'],
    timeoutMs: 60_000,
  }),
  /** Sandbox only: sample hotels. */
  importHotels: procedure({
    input: z.object({ hotels: z.array(ImportedHotel).max(50) }),
    output: z.object({ created: z.int() }),
    errors: ['sandbox.only'],
    actor: ['admin'],
    timeoutMs: 60_000,
  }),
}
