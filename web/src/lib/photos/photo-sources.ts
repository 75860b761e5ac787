import type { PhotoDescriptor, photoRecipe } from '@nordbo/contracts'

export type { PhotoDescriptor }

/** A photo as it is shown. Before it arrives, one without a placeholder shows its colour. */
export type ShownPhoto = Omit<PhotoDescriptor, 'altEnglish' | 'placeholder'> & { placeholder?: string | undefined }

/** The widths of the photo recipe. Does not compile when the recipe changes. */
const widths = [320, 640, 960, 1600] as const satisfies (typeof photoRecipe)['widths']
type Format = (typeof photoRecipe)['formats'][number]

/** The widths in which a photo exists, ascending. The last is the original's. */
export const photoWidths = (width: number): number[] => [...widths.filter((step) => step < width), width]

/** The path of a photo in one width and format. */
export const photoUrl = (hash: string, width: number, format: Format): string =>
  `/media/photos/${hash}/${width}.${format}`

/** The `srcset` of a photo in one format. */
export const photoSrcSet = (photo: Pick<PhotoDescriptor, 'hash' | 'width'>, format: Format): string =>
  photoWidths(photo.width)
    .map((width) => `${photoUrl(photo.hash, width, format)} ${width}w`)
    .join(', ')
