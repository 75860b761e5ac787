import type { BookableListing, ListingId } from '@nordbo/contracts'
import type { Deps, SqlWriter } from '../core/deps.ts'

/** A home's host and visibility. */
export interface Owner {
  hostId: string
  /** Null until listings has reported it. */
  active: boolean | null
}

type ReportedHome = Pick<BookableListing, 'listingId' | 'hostId' | 'maxGuests' | 'active'>

/** Stores a home as listings reports it. Ignores older revisions. */
export const storeOwner = async (tx: SqlWriter, home: ReportedHome, revision: number): Promise<void> => {
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

/** Finds the hosts of homes. Fetches unknown homes from listings: they may have been created a moment ago. At most 100 ids. */
export const findOwners = async (
  deps: Pick<Deps, 'db' | 'listings'>,
  listingIds: readonly ListingId[],
): Promise<ReadonlyMap<string, Owner>> => {
  const known = await deps.db.client.listingOwner.findMany({
    where: { listingId: { in: [...listingIds] } },
    select: { listingId: true, hostId: true, active: true },
  })
  const ids = new Set(known.map(({ listingId }) => listingId))
  const fetched = await fetchOwners(
    deps,
    listingIds.filter((id) => !ids.has(id)),
  )
  return new Map([...known, ...fetched].map(({ listingId, ...owner }) => [listingId, owner]))
}

/** The same for one home. */
export const findOwner = async (
  deps: Pick<Deps, 'db' | 'listings'>,
  listingId: ListingId,
): Promise<Owner | undefined> => (await findOwners(deps, [listingId])).get(listingId)
