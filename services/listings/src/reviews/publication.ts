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

/** As much of a stay as its reviews depend on. */
export interface EndedStay {
  status: BookingStatus
  /** Calendar date in Copenhagen. */
  checkOut: string
}

/** As much of a written review as its publication depends on. */
export interface ReviewState {
  side: StaySide
  publishedAt: Date | null
}

/** When a review is published although the other side wrote none: at the end of the host's time, so that no host answers what was read. */
export const publicationDeadline = (checkOut: string): Date => daysOver(checkOut, publishedAfterDays)

/** May this side review the stay now? `written` is what both sides wrote already. */
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

/** Which of a stay's reviews are published now: all when both sides have written or the time is over, else none. */
export const reviewsToPublish = <W extends ReviewState>(written: readonly W[], publishAt: Date, now: Date): W[] => {
  const kept = written.filter(({ publishedAt }) => publishedAt === null)
  const both = new Set(written.map(({ side }) => side)).size === 2
  return both || now >= publishAt ? kept : []
}
