import { randomUUID } from 'node:crypto'
import {
  err,
  type ListingContent,
  ListingId,
  mostDrafts,
  ok,
  type PhotoDescriptor,
  type Result,
} from '@nordbo/contracts'
import type { Deps, Tx } from '../core/deps.ts'
import { fromContent, fromPhoto, withPhotos } from '../core/listing-columns.ts'
import { fuzzPoint } from '../geo/fuzz-point.ts'
import { indexListing } from '../search/index/index-listing.ts'
import { emitListingChanged } from './bookable-listing.ts'
import { roomForDraft } from './room-for-draft.ts'

/** What a draft begins with. */
export interface NewDraft {
  hostId: string
  content: ListingContent
  photos: readonly PhotoDescriptor[]
  now: Date
}

/** Stores a draft in the caller's transaction; `listing.tooManyDrafts` if the host has as many as allowed. */
export const storeDraft = async (
  { config, kit }: Pick<Deps, 'config' | 'kit'>,
  tx: Tx,
  { hostId, content, photos, now }: NewDraft,
): Promise<Result<{ id: ListingId; revision: number }>> => {
  if (!(await roomForDraft(tx, hostId))) return err('listing.tooManyDrafts', { most: mostDrafts })
  const id = ListingId.parse(randomUUID())
  const { lat, lng } = fuzzPoint(config.FUZZ_SECRET, { listingId: id, addressVersion: 1, exact: content.location })
  const row = await tx.listing.create({
    data: {
      ...fromContent(content),
      ...{ id, hostId, addressVersion: 1, publicLat: lat, publicLng: lng },
      ...{ active: false, featured: false, createdAt: now, updatedAt: now, revision: 1 },
      photos: { create: photos.map((photo, position) => ({ ...fromPhoto(photo), position, addedAt: now })) },
    },
    include: withPhotos,
  })
  await indexListing(kit, tx, row)
  await emitListingChanged(kit, tx, row)
  return ok({ id, revision: 1 })
}
