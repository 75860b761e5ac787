import { listingsEvents, maskContacts, type ReviewFact, StaySide } from '@nordbo/contracts'
import type { NoticeDraft } from '@nordbo/service-kit'
import type { z } from 'zod'
import type { Deps, Tx } from '../core/deps.ts'
import { withPhotos } from '../core/listing-columns.ts'
import type { WrittenReview } from '../generated/prisma/client.ts'
import { indexListing } from '../search/index/index-listing.ts'

/** A stored review with a parsed side. */
export type StayReviewRow = Omit<WrittenReview, 'side'> & { side: StaySide }

/** The reviews of a stay, earliest first. */
export const findStayReviews = async (tx: Pick<Tx, 'writtenReview'>, bookingId: string): Promise<StayReviewRow[]> =>
  (await tx.writtenReview.findMany({ where: { bookingId }, orderBy: { writtenAt: 'asc' } })).map((row) => ({
    ...row,
    side: StaySide.parse(row.side),
  }))

/** Locks the reviews of a stay until the transaction ends. */
export const lockStayReviews = async (tx: Tx, bookingId: string): Promise<void> => {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`reviews of ${bookingId}`}, 0))`
}

/** The event data of a review. */
export const reviewEventData = (
  review: Pick<StayReviewRow, 'bookingId' | 'listingId' | 'guestId' | 'hostId' | 'side' | 'id'>,
) =>
  ({
    reviewId: review.id,
    bookingId: review.bookingId,
    listingId: review.listingId,
    by: review.side,
    guestId: review.guestId,
    hostId: review.hostId,
  }) satisfies z.input<typeof ReviewFact>

/** Notices to guest and host that the reviews of their stay changed. */
export const reviewNotices = (review: Pick<StayReviewRow, 'bookingId' | 'guestId' | 'hostId'>): NoticeDraft[] =>
  [review.guestId, review.hostId].map((userId) => ({
    userId,
    type: 'review.changed',
    id: review.bookingId,
    revision: 1,
  }))

/** Makes a guest's review public. Contact data is masked (docs/product/people.md, Contact data). */
const makePublic = async ({ kit }: Pick<Deps, 'kit'>, tx: Tx, review: StayReviewRow, now: Date): Promise<void> => {
  // The lock serializes publications of a home, so that each one counts all reviews.
  await tx.$queryRaw`select 1 from listing where id = ${review.listingId}::uuid for update`
  const home = await tx.listing.findUnique({ where: { id: review.listingId }, include: withPhotos })
  if (!home) return
  const { id, bookingId, listingId, rating } = review
  await tx.review.create({
    data: {
      ...{ id, bookingId, listingId, rating, authorId: review.guestId, publishedAt: now },
      text: maskContacts(review.text),
    },
  })
  await indexListing(kit, tx, home)
  await kit.emit(tx, listingsEvents.reviewPublished, {
    ...{ aggregateId: id, revision: 1 },
    data: { reviewId: id, listingId, bookingId, authorId: review.guestId, rating },
  })
}

/** Publishes a review: the other side may read it, and a guest's review becomes public. */
export const publishReview = async (
  deps: Pick<Deps, 'kit'>,
  tx: Tx,
  review: StayReviewRow,
  now: Date,
): Promise<void> => {
  await tx.writtenReview.update({ where: { id: review.id }, data: { publishAt: null, publishedAt: now } })
  if (review.side === 'guest') await makePublic(deps, tx, review, now)
  await deps.kit.emit(tx, listingsEvents.stayReviewPublished, {
    ...{ aggregateId: review.id, revision: 1 },
    data: reviewEventData(review),
    notify: reviewNotices(review),
  })
}
