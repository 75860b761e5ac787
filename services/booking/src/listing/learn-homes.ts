import type { BookableListing, ListingId } from '@nordbo/contracts'
import type { Parts } from '../parts.ts'
import { findHomes, keepHome } from './bookable-listing-store.ts'

/**
 * Homes by id. One that no event has told of yet, or not all that is told now, is asked of its owner; what nobody knows is left out. At
 * most 100 ids.
 */
export const learnHomes = async (
  parts: Pick<Parts, 'db' | 'reads' | 'listings'>,
  listingIds: readonly ListingId[],
): Promise<BookableListing[]> => {
  const known = await findHomes(parts.reads, listingIds)
  const whole = known.filter(({ petsAllowed, publishedAt }) => petsAllowed !== null && publishedAt !== null)
  const missing = listingIds.filter((id) => !whole.some((home) => home.listingId === id))
  if (missing.length === 0) return known
  const asked = await parts.listings.bookableByIds({ ids: missing })
  if (!asked.ok) return known
  const learned = asked.value.listings.map(({ revision, ...home }) => ({ revision, home }))
  for (const { home, revision } of learned) await keepHome(parts.db.client, home, revision)
  const fresh = new Set<string>(learned.map(({ home }) => home.listingId))
  return [...known.filter(({ listingId }) => !fresh.has(listingId)), ...learned.map(({ home }) => home)]
}

/** One home, as above. */
export const learnHome = async (
  parts: Pick<Parts, 'db' | 'reads' | 'listings'>,
  listingId: ListingId,
): Promise<BookableListing | undefined> => (await learnHomes(parts, [listingId]))[0]
