import { isDeepStrictEqual } from 'node:util'
import {
  err,
  ListingContent,
  type listingsService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { fromContent, toContent } from '../core/listing-columns.ts'
import type { Listing } from '../generated/prisma/client.ts'
import { fuzzPoint } from '../geo/fuzz-point.ts'
import { lockForChange, storeChange } from './change-listing.ts'

type Procedure = typeof listingsService.procedures.update

/** The public point after a change. It changes only if the home moved. */
const publicPlace = (secret: string, row: Listing, before: ListingContent, after: ListingContent) => {
  const { publicLat, publicLng, addressVersion } = row
  const stayed = isDeepStrictEqual({ ...before.address, ...before.location }, { ...after.address, ...after.location })
  if (stayed) return { publicLat, publicLng, addressVersion }
  const home = { listingId: row.id, addressVersion: addressVersion + 1, exact: after.location }
  const { lat, lng } = fuzzPoint(secret, home)
  return { publicLat: lat, publicLng: lng, addressVersion: home.addressVersion }
}

/** Updates some of a home's fields. */
export const updateListing =
  (deps: Deps) =>
  async ({ id, patch, revision: seen }: ParsedInputOf<Procedure>, call: Call): Promise<Result<OutputOf<Procedure>>> =>
    call.command(deps.db, async (tx) => {
      const found = await lockForChange(tx, call.actor, id)
      if (!found.ok) return found
      const before = toContent(found.value)
      // Two editors must not overwrite each other (docs/product/listings.md, Drafts).
      if (seen !== undefined && seen !== found.value.revision)
        return err('listing.changedMeanwhile', { revision: found.value.revision })
      const after = ListingContent.parse({ ...before, ...patch })
      const revision = await storeChange(deps, tx, id, {
        ...fromContent(after),
        ...publicPlace(deps.config.FUZZ_SECRET, found.value, before, after),
        updatedAt: call.now,
      })
      return ok({ id, revision })
    })
