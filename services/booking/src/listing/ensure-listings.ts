import type { BookableListing, ListingId } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { findListings, storeListing } from './bookable-listing-store.ts'

/** Is a stored listing complete? An inactive one may have been reopened a moment ago. */
const isComplete = ({ active, petsAllowed, publishedAt }: BookableListing): boolean =>
  active && petsAllowed !== null && publishedAt !== null

/**
 * Listings by id. Those that are missing, incomplete or inactive here are fetched from the listings service first; unknown ones are
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

/** The same for one listing. */
export const ensureListing = async (
  deps: Pick<Deps, 'db' | 'reads' | 'listings'>,
  listingId: ListingId,
): Promise<BookableListing | undefined> => (await ensureListings(deps, [listingId]))[0]
