import { randomUUID } from 'node:crypto'
import {
  err,
  ListingId,
  type listingsService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { fromContent, withPhotos } from '../core/listing-columns.ts'
import { fuzzPoint } from '../geo/fuzz-point.ts'
import { indexListing } from '../search/index/index-listing.ts'
import { emitListingChanged } from './bookable-listing.ts'

type Procedure = typeof listingsService.procedures.create

/** Most drafts of a person. A draft is a home that was never published. */
const mostDrafts = 20

/** Whether the person may have one more draft. Locks the person's drafts until the transaction ends. */
const roomForDraft = async (tx: Tx, hostId: string): Promise<boolean> => {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`drafts ${hostId}`}, 0))`
  return (await tx.listing.count({ where: { hostId, publishedAt: null } })) < mostDrafts
}

/** Creates a draft of the signed-in person. */
export const createListing =
  ({ config, kit, db }: Deps) =>
  async (content: ParsedInputOf<Procedure>, call: Call): Promise<Result<OutputOf<Procedure>>> => {
    const { actor, now } = call
    if (actor.kind !== 'user') return err('auth.required')
    return call.command(db, async (tx) => {
      if (!(await roomForDraft(tx, actor.userId))) return err('listing.tooManyDrafts', { most: mostDrafts })
      const id = ListingId.parse(randomUUID())
      const home = { listingId: id, addressVersion: 1, exact: content.location }
      const { lat, lng } = fuzzPoint(config.FUZZ_SECRET, home)
      const row = await tx.listing.create({
        data: {
          ...fromContent(content),
          ...{ id, hostId: actor.userId, addressVersion: 1, publicLat: lat, publicLng: lng },
          ...{ active: false, featured: false, createdAt: now, updatedAt: now, revision: 1 },
        },
        include: withPhotos,
      })
      await indexListing(tx, row)
      await emitListingChanged(kit, tx, row)
      return ok({ id, revision: 1 })
    })
  }
