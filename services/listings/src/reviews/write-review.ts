import { randomUUID } from 'node:crypto'
import {
  err,
  listingsEvents,
  type listingsService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
  ReviewId,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { mayReview, publicationDeadline, reviewsToPublish } from './publication.ts'
import { stayForActor } from './stay-for-actor.ts'
import { findStayReviews, lockStayReviews, publishReview, reviewEventData, reviewNotices } from './stay-review-store.ts'

type Procedure = typeof listingsService.procedures.writeReview

/** Stores a side's review of a stay and publishes the reviews that may be read now. The stay is read from booking. */
export const writeReview =
  (deps: Deps, armPublication: (id: string, at: Date) => Promise<void>) =>
  async (
    { bookingId, rating, text }: ParsedInputOf<Procedure>,
    { actor, now, command }: Call,
  ): Promise<Result<OutputOf<Procedure>>> => {
    const found = await stayForActor(deps, actor, bookingId)
    if (!found.ok) return found
    const { stay, side } = found.value
    const publishAt = publicationDeadline(stay.checkOut)
    const result = await command(deps.db, async (tx) => {
      await lockStayReviews(tx, bookingId)
      const before = await findStayReviews(tx, bookingId)
      const may = mayReview(side, stay, before, now)
      if (!may.ok) return may
      // Reviews of the demo market exist as published ones only.
      const imported = side === 'guest' && (await tx.review.count({ where: { bookingId } })) > 0
      if (imported) return err('review.alreadyWritten')
      const id = ReviewId.parse(randomUUID())
      await tx.writtenReview.create({
        data: {
          ...{ id, bookingId, side, rating, text, writtenAt: now, publishAt },
          ...{ listingId: stay.listing.id, guestId: stay.guestId, hostId: stay.hostId },
        },
      })
      const written = await findStayReviews(tx, bookingId)
      const due = reviewsToPublish(written, publishAt, now)
      const own = written.find((review) => review.id === id)
      if (own)
        await deps.kit.emit(tx, listingsEvents.reviewWritten, {
          ...{ aggregateId: id, revision: 1 },
          data: reviewEventData(own),
          notify: reviewNotices(own),
        })
      for (const review of due) await publishReview(deps, tx, review, now)
      const publishedAt = due.length > 0 ? now.toISOString() : null
      return ok({ id, publishedAt, publishedBy: publishAt.toISOString() })
    })
    if (result.ok && result.value.publishedAt === null) await armPublication(result.value.id, publishAt)
    return result
  }
