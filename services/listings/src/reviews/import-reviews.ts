import {
  err,
  listingsEvents,
  type listingsService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
} from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { withPhotos } from '../core/listing-columns.ts'
import { indexListing } from '../search/index/index-listing.ts'

type Procedure = typeof listingsService.procedures.importReviews

/** Imports published reviews of the demo market. Skips existing ones and those of unknown homes. */
export const importReviews =
  ({ config, kit, db }: Deps) =>
  async ({ reviews }: ParsedInputOf<Procedure>): Promise<Result<OutputOf<Procedure>>> => {
    if (config.SANDBOX_URL === undefined) return err('sandbox.only')
    return db.transaction(
      async (tx) => {
        const homes = await tx.listing.findMany({
          where: { id: { in: reviews.map(({ listingId }) => listingId) } },
          include: withPhotos,
        })
        const known = new Set(homes.map(({ id }) => id))
        const fresh = await tx.review.createManyAndReturn({
          data: reviews.filter(({ listingId }) => known.has(listingId)),
          select: { id: true },
          skipDuplicates: true,
        })
        const created = new Set(fresh.map(({ id }) => id))
        const published = reviews.filter(({ id }) => created.has(id))
        const reviewed = new Set<string>(published.map(({ listingId }) => listingId))
        for (const home of homes) if (reviewed.has(home.id)) await indexListing(kit, tx, home)
        for (const { id: reviewId, listingId, bookingId, authorId, rating } of published)
          await kit.emit(tx, listingsEvents.reviewPublished, {
            aggregateId: reviewId,
            revision: 1,
            data: { reviewId, listingId, bookingId, authorId, rating },
          })
        return ok({ created: published.length })
      },
      { timeout: 50_000 },
    )
  }
