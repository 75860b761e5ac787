import {
  err,
  type ListingId,
  type listingsService,
  mostListingPhotos,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { fromPhoto, toPhoto } from '../core/listing-columns.ts'
import { notifyOfDraft } from '../core/notify-of-draft.ts'
import { type Album, lockAlbum, storeAlbum } from './album.ts'
import type { DerivedPhoto } from './derive-photo.ts'
import type { PhotoDeps } from './derive-pool.ts'
import { keepPhotoFiles } from './photo-files.ts'
import { quarantineFolder } from './sweep-quarantine.ts'

type Procedures = typeof listingsService.procedures

const tooMany = (): Result<never> => err('listing.tooManyPhotos', { max: mostListingPhotos })

/** The album if a photo may be added to it now, locked until the transaction ends. */
const lockForPhoto = async (tx: Tx, { actor }: Pick<Call, 'actor'>, id: ListingId): Promise<Result<Album>> => {
  const album = await lockAlbum(tx, actor, id)
  if (!album.ok) return album
  // Photos belong to a home with a title, a type and a price (docs/product/listings.md, Drafts).
  return album.value.ready ? album : err('draft.photosTooEarly')
}

const mayAdd = async ({ db }: Pick<Deps, 'db'>, call: Pick<Call, 'actor'>, id: ListingId): Promise<Result<null>> => {
  const album = await db.transaction((tx) => lockForPhoto(tx, call, id))
  if (!album.ok) return album
  return album.value.photos.length >= mostListingPhotos ? tooMany() : ok(null)
}

/** Checks rights and number of photos before the BFF reads an upload. */
export const mayAddPhoto =
  (deps: Deps) =>
  async ({ id }: ParsedInputOf<Procedures['mayAddPhoto']>, call: Call): Promise<Result<Record<string, never>>> => {
    const allowed = await mayAdd(deps, call, id)
    return allowed.ok || (await call.repeats(deps.db, 'addPhoto')) ? ok({}) : allowed
  }

/** Validates a photo in quarantine and derives every size. */
const deriveUpload = async (
  deps: PhotoDeps,
  { id, quarantineKey }: { id: ListingId; quarantineKey: string },
  call: Call,
): Promise<Result<DerivedPhoto>> => {
  const allowed = await mayAdd(deps, call, id)
  if (!allowed.ok) return allowed
  if (!quarantineKey.startsWith(`${quarantineFolder}/`)) return err('photo.unreadable')
  const who = call.actor.kind === 'user' ? call.actor.userId : call.actor.kind
  const read = () => deps.kit.blobs.get(quarantineKey)
  const derived = await deps.derive({ who, deadline: call.deadline, use: 'public', read })
  if (!derived.ok) return derived
  // Deriving may take long, so check again before anything is stored.
  const still = await mayAdd(deps, call, id)
  return still.ok ? derived : still
}

/** Appends an uploaded photo to a home or a draft; the first is its cover. A repeated photo changes nothing. */
export const addPhoto =
  (deps: PhotoDeps) =>
  async (
    { id, quarantineKey, alt }: ParsedInputOf<Procedures['addPhoto']>,
    call: Call,
  ): Promise<Result<OutputOf<Procedures['addPhoto']>>> => {
    // Outside the transaction, because resizing takes long.
    const derived = await deriveUpload(deps, { id, quarantineKey }, call)
    await deps.kit.blobs.delete(quarantineKey)
    const added = await call.command(deps.db, async (tx) => {
      const album = await lockForPhoto(tx, call, id)
      if (!album.ok) return album
      if (!derived.ok) return derived
      const { descriptor, files } = derived.value
      const { photos } = album.value
      const same = photos.find(({ hash }) => hash === descriptor.hash)
      if (same) return ok({ photo: toPhoto(same), repeated: true })
      if (photos.length >= mostListingPhotos) return tooMany()
      await keepPhotoFiles(deps, tx, descriptor.hash, files)
      const photo = { ...fromPhoto(descriptor), alt: alt?.trim() || null, addedAt: call.now }
      await storeAlbum(deps, tx, album.value, { photos: [...photos, photo], now: call.now })
      return ok({ photo: toPhoto(photo), repeated: false })
    })
    if (added.ok) notifyOfDraft(deps, call.actor, id)
    return added
  }
