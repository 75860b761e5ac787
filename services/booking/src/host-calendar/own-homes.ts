import { type BookableListing, err, type ListingId, ok, type Result } from '@nordbo/contracts'
import { type Call, ownerOrAdmin, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { findListings } from '../listing/bookable-listing-store.ts'
import { ensureListings } from '../listing/ensure-listings.ts'
import { requireGoodStanding } from '../people/caller.ts'

const refuseForeign = (
  { actor }: Pick<Call, 'actor'>,
  homes: readonly BookableListing[],
  listingIds: readonly ListingId[],
): Result<readonly BookableListing[]> => {
  const foreign = homes.filter(({ hostId }) => !ownerOrAdmin(actor, hostId))
  // A listing that guests cannot see must not be revealed to strangers.
  if (homes.length < listingIds.length || foreign.some(({ active }) => !active)) return err('listing.notFound')
  return foreign.length > 0 ? err('listing.notOwner') : ok(homes)
}

/** The listings, if all of them are the caller's own; an administrator may act for any host. Refuses suspended people. */
export const requireOwnHomes = async (
  deps: Deps,
  call: Pick<Call, 'actor'>,
  listingIds: readonly ListingId[],
): Promise<Result<readonly BookableListing[]>> => {
  const standing = await requireGoodStanding(deps.reads, personOf(call.actor))
  if (!standing.ok) return standing
  const known = await findListings(deps.reads, listingIds)
  // No event may have arrived yet for a new listing.
  const homes = known.length < listingIds.length ? await ensureListings(deps, listingIds) : known
  return refuseForeign(call, homes, listingIds)
}
