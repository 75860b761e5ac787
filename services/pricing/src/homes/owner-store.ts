import type { BookableListing, ListingId } from '@nordbo/contracts'
import type { Deps, Tx } from '../core/deps.ts'

/** A home's host and visibility. */
export interface Owner {
  hostId: string
  /** Null until listings has reported it. */
  active: boolean | null
}

type ReportedHome = Pick<BookableListing, 'listingId' | 'hostId' | 'maxGuests' | 'active'>

/** Stores a home as listings reports it. Ignores older revisions. */
export const storeOwner = async (tx: Pick<Tx, '$executeRaw'>, home: ReportedHome, revision: number): Promise<void> => {
  await tx.$executeRaw`
    insert into listing_owner as known (listing_id, host_id, max_guests, active, revision)
    values (${home.listingId}::uuid, ${home.hostId}::uuid, ${home.maxGuests}, ${home.active}, ${revision})
    on conflict (listing_id) do update
      set host_id = excluded.host_id, max_guests = excluded.max_guests, active = excluded.active, revision = excluded.revision
      where known.revision < excluded.revision or (known.revision = excluded.revision and known.active is null)`
}

/** Fetches homes from listings and stores them. Returns an empty list if listings does not answer. At most 100 ids. */
export const fetchOwners = async (
  { db, listings }: Pick<Deps, 'db' | 'listings'>,
  ids: readonly ListingId[],
): Promise<ReportedHome[]> => {
  const answer = ids.length === 0 ? undefined : await listings.bookableByIds({ ids: [...ids] })
  if (!answer?.ok) return []
  for (const { revision, ...home } of answer.value.listings) await storeOwner(db.client, home, revision)
  return answer.value.listings
}

/** Finds a home's host. Fetches an unknown home from listings: it may have been created a moment ago. */
export const findOwner = async (
  deps: Pick<Deps, 'db' | 'listings'>,
  listingId: ListingId,
): Promise<Owner | undefined> => {
  const known = await deps.db.client.listingOwner.findUnique({
    where: { listingId },
    select: { hostId: true, active: true },
  })
  return known ?? (await fetchOwners(deps, [listingId]))[0]
}
