import type { PhotoDescriptor, photoRecipe } from '@nordbo/contracts'

export type { PhotoDescriptor }

/** The widths of the photo recipe: the compiler refuses this line when the recipe changes. */
const widths = [320, 640, 960, 1600] as const satisfies (typeof photoRecipe)['widths']
type Format = (typeof photoRecipe)['formats'][number]

/** Widths in which a picture exists, ascending; the last is its own. */
export const photoWidths = (width: number): number[] => [...widths.filter((step) => step < width), width]

/** Where one derivative of a picture lies. */
export const photoUrl = (hash: string, width: number, format: Format): string =>
  `/media/photos/${hash}/${width}.${format}`

/** The `srcset` of a picture in one format. */
export const photoSrcSet = (photo: Pick<PhotoDescriptor, 'hash' | 'width'>, format: Format): string =>
  photoWidths(photo.width)
    .map((width) => `${photoUrl(photo.hash, width, format)} ${width}w`)
    .join(', ')
