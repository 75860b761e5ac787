import {
  err,
  listingsEvents,
  type listingsService,
  maskContacts,
  ok,
  type ParsedInputOf,
  type Result,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { markHomeChanged } from '../search/index/home-changed.ts'
import { reviewEventData, reviewNotices } from './stay-review-store.ts'

type Procedure = typeof listingsService.procedures.replyToReview

/** Stores the host's only reply to a published review. Contact data is masked, because the reply is public. */
export const replyToReview =
  ({ kit, db }: Deps) =>
  async ({ id, text }: ParsedInputOf<Procedure>, { actor, command }: Call): Promise<Result<Record<string, never>>> =>
    command(db, async (tx) => {
      await tx.$queryRaw`select 1 from review where id = ${id}::uuid for update`
      const review = await tx.review.findUnique({ where: { id }, include: { listing: { select: { hostId: true } } } })
      if (!review || actor.kind !== 'user' || actor.userId !== review.listing.hostId) return err('review.notFound')
      if (review.hostReply !== null) return err('review.alreadyAnswered')
      await tx.review.update({ where: { id }, data: { hostReply: maskContacts(text) } })
      markHomeChanged(kit, tx, review.listingId)
      const about = {
        ...{ id, bookingId: review.bookingId, listingId: review.listingId },
        ...{ side: 'guest' as const, guestId: review.authorId, hostId: review.listing.hostId },
      }
      await kit.emit(tx, listingsEvents.reviewAnswered, {
        ...{ aggregateId: id, revision: 2 },
        data: reviewEventData(about),
        notify: reviewNotices(about),
      })
      return ok({})
    })
