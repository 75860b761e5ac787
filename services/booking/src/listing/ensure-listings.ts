import type { BookableListing, ListingId } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { findListings, storeListing } from './bookable-listing-store.ts'

/** Is a home known well enough? One that was closed when it was last told of may have been opened a moment ago. */
const isComplete = ({ active, petsAllowed, publishedAt }: BookableListing): boolean =>
  active && petsAllowed !== null && publishedAt !== null

/**
 * Homes by id. One that no event has told of yet, or not all that is told now, or that was closed, is asked of its owner; what nobody knows is
 * left out. At most 100 ids.
 */
export const ensureListings = async (
  deps: Pick<Deps, 'db' | 'reads' | 'listings'>,
  listingIds: readonly ListingId[],
): Promise<BookableListing[]> => {
  const known = await findListings(deps.reads, listingIds)
  const missing = listingIds.filter((id) => !known.some((home) => home.listingId === id && isComplete(home)))
  if (missing.length === 0) return known
  const asked = await deps.listings.bookableByIds({ ids: missing })
  if (!asked.ok) return known
  for (const { revision, ...home } of asked.value.listings) await storeListing(deps.db.client, home, revision)
  return findListings(deps.reads, listingIds)
}

/** One home, as above. */
export const ensureListing = async (
  deps: Pick<Deps, 'db' | 'reads' | 'listings'>,
  listingId: ListingId,
): Promise<BookableListing | undefined> => (await ensureListings(deps, [listingId]))[0]
