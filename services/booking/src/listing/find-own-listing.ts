import { type BookableListing, err, ok, type Result } from '@nordbo/contracts'
import { type Call, ownerOrAdmin } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { ensureListing } from './ensure-listings.ts'

/** A listing for its host or an admin. One that guests cannot see is not revealed to strangers. */
export const findOwnListing = async (
  deps: Pick<Deps, 'db' | 'reads' | 'listings'>,
  { actor }: Pick<Call, 'actor'>,
  listingId: BookableListing['listingId'],
): Promise<Result<BookableListing>> => {
  const home = await ensureListing(deps, listingId)
  if (!home) return err('listing.notFound')
  if (!ownerOrAdmin(actor, home.hostId)) return err(home.active ? 'listing.notOwner' : 'listing.notFound')
  return ok(home)
}
