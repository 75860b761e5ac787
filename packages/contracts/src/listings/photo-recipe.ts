// This module imports nothing, so that a thread that derives photos takes little memory.

/**
 * How the files of every photo are derived. Uploads and the demo market's committed photos share it. A changed value needs a new `id`,
 * so that old and new files never share a name.
 */
export const photoRecipe = {
  id: 'nordbo-photo-1',
  /** Public photos are cropped to 3:2, so that cards, galleries and placeholders have the same shape. */
  aspect: { width: 3, height: 2 },
  /** Widths, px. Photos are never enlarged, see `photoWidths`. */
  widths: [320, 640, 960, 1600],
  formats: ['avif', 'webp'],
  avif: { quality: 42, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 48, effort: 5 },
  /** Size of the blurred placeholder; its data URL stays under `placeholderMaxBytes`. */
  placeholder: { width: 12, height: 8, quality: 30 },
  placeholderMaxBytes: 400,
  /** Largest photos, in pixels, checked before decoding. AVIF takes three times the work per pixel. */
  maxInputPixels: 50_000_000,
  maxAvifPixels: 16_000_000,
  /** Narrower public photos are refused, px after they are cropped: every stored file then has a name that is served. */
  narrowest: 320,
  /** The accepted formats. Vector graphics and animations are not photos. */
  accepted: ['jpeg', 'png', 'webp', 'avif'],
} as const

/** The widths of the files of a photo whose largest file is `width` px wide, ascending. */
export const photoWidths = (width: number): number[] => [...photoRecipe.widths.filter((step) => step < width), width]

/** The key of a file in the blob store, and its public path below `/`. The content under a key never changes. */
export const photoKey = (hash: string, width: number, format: (typeof photoRecipe.formats)[number]): string =>
  `photos/${hash}/${width}.${format}`

/** The widths of a private photo: one for lists and the full one. */
export const privatePhotoWidths = (width: number): number[] => [...new Set([Math.min(320, width), width])]

/** The key of a private photo's file in the blob store, by its UUID. It has no public path. */
export const privatePhotoKey = (id: string, width: number): string => `private/${id.replaceAll('-', '')}/${width}.webp`
