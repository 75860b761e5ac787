import type { Deps } from '../core/deps.ts'
import { importReviews } from './import-reviews.ts'
import { listReviewedStays } from './list-reviewed-stays.ts'
import { listReviews } from './list-reviews.ts'
import { replyToReview } from './reply-to-review.ts'
import { showStayReviews } from './show-stay-reviews.ts'
import { writeReview } from './write-review.ts'

/** The procedures about reviews. */
export const reviewHandlers = (deps: Deps, armPublication: (id: string, at: Date) => Promise<void>) => ({
  reviews: listReviews(deps),
  importReviews: importReviews(deps),
  reviewedStays: listReviewedStays(deps),
  stayReviews: showStayReviews(deps),
  writeReview: writeReview(deps, armPublication),
  replyToReview: replyToReview(deps),
})
