import { z } from 'zod'

/**
 * How every picture of a listing is made, once: the upload path of listings and the demo market's committed pictures
 * share it. Changing a value means a new `id`, so that old and new derivatives never share a name.
 */
export const photoRecipe = {
  id: 'nordbo-photo-1',
  /** Everything is cut to 3:2, so that cards, galleries and placeholders agree. */
  aspect: { width: 3, height: 2 },
  /** Widths in pixels; a picture is never enlarged, see `photoWidths`. */
  widths: [320, 640, 960, 1600],
  formats: ['avif', 'webp'],
  avif: { quality: 42, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 48, effort: 5 },
  /** Size of the blurred placeholder; its data URL stays under `placeholderMaxBytes`. */
  placeholder: { width: 12, height: 8, quality: 30 },
  placeholderMaxBytes: 400,
  /** Refused above this many pixels, before anything is decoded. A pixel of AVIF takes three times the work of any other. */
  maxInputPixels: 50_000_000,
  maxAvifPixels: 16_000_000,
  /** What an upload may be. Vector graphics and animations are not photos. */
  accepted: ['jpeg', 'png', 'webp', 'avif'],
} as const

/** Pictures of a home (docs/product/listings.md, Homes): 1 to 10. */
export const mostListingPhotos = 10

export const PhotoFormat = z.enum(photoRecipe.formats)
export type PhotoFormat = z.infer<typeof PhotoFormat>

/** Names a picture by its content and the recipe: 32 hex digits of SHA-256. */
export const PhotoHash = z.string().regex(/^[0-9a-f]{32}$/)

/** What is known of a picture beside its files. */
export const PhotoDescriptor = z.object({
  hash: PhotoHash,
  /** Size of the largest derivative in pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** What the picture shows, in Danish. */
  alt: z.string().min(1).max(200).optional(),
  /** The same in English. */
  altEnglish: z.string().min(1).max(200).optional(),
  /** A tiny blurred version as a data URL. */
  placeholder: z.string().startsWith('data:image/webp;base64,').max(photoRecipe.placeholderMaxBytes),
  /** The dominant colour, `#rrggbb`. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
})
export type PhotoDescriptor = z.infer<typeof PhotoDescriptor>

/** Widths that exist of a picture whose largest derivative is `width` pixels wide, ascending; the last is `width`. */
export const photoWidths = (width: number): number[] => [...photoRecipe.widths.filter((step) => step < width), width]

/** Where a derivative lies in the blob store, and its public path below `/`. The content never changes under a key. */
export const photoKey = (hash: string, width: number, format: PhotoFormat): string =>
  `photos/${hash}/${width}.${format}`

/** Widths of a picture that is not for everybody: one for lists, one to look at. */
export const privatePhotoWidths = (width: number): number[] => [...new Set([Math.min(320, width), width])]

/** Where such a picture lies in the blob store, by its UUID. No public path leads there. */
export const privatePhotoKey = (id: string, width: number): string => `private/${id.replaceAll('-', '')}/${width}.webp`

/** Refusals of whatever makes pictures: of the picture itself, of one person's many at once, and of everybody's. */
export const PictureErrors = ['photo.unreadable', 'photo.tooLarge', 'upload.tooMany', 'service.busy'] as const
