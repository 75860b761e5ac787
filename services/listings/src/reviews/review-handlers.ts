import type { Parts } from '../parts.ts'
import { importReviews } from './import-reviews.ts'
import { listReviewedStays } from './list-reviewed-stays.ts'
import { listReviews } from './list-reviews.ts'
import { replyToReview } from './reply-to-review.ts'
import { showStayReviews } from './show-stay-reviews.ts'
import { writeReview } from './write-review.ts'

/** Everything that is answered about reviews. */
export const reviewHandlers = (parts: Parts, armPublication: (id: string, at: Date) => Promise<void>) => ({
  reviews: listReviews(parts),
  importReviews: importReviews(parts),
  reviewedStays: listReviewedStays(parts),
  stayReviews: showStayReviews(parts),
  writeReview: writeReview(parts, armPublication),
  replyToReview: replyToReview(parts),
})
