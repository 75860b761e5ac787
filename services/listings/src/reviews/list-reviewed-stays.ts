import {
  BookingId,
  err,
  type listingsService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'

type Procedure = typeof listingsService.procedures.reviewedStays

/** Which of these stays the actor has reviewed. Reviews by the other side do not count. */
export const listReviewedStays =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({ bookingIds }: ParsedInputOf<Procedure>, { actor }: Call): Promise<Result<OutputOf<Procedure>>> => {
    if (actor.kind !== 'user') return err('auth.required')
    const ofStays = { bookingId: { in: bookingIds } }
    const [written, imported] = await Promise.all([
      db.client.writtenReview.findMany({
        where: {
          ...ofStays,
          OR: [
            { side: 'guest', guestId: actor.userId },
            { side: 'host', hostId: actor.userId },
          ],
        },
        select: { bookingId: true },
      }),
      // Reviews of the demo market exist as published ones only.
      db.client.review.findMany({ where: { ...ofStays, authorId: actor.userId }, select: { bookingId: true } }),
    ])
    const ids = new Set([...written, ...imported].map(({ bookingId }) => bookingId))
    return ok({ bookingIds: [...ids].map((id) => BookingId.parse(id)) })
  }
