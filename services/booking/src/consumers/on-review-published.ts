import { listingsEvents } from '@nordbo/contracts'
import { on } from '@nordbo/service-kit'
import { storeReviewedStay } from '../booking/booking-store.ts'
import type { Tx } from '../core/database.ts'

/** A reviewed stay makes its guest experienced. */
export const onReviewPublished = on(listingsEvents.reviewPublished, (event, tx: Tx) =>
  storeReviewedStay(tx, event.data.bookingId, event.data.authorId),
)
