import { limits } from '@nordbo/listing-rules'
import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { ListingId } from '../values/ids.ts'
import { mostListingPhotos, PhotoDescriptor, PhotoHash, PictureErrors } from './photos.ts'

/** How long a deleted photo can be restored, seconds. Its files are kept longer. */
export const photoUndoSeconds = 600

const OwnErrors = ['listing.notFound', 'listing.notOwner'] as const
const OfPhoto = z.object({ id: ListingId, hash: PhotoHash })
const Photos = z.object({ photos: z.array(PhotoDescriptor) })
const Alt = z.string().trim().max(limits.alt.most).nullable()
const change = { actor: ['user'], idempotent: true } as const

/** Procedures for the photos of a home or of a draft, by the same id. The first photo is the cover. */
export const photoProcedures = {
  /** Whether the person may add a photo. Called before the upload is read; a repeat of an answered `addPhoto` is allowed. */
  mayAddPhoto: procedure({
    input: z.object({ id: ListingId }),
    output: z.object({}),
    errors: [...OwnErrors, 'listing.tooManyPhotos', 'draft.photosTooEarly'],
    actor: ['user'],
  }),
  /** Takes an uploaded photo from quarantine, derives its files and appends it. Always deletes the upload. */
  addPhoto: procedure({
    input: z.object({
      id: ListingId,
      quarantineKey: z.string().max(200),
      alt: z.string().max(200).nullable().default(null),
    }),
    output: z.object({
      photo: PhotoDescriptor,
      /** The home has the same photo already, and nothing changed. */
      repeated: z.boolean(),
    }),
    errors: [...OwnErrors, 'listing.tooManyPhotos', 'draft.photosTooEarly', 'photo.tooSmall', ...PictureErrors],
    timeoutMs: 20_000,
    ...change,
  }),
  /** The photos in their order, for who may change them. */
  photosOf: procedure({
    input: z.object({ id: ListingId }),
    output: Photos,
    errors: OwnErrors,
    actor: ['user'],
  }),
  /** Sets the order. `hashes` are all photos, the cover first; `photo.changedMeanwhile` if they are others now. */
  arrangePhotos: procedure({
    input: z.object({ id: ListingId, hashes: z.array(PhotoHash).max(mostListingPhotos) }),
    output: Photos,
    errors: [...OwnErrors, 'photo.changedMeanwhile'],
    ...change,
  }),
  /** Sets the alternative texts; null or blank removes one. */
  describePhoto: procedure({
    input: OfPhoto.extend({ alt: Alt, altEnglish: Alt }),
    output: Photos,
    errors: [...OwnErrors, 'photo.notFound'],
    ...change,
  }),
  /** Deletes a photo; does nothing if it is gone. The last one of a home that guests see is refused with `photo.lastOne`. */
  deletePhoto: procedure({ input: OfPhoto, output: Photos, errors: [...OwnErrors, 'photo.lastOne'], ...change }),
  /** Puts a photo back to its place within `photoUndoSeconds` after it was deleted; `photo.notFound` later. */
  restorePhoto: procedure({
    input: OfPhoto,
    output: Photos,
    errors: [...OwnErrors, 'photo.notFound', 'listing.tooManyPhotos'],
    ...change,
  }),
}
