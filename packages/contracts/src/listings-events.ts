import { z } from 'zod'
import { defineEvents } from './define.ts'
import { BookableListing } from './listing-views.ts'
import { SavedSearchId } from './saved-searches.ts'
import { BookingId, ListingId, ReviewId, UserId } from './vocabulary.ts'

export const listingsEvents = defineEvents('listings', {
  /** A home as booking and pricing must know it; told on every change. */
  listingChanged: { version: 1, data: BookableListing.omit({ petsAllowed: true }) },
  /** The same with whether pets may come along; told with it until nobody reads the first version. */
  listingChanged2: { name: 'listingChanged', version: 2, data: BookableListing },
  reviewPublished: {
    version: 1,
    data: z.object({
      reviewId: ReviewId,
      listingId: ListingId,
      bookingId: BookingId,
      authorId: UserId,
      rating: z.int(),
    }),
  },
  /** A home newly fits a search that its owner wants mails about; told once for each home and search. */
  savedSearchMatched: {
    version: 1,
    data: z.object({ savedSearchId: SavedSearchId, userId: UserId, listingId: ListingId }),
  },
})
