import { z } from 'zod'
import { defineEvents } from '../events/define-events.ts'
import { BookingId, ListingId, ReviewId, UserId } from '../values/ids.ts'
import { StaySide } from '../values/stay-side.ts'
import { PhotoDescriptor } from './photos.ts'
import { SavedSearchId } from './saved-searches.ts'
import { BookableListing } from './views.ts'

/** A review of a stay, by ids. */
export const ReviewFact = z.object({
  reviewId: ReviewId,
  bookingId: BookingId,
  listingId: ListingId,
  by: StaySide,
  guestId: UserId,
  hostId: UserId,
})
export type ReviewFact = z.infer<typeof ReviewFact>

/** Versions that were told keep their shape: what is known of a picture since then is no part of it. */
const ToldHome = BookableListing.extend({ photo: PhotoDescriptor.omit({ altEnglish: true }).nullable() })

export const listingsEvents = defineEvents('listings', {
  /** A home as booking and pricing must know it; told on every change. */
  listingChanged: { version: 2, data: ToldHome.omit({ publishedAt: true }) },
  /** The same with when it was first published; told with it until nobody reads the version before. */
  listingChanged3: { name: 'listingChanged', version: 3, data: ToldHome },
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
  /** One side of a stay has written its review; nobody else reads it yet. */
  reviewWritten: { version: 1, data: ReviewFact },
  /** The review of either side can be read by the other; the guest's is then public as well (`reviewPublished`). */
  stayReviewPublished: { version: 1, data: ReviewFact },
  /** The host answered the guest's published review. */
  reviewAnswered: { version: 1, data: ReviewFact },
  /** A home newly fits a search that its owner wants mails about; told once for each home and search. */
  savedSearchMatched: {
    version: 1,
    data: z.object({ savedSearchId: SavedSearchId, userId: UserId, listingId: ListingId }),
  },
})
