import { type listingsService, type OutputOf, ok, type ParsedInputOf, type Result } from '@nordbo/contracts'
import { findSuspended } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { type ListingWithPhotos, withPhotos } from '../core/listing-columns.ts'
import { toBookable } from './bookable-listing.ts'

type Snapshot = typeof listingsService.procedures.snapshot
type ByIds = typeof listingsService.procedures.bookableByIds

/** Homes per page: a hundred with their covers fit a message of 256 kB. */
const perPage = 100

const toBookables = async (reader: Pick<Tx, '$queryRawUnsafe'>, rows: readonly ListingWithPhotos[]) => {
  const hostIds = rows.map(({ hostId }) => hostId)
  const suspended = await findSuspended(reader, hostIds)
  return rows.map((row) => ({ ...toBookable(row, suspended), revision: row.revision }))
}

/** A page of all homes with their facts for booking and pricing, ordered by id. */
export const snapshot =
  ({ db }: Deps) =>
  async ({ after }: ParsedInputOf<Snapshot>): Promise<Result<OutputOf<Snapshot>>> => {
    const rows = await db.client.listing.findMany({
      ...(after === null ? {} : { where: { id: { gt: after } } }),
      include: withPhotos,
      orderBy: { id: 'asc' },
      take: perPage,
    })
    const listings = await toBookables(db.client, rows)
    return ok({ listings, next: rows.length === perPage ? (listings.at(-1)?.listingId ?? null) : null })
  }

/** The same facts for single homes; unknown ids are left out. */
export const bookableByIds =
  ({ db }: Deps) =>
  async ({ ids }: ParsedInputOf<ByIds>): Promise<Result<OutputOf<ByIds>>> => {
    const rows = await db.client.listing.findMany({ where: { id: { in: ids } }, include: withPhotos })
    return ok({ listings: await toBookables(db.client, rows) })
  }
