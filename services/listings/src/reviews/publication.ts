import {
  type BookingStatus,
  daysOver,
  err,
  ok,
  publishedAfterDays,
  type Result,
  reviewUntil,
  type StaySide,
} from '@nordbo/contracts'

/** The fields of a stay that its reviews depend on. */
export interface EndedStay {
  status: BookingStatus
  /** Calendar date in Copenhagen. */
  checkOut: string
}

/** The fields of a written review that its publication depends on. */
export interface ReviewState {
  side: StaySide
  publishedAt: Date | null
}

/** When a single review is published: at the end of the host's time to review, so that no host can review after reading the guest's. */
export const publicationDeadline = (checkOut: string): Date => daysOver(checkOut, publishedAfterDays)

/** Whether a side may review the stay now. `written` has the reviews of both sides. Errors: review.alreadyWritten, stay.notOver, review.tooLate. */
export const mayReview = (
  side: StaySide,
  stay: EndedStay,
  written: readonly Pick<ReviewState, 'side'>[],
  now: Date,
): Result<true> => {
  if (written.some((review) => review.side === side)) return err('review.alreadyWritten')
  if (stay.status !== 'completed') return err('stay.notOver')
  const until = reviewUntil(side, stay.checkOut)
  return now < until ? ok(true) : err('review.tooLate', { until: until.toISOString() })
}

/** Which of a stay's reviews to publish now: all unpublished ones if both sides have written or the time is over, else none. */
export const reviewsToPublish = <W extends ReviewState>(written: readonly W[], publishAt: Date, now: Date): W[] => {
  const unpublished = written.filter(({ publishedAt }) => publishedAt === null)
  const both = new Set(written.map(({ side }) => side)).size === 2
  return both || now >= publishAt ? unpublished : []
}
