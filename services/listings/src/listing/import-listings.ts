import { err, type listingsService, type OutputOf, ok, type ParsedInputOf, type Result } from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { fromContent, fromPhoto, withPhotos } from '../core/listing-columns.ts'
import { fuzzPoint } from '../geo/fuzz-point.ts'
import { indexListing } from '../search/index/index-listing.ts'
import { emitListingChanged } from './bookable-listing.ts'

type Procedure = typeof listingsService.procedures.importListings
type Imported = ParsedInputOf<Procedure>['listings'][number]

const columnsOf = (secret: string, { id, hostId, createdAt, content, featured }: Imported) => {
  const { lat, lng } = fuzzPoint(secret, { listingId: id, addressVersion: 1, exact: content.location })
  return {
    ...fromContent(content),
    ...{ id, hostId, addressVersion: 1, publicLat: lat, publicLng: lng, active: true, featured, revision: 1 },
    ...{ createdAt, publishedAt: createdAt, updatedAt: createdAt },
  }
}

/** Removes repeated photos. */
const different = (photos: Imported['photos']): Imported['photos'] =>
  photos.filter(({ hash }, index) => photos.findIndex((other) => other.hash === hash) === index)

/** Imports published homes of the demo market. Existing ones stay unchanged. */
export const importListings =
  ({ config, kit, db }: Deps) =>
  async ({ listings }: ParsedInputOf<Procedure>, call: Call): Promise<Result<OutputOf<Procedure>>> => {
    if (config.SANDBOX_URL === undefined) return err('sandbox.only')
    return db.transaction(
      async (tx) => {
        const fresh = await tx.listing.createManyAndReturn({
          data: listings.map((listing) => columnsOf(config.FUZZ_SECRET, listing)),
          select: { id: true },
          skipDuplicates: true,
        })
        const created = new Set(fresh.map(({ id }) => id))
        await tx.photo.createMany({
          data: listings
            .filter(({ id }) => created.has(id))
            .flatMap(({ id, photos }) =>
              different(photos).map((photo, position) => ({
                ...fromPhoto(photo),
                ...{ listingId: id, position, addedAt: call.now },
              })),
            ),
        })
        const rows = await tx.listing.findMany({ where: { id: { in: [...created] } }, include: withPhotos })
        for (const row of rows) {
          await indexListing(kit, tx, row)
          await emitListingChanged(kit, tx, row)
        }
        return ok({ created: rows.length })
      },
      { timeout: 50_000 },
    )
  }
