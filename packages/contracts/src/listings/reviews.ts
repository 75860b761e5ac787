import { daysOver } from '@nordbo/stay-rules'
import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { CalendarDate, Instant } from '../values/calendar.ts'
import { BookingId, ListingId, ReviewId, UserId } from '../values/ids.ts'
import { requiredText } from '../values/required-text.ts'
import { StaySide } from '../values/stay-side.ts'

/** Calendar days after check-out within which each side may review (docs/product/booking.md, Reviews). */
export const reviewDays = { guest: 90, host: 14 } as const satisfies Record<StaySide, number>
/** The end of a side's time to review. */
export const reviewUntil = (side: StaySide, checkOut: string): Date => daysOver(checkOut, reviewDays[side])
/** Calendar days after check-out at which a review is published although the other side wrote none. */
export const publishedAfterDays = 14
/** Longest review, characters. */
export const longestReview = 2_000
/** Longest reply of a host to a review, characters. */
export const longestReply = 1_000

export const ReviewRating = z.int().min(1).max(5)
export const ReviewText = requiredText(longestReview)
export const ReplyText = requiredText(longestReply)

/** A review of one side, as the two people of the stay see it. */
export const StayReview = z.object({
  id: ReviewId,
  rating: ReviewRating,
  text: z.string(),
  writtenAt: Instant,
  /** Null until it is published. */
  publishedAt: Instant.nullable(),
})
export type StayReview = z.infer<typeof StayReview>

/** Both reviews of a stay, as one of its people sees them. */
export const StayReviews = z.object({
  bookingId: BookingId,
  listing: z.object({ id: ListingId, title: z.string() }),
  guestId: UserId,
  hostId: UserId,
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  side: StaySide,
  mine: StayReview.nullable(),
  /** Null until it is published, so that it cannot influence the person's own review. */
  theirs: StayReview.nullable(),
  /** Whether the other side has written a review, published or not. */
  theirsWritten: z.boolean(),
  /** Whether the person may still review. */
  mayReview: z.boolean(),
  /** The end of the person's time to review. */
  reviewUntil: Instant,
  /** When a written review is published at the latest. */
  publishedBy: Instant,
  /** The host's reply to the guest's published review. */
  reply: z.string().nullable(),
  mayReply: z.boolean(),
})
export type StayReviews = z.infer<typeof StayReviews>

/** Procedures about the reviews of a stay. Other people's stays are `notFound`. */
export const reviewProcedures = {
  /** Both reviews of a stay, for its guest and its host. */
  stayReviews: procedure({
    input: z.object({ bookingId: BookingId }),
    output: StayReviews,
    errors: ['booking.notFound'],
    actor: ['user'],
    timeoutMs: 5_000,
  }),
  /** Which of these stays the actor has reviewed, as guest or host. Lists call it with a short timeout. */
  reviewedStays: procedure({
    input: z.object({ bookingIds: z.array(BookingId).max(100) }),
    output: z.object({ bookingIds: z.array(BookingId) }),
    actor: ['user'],
    timeoutMs: 1_000,
  }),
  /** Reviews a completed stay, once per side. Both are published once both are written, else 14 days after check-out. */
  writeReview: procedure({
    input: z.object({ bookingId: BookingId, rating: ReviewRating, text: ReviewText }),
    output: z.object({ id: ReviewId, publishedAt: Instant.nullable(), publishedBy: Instant }),
    errors: ['booking.notFound', 'stay.notOver', 'review.tooLate', 'review.alreadyWritten'],
    actor: ['user'],
    idempotent: true,
    timeoutMs: 5_000,
  }),
  /** Stores the host's only reply to a published review. */
  replyToReview: procedure({
    input: z.object({ id: ReviewId, text: ReplyText }),
    output: z.object({}),
    errors: ['review.notFound', 'review.alreadyAnswered'],
    actor: ['user'],
    idempotent: true,
  }),
}
