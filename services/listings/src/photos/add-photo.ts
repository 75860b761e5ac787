import {
  err,
  type listingsService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type PhotoDescriptor,
  type Result,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import { changeProblem, lockForChange, storeChange } from '../listing/change-listing.ts'
import { fromPhoto, toPhoto } from '../listing/listing-columns.ts'
import type { Parts } from '../parts.ts'
import { quarantineFolder } from './sweep-quarantine.ts'

type Procedure = typeof listingsService.procedures.addPhoto

/** host.md §5: 1 to 10. */
const maxPhotos = 10

/** A picture out of quarantine: judged by its bytes, made in every size, and filed under the hash of its content. */
const promote = async ({ kit, derive }: Parts, quarantineKey: string): Promise<Result<PhotoDescriptor>> => {
  const source = quarantineKey.startsWith(`${quarantineFolder}/`) ? await kit.blobs.get(quarantineKey) : undefined
  if (!source) return err('photo.unreadable')
  const derived = await derive(source)
  if (!derived.ok) return derived
  for (const { key, format, bytes } of derived.value.files)
    await kit.blobs.put(bytes, { key, contentType: `image/${format}` })
  return ok(derived.value.descriptor)
}

/** Appends an uploaded picture to a home; the first is its cover. The same picture again changes nothing. */
export const addPhoto =
  (parts: Parts) =>
  async ({ id, quarantineKey, alt }: ParsedInputOf<Procedure>, call: Call): Promise<Result<OutputOf<Procedure>>> => {
    const { kit, db } = parts
    const home = await db.client.listing.findUnique({ where: { id }, select: { hostId: true, active: true } })
    const problem = changeProblem(call.actor, home)
    // Nothing is resized for somebody who may not, and nothing inside a transaction.
    const promoted = problem ?? (await promote(parts, quarantineKey))
    const result = await call.command(db, async (tx) => {
      const found = await lockForChange(tx, call.actor, id)
      if (!found.ok) return found
      if (!promoted.ok) return promoted
      const { photos } = found.value
      const same = photos.find(({ hash }) => hash === promoted.value.hash)
      if (same) return ok({ photo: toPhoto(same) })
      if (photos.length >= maxPhotos) return err('listing.tooManyPhotos', { max: maxPhotos })
      const position = Math.max(-1, ...photos.map((photo) => photo.position)) + 1
      const photo = await tx.photo.create({
        data: { ...fromPhoto(promoted.value), alt: alt?.trim() || null, listingId: id, position, addedAt: call.now },
      })
      await storeChange(parts, tx, id, { updatedAt: call.now })
      return ok({ photo: toPhoto(photo) })
    })
    if (promoted.ok) await kit.blobs.delete(quarantineKey)
    return result
  }
