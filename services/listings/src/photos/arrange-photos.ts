import {
  err,
  type ListingId,
  type listingsService,
  mostListingPhotos,
  type OutputOf,
  ok,
  type ParsedInputOf,
  photoUndoSeconds,
  type Result,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { toPhoto } from '../core/listing-columns.ts'
import { notifyOfDraft } from '../core/notify-of-draft.ts'
import { type Album, lockAlbum, type PhotoRow, storeAlbum } from './album.ts'

type Procedures = typeof listingsService.procedures
type Photos = Result<OutputOf<Procedures['photosOf']>>

const shown = (photos: readonly PhotoRow[]): Photos => ok({ photos: photos.map(toPhoto) })

/** Changes an album by a rule that returns the photos afterwards. */
const change = async (
  deps: Deps,
  id: ListingId,
  call: Call,
  rule: (album: Album, tx: Tx) => Promise<Result<PhotoRow[]>> | Result<PhotoRow[]>,
): Promise<Photos> => {
  const changed = await call.command(deps.db, async (tx) => {
    const album = await lockAlbum(tx, call.actor, id)
    if (!album.ok) return album
    const photos = await rule(album.value, tx)
    if (!photos.ok) return photos
    if (photos.value !== album.value.photos)
      await storeAlbum(deps, tx, album.value, { photos: photos.value, now: call.now })
    return shown(photos.value)
  })
  if (changed.ok) notifyOfDraft(deps, call.actor, id)
  return changed
}

/** The photos of a home or a draft, for who may change them. */
export const listPhotos =
  ({ db }: Deps) =>
  async ({ id }: ParsedInputOf<Procedures['photosOf']>, { actor }: Call): Promise<Photos> =>
    db.transaction(async (tx) => {
      const album = await lockAlbum(tx, actor, id)
      return album.ok ? shown(album.value.photos) : album
    })

/** Sets the order of the photos. The first is the cover. */
export const arrangePhotos =
  (deps: Deps) =>
  async ({ id, hashes }: ParsedInputOf<Procedures['arrangePhotos']>, call: Call): Promise<Photos> =>
    change(deps, id, call, ({ photos }) => {
      const ordered = hashes.flatMap((hash) => photos.find((photo) => photo.hash === hash) ?? [])
      const all = ordered.length === photos.length && new Set(hashes).size === photos.length
      return all && hashes.length === photos.length ? ok(ordered) : err('photo.changedMeanwhile')
    })

/** Sets the alternative texts of a photo. */
export const describePhoto =
  (deps: Deps) =>
  async ({ id, hash, alt, altEnglish }: ParsedInputOf<Procedures['describePhoto']>, call: Call): Promise<Photos> =>
    change(deps, id, call, ({ photos }) =>
      photos.some((photo) => photo.hash === hash)
        ? ok(
            photos.map((photo) =>
              photo.hash === hash ? { ...photo, alt: alt || null, altEnglish: altEnglish || null } : photo,
            ),
          )
        : err('photo.notFound'),
    )

/** Deletes a photo. It can be restored for a while. */
export const deletePhoto =
  (deps: Deps) =>
  async ({ id, hash }: ParsedInputOf<Procedures['deletePhoto']>, call: Call): Promise<Photos> =>
    change(deps, id, call, async ({ photos, active }, tx) => {
      const position = photos.findIndex((photo) => photo.hash === hash)
      const photo = photos[position]
      if (!photo) return ok(photos)
      // A home that guests see has a picture (docs/product/listings.md, Checklist).
      if (active && photos.length === 1) return err('photo.lastOne')
      const row = { ...photo, listingId: id, position, deletedAt: call.now }
      await tx.deletedPhoto.upsert({ where: { listingId_hash: { listingId: id, hash } }, create: row, update: row })
      return ok(photos.filter((each) => each !== photo))
    })

/** Puts a deleted photo back to its place. */
export const restorePhoto =
  (deps: Deps) =>
  async ({ id, hash }: ParsedInputOf<Procedures['restorePhoto']>, call: Call): Promise<Photos> =>
    change(deps, id, call, async ({ photos }, tx) => {
      if (photos.some((photo) => photo.hash === hash)) return ok(photos)
      const key = { listingId_hash: { listingId: id, hash } }
      const deleted = await tx.deletedPhoto.findUnique({ where: key })
      const age = deleted ? call.now.getTime() - deleted.deletedAt.getTime() : Number.POSITIVE_INFINITY
      if (!deleted || age > photoUndoSeconds * 1_000) return err('photo.notFound')
      if (photos.length >= mostListingPhotos) return err('listing.tooManyPhotos', { max: mostListingPhotos })
      await tx.deletedPhoto.delete({ where: key })
      const { listingId: _, position, deletedAt: __, ...photo } = deleted
      return ok(photos.toSpliced(position, 0, photo))
    })
