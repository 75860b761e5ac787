import {
  type listingsService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
  ReviewId,
  reviewUntil,
  type StayReview,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import type { Review } from '../generated/prisma/client.ts'
import { mayReview, publicationDeadline } from './publication.ts'
import { stayForActor } from './stay-for-actor.ts'
import { findStayReviews, type StayReviewRow } from './stay-review-store.ts'

type Procedure = typeof listingsService.procedures.stayReviews

const toReview = (review: StayReviewRow): StayReview => ({
  id: ReviewId.parse(review.id),
  rating: review.rating,
  text: review.text,
  writtenAt: review.writtenAt.toISOString(),
  publishedAt: review.publishedAt?.toISOString() ?? null,
})

/** Maps an imported review, which exists as a published one only. */
const toImportedReview = (review: Review): StayReview => ({
  id: ReviewId.parse(review.id),
  rating: review.rating,
  text: review.text,
  writtenAt: review.publishedAt.toISOString(),
  publishedAt: review.publishedAt.toISOString(),
})

/** Both reviews of a stay for its guest or host. The other side's is shown once it is published. */
export const showStayReviews =
  (deps: Deps) =>
  async ({ bookingId }: ParsedInputOf<Procedure>, { actor, now }: Call): Promise<Result<OutputOf<Procedure>>> => {
    const found = await stayForActor(deps, actor, bookingId)
    if (!found.ok) return found
    const { stay, side } = found.value
    const { client } = deps.db
    const [written, open] = await Promise.all([
      findStayReviews(client, bookingId),
      client.review.findUnique({ where: { bookingId } }),
    ])
    const sides = open && !written.some((review) => review.side === 'guest') ? [{ side: 'guest' as const }] : []
    const of = (wanted: 'guest' | 'host'): StayReview | null => {
      const own = written.find((review) => review.side === wanted)
      if (own) return toReview(own)
      return wanted === 'guest' && open ? toImportedReview(open) : null
    }
    const other = of(side === 'guest' ? 'host' : 'guest')
    const { listing, guestId, hostId, checkIn, checkOut } = stay
    return ok({
      ...{ bookingId, listing, guestId, hostId, checkIn, checkOut, side },
      mine: of(side),
      theirs: other?.publishedAt ? other : null,
      theirsWritten: other !== null,
      mayReview: mayReview(side, stay, [...written, ...sides], now).ok,
      reviewUntil: reviewUntil(side, checkOut).toISOString(),
      publishedBy: publicationDeadline(checkOut).toISOString(),
      reply: open?.hostReply ?? null,
      mayReply: side === 'host' && open !== null && open.hostReply === null,
    })
  }
