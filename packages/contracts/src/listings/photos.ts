import { z } from 'zod'
import { photoRecipe } from './photo-recipe.ts'

export { mostListingPhotos } from '@nordbo/listing-rules'

export const PhotoFormat = z.enum(photoRecipe.formats)
export type PhotoFormat = z.infer<typeof PhotoFormat>

/** The name of a photo, from its content and the recipe: 32 hex digits of a SHA-256. */
export const PhotoHash = z.string().regex(/^[0-9a-f]{32}$/)

/** A photo without its files. */
export const PhotoDescriptor = z.object({
  hash: PhotoHash,
  /** Size of the largest file, px. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** The alternative text, in Danish. */
  alt: z.string().min(1).max(200).optional(),
  /** The same in English. */
  altEnglish: z.string().min(1).max(200).optional(),
  /** A tiny blurred version as a data URL. */
  placeholder: z.string().startsWith('data:image/webp;base64,').max(photoRecipe.placeholderMaxBytes),
  /** The dominant colour, `#rrggbb`. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
})
export type PhotoDescriptor = z.infer<typeof PhotoDescriptor>

/** Refusals when photos are derived: of the photo, of too many uploads of one person, and of a full queue. */
export const PictureErrors = ['photo.unreadable', 'photo.tooLarge', 'upload.tooMany', 'service.busy'] as const
