import { type Actor, err, type ListingId, type Result } from '@nordbo/contracts'
import { findSuspended, ownerOrAdmin, refuseSuspended } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { type ListingWithPhotos, withPhotos } from '../core/listing-columns.ts'
import type { Listing, Prisma } from '../generated/prisma/client.ts'
import { indexListing } from '../search/index/index-listing.ts'
import { emitListingChanged } from './bookable-listing.ts'

/** Why the actor may not change a home; undefined if they may. Hidden homes are `listing.notFound` to strangers. */
export const changeProblem = async (
  reader: Pick<Tx, '$queryRawUnsafe'>,
  actor: Actor,
  row: Pick<Listing, 'hostId' | 'active'> | null,
): Promise<Result<never> | undefined> => {
  if (!row) return err('listing.notFound')
  // A home is changed by its host or an admin (docs/product/listings.md, Rights).
  if (ownerOrAdmin(actor, row.hostId)) {
    const standing = await refuseSuspended(reader, actor)
    return standing.ok ? undefined : standing
  }
  const shown = row.active && (await findSuspended(reader, [row.hostId])).size === 0
  return err(shown ? 'listing.notOwner' : 'listing.notFound')
}

/** Locks and returns a home that the actor may change. The lock keeps the revisions of its events in order. */
export const lockForChange = async (tx: Tx, actor: Actor, id: ListingId): Promise<Result<ListingWithPhotos>> => {
  await tx.$queryRaw`select 1 from listing where id = ${id}::uuid for update`
  const row = await tx.listing.findUnique({ where: { id }, include: withPhotos })
  const problem = await changeProblem(tx, actor, row)
  if (problem) return problem
  return row ? { ok: true, value: row } : err('listing.notFound')
}

/** Stores a change as the home's next revision, updates search row and documents, and emits the event. Returns the revision. */
export const storeChange = async (
  { kit }: Pick<Deps, 'kit'>,
  tx: Tx,
  id: string,
  data: Prisma.ListingUpdateInput & { updatedAt: Date },
): Promise<number> => {
  const row = await tx.listing.update({
    where: { id },
    data: { ...data, revision: { increment: 1 } },
    include: withPhotos,
  })
  await indexListing(kit, tx, row)
  // The host's other tabs show the home as it is now (docs/product/hosting.md, Editing).
  const { hostId: userId, revision } = row
  await emitListingChanged(kit, tx, row, [{ userId, type: 'listing.changed', id, revision }])
  return revision
}
