import { listingsEvents } from '@nordbo/contracts'
import { on } from '@nordbo/service-kit'
import { rememberReview } from '../booking/booking-store.ts'
import type { Tx } from '../database.ts'

/** A reviewed stay makes its guest experienced. */
export const onReviewPublished = on(listingsEvents.reviewPublished, (event, tx: Tx) =>
  rememberReview(tx, event.data.bookingId, event.data.authorId),
)
