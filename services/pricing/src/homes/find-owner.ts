import type { BookableListing, ListingId } from '@nordbo/contracts'
import type { Deps, Tx } from '../deps.ts'

/** Whose a home is, and whether guests may see it. */
export interface Owner {
  hostId: string
  /** Null until listings told it. */
  active: boolean | null
}

type Told = Pick<BookableListing, 'listingId' | 'hostId' | 'maxGuests' | 'active'>

/** Keeps what listings told of a home; an older event changes nothing. */
export const keepOwner = async (tx: Pick<Tx, '$executeRaw'>, home: Told, revision: number): Promise<void> => {
  await tx.$executeRaw`
    insert into listing_owner as known (listing_id, host_id, max_guests, active, revision)
    values (${home.listingId}::uuid, ${home.hostId}::uuid, ${home.maxGuests}, ${home.active}, ${revision})
    on conflict (listing_id) do update
      set host_id = excluded.host_id, max_guests = excluded.max_guests, active = excluded.active, revision = excluded.revision
      where known.revision < excluded.revision or (known.revision = excluded.revision and known.active is null)`
}

/** Asks listings about homes and keeps its answer; without one, nothing is learned. At most 100 ids. */
export const askOwners = async (
  { db, listings }: Pick<Deps, 'db' | 'listings'>,
  ids: readonly ListingId[],
): Promise<Told[]> => {
  const asked = ids.length === 0 ? undefined : await listings.bookableByIds({ ids: [...ids] })
  if (!asked?.ok) return []
  for (const { revision, ...home } of asked.value.listings) await keepOwner(db.client, home, revision)
  return asked.value.listings
}

/**
 * Whose a home is; undefined when there is no such home. A home created a moment ago may be unknown here still: then
 * listings is asked.
 */
export const findOwner = async (
  deps: Pick<Deps, 'db' | 'listings'>,
  listingId: ListingId,
): Promise<Owner | undefined> => {
  const known = await deps.db.client.listingOwner.findUnique({
    where: { listingId },
    select: { hostId: true, active: true },
  })
  return known ?? (await askOwners(deps, [listingId]))[0]
}
