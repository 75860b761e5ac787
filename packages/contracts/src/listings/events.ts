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

/** Published versions keep their shape: later fields of a picture are left out. */
const ChangedListing = BookableListing.extend({ photo: PhotoDescriptor.omit({ altEnglish: true }).nullable() })

export const listingsEvents = defineEvents('listings', {
  /** A home as booking and pricing must know it; emitted on every change. */
  listingChanged: { version: 2, data: ChangedListing.omit({ publishedAt: true }) },
  /** The same with its first publication; emitted beside version 2 until no process reads that. */
  listingChanged3: { name: 'listingChanged', version: 3, data: ChangedListing },
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
