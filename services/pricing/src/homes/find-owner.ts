import type { Db, Parts } from '../parts.ts'

/** Whose a home is. */
export interface Owner {
  hostId: string
}

const known = (db: Db, listingId: string): Promise<Owner | null> =>
  db.client.listingOwner.findUnique({ where: { listingId }, select: { hostId: true } })

/**
 * Whose a home is; undefined when there is no such home. A home created a moment ago may be unknown here still: then
 * listings is asked.
 */
export const findOwner = async (
  { db, listings }: Pick<Parts, 'db' | 'listings'>,
  listingId: Parameters<Parts['listings']['bookableByIds']>[0]['ids'][number],
): Promise<Owner | undefined> => {
  const owner = await known(db, listingId)
  if (owner) return owner
  const asked = await listings.bookableByIds({ ids: [listingId] })
  const [listing] = asked.ok ? asked.value.listings : []
  return listing && { hostId: listing.hostId }
}
