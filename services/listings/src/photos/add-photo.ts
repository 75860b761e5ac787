import {
  type Actor,
  err,
  type ListingId,
  type listingsService,
  mostListingPhotos,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type PhotoDescriptor,
  type Result,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { fromPhoto, toPhoto } from '../core/listing-columns.ts'
import { changeProblem, lockForChange, storeChange } from '../listing/change-listing.ts'
import type { PhotoDeps } from './derive-pool.ts'
import { quarantineFolder } from './sweep-quarantine.ts'

type Procedures = typeof listingsService.procedures

const tooMany = (): Result<never> => err('listing.tooManyPhotos', { max: mostListingPhotos })

/** Whether a person may add a photo to a home now. */
const mayAdd = async ({ db }: Pick<Deps, 'db'>, actor: Actor, id: ListingId): Promise<Result<null>> => {
  const home = await db.client.listing.findUnique({
    where: { id },
    select: { hostId: true, active: true, _count: { select: { photos: true } } },
  })
  const problem = await changeProblem(db.client, actor, home)
  if (problem) return problem
  return home && home._count.photos >= mostListingPhotos ? tooMany() : ok(null)
}

/** Checks rights and number of photos before the BFF reads an upload. */
export const mayAddPhoto =
  (deps: Deps) =>
  async (
    { id }: ParsedInputOf<Procedures['mayAddPhoto']>,
    { actor, repeats }: Call,
  ): Promise<Result<Record<string, never>>> => {
    const allowed = await mayAdd(deps, actor, id)
    return allowed.ok || (await repeats(deps.db, 'addPhoto')) ? ok({}) : allowed
  }

/** Validates a photo in quarantine, derives every size and stores the files under the hash of their content. */
const promote = async (
  deps: PhotoDeps,
  { id, quarantineKey }: { id: ListingId; quarantineKey: string },
  { actor, deadline }: Call,
): Promise<Result<PhotoDescriptor>> => {
  const { kit, derive } = deps
  const allowed = await mayAdd(deps, actor, id)
  if (!allowed.ok) return allowed
  if (!quarantineKey.startsWith(`${quarantineFolder}/`)) return err('photo.unreadable')
  const who = actor.kind === 'user' ? actor.userId : actor.kind
  const derived = await derive({ who, deadline, use: 'public', read: () => kit.blobs.get(quarantineKey) })
  if (!derived.ok) return derived
  // Deriving may take long, so check again before anything is stored.
  const still = await mayAdd(deps, actor, id)
  if (!still.ok) return still
  for (const { key, format, bytes } of derived.value.files)
    await kit.blobs.put(bytes, { key, contentType: `image/${format}` })
  return ok(derived.value.descriptor)
}

/** Appends an uploaded photo to a home; the first is its cover. A repeated photo changes nothing. */
export const addPhoto =
  (deps: PhotoDeps) =>
  async (
    { id, quarantineKey, alt }: ParsedInputOf<Procedures['addPhoto']>,
    call: Call,
  ): Promise<Result<OutputOf<Procedures['addPhoto']>>> => {
    // Outside the transaction, because resizing takes long.
    const promoted = await promote(deps, { id, quarantineKey }, call)
    await deps.kit.blobs.delete(quarantineKey)
    return call.command(deps.db, async (tx) => {
      const found = await lockForChange(tx, call.actor, id)
      if (!found.ok) return found
      if (!promoted.ok) return promoted
      const { photos } = found.value
      const same = photos.find(({ hash }) => hash === promoted.value.hash)
      if (same) return ok({ photo: toPhoto(same) })
      if (photos.length >= mostListingPhotos) return tooMany()
      const position = Math.max(-1, ...photos.map((photo) => photo.position)) + 1
      const photo = await tx.photo.create({
        data: { ...fromPhoto(promoted.value), alt: alt?.trim() || null, listingId: id, position, addedAt: call.now },
      })
      await storeChange(deps, tx, id, { updatedAt: call.now })
      return ok({ photo: toPhoto(photo) })
    })
  }
