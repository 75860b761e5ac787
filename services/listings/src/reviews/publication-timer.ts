import type { Timer } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { reviewsToPublish } from './publication.ts'
import { findStayReviews, lockStayReviews, publishReview } from './stay-review-store.ts'

/** Publishes reviews whose other side wrote none in time. It checks the stored deadline, so an early timer publishes nothing. */
export const publicationTimer = (deps: Pick<Deps, 'db' | 'kit'>): Timer => ({
  due: async (_now, until, limit) => {
    const rows = await deps.db.client.writtenReview.findMany({
      where: { publishAt: { lte: until } },
      select: { id: true, publishAt: true },
      orderBy: { publishAt: 'asc' },
      take: limit,
    })
    return rows.flatMap(({ id, publishAt }) => (publishAt ? [{ id, at: publishAt }] : []))
  },
  fire: async (id, now) => {
    const known = await deps.db.client.writtenReview.findUnique({ where: { id }, select: { bookingId: true } })
    if (!known) return
    await deps.db.transaction(async (tx) => {
      await lockStayReviews(tx, known.bookingId)
      const written = await findStayReviews(tx, known.bookingId)
      const publishAt = written.find((review) => review.id === id)?.publishAt
      if (!publishAt) return
      for (const review of reviewsToPublish(written, publishAt, now)) await publishReview(deps, tx, review, now)
    })
  },
})
