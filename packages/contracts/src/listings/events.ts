import { WantedExtra } from '@nordbo/listing-rules'
import { z } from 'zod'
import { dataRightsAnswers } from '../data-rights/answers.ts'
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

/** Published event versions keep their shape, so later fields of a photo are left out. */
const ChangedListing = BookableListing.extend({ photo: PhotoDescriptor.omit({ altEnglish: true }).nullable() })

export const listingsEvents = defineEvents('listings', {
  ...dataRightsAnswers,
  /** The facts of a home for booking and pricing; emitted with every change. */
  listingChanged: { version: 2, data: ChangedListing.omit({ publishedAt: true }) },
  /** Version 2 with `publishedAt`. Both are emitted until no process reads version 2. */
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
  /** One side of a stay wrote its review, which is not published yet. */
  reviewWritten: { version: 1, data: ReviewFact },
  /** The other side can read a side's review. A guest's review is public then, too (`reviewPublished`). */
  stayReviewPublished: { version: 1, data: ReviewFact },
  /** The host answered the guest's published review. */
  reviewAnswered: { version: 1, data: ReviewFact },
  /** The extras that a host chose while making a home, named once when it is first published. Nothing is paid for yet. */
  extrasWanted: {
    version: 1,
    data: z.object({ listingId: ListingId, hostId: UserId, codes: z.array(WantedExtra) }),
  },
  /** A home newly matches a saved search with mails; emitted once per home and search. */
  savedSearchMatched: {
    version: 1,
    data: z.object({ savedSearchId: SavedSearchId, userId: UserId, listingId: ListingId }),
  },
})
