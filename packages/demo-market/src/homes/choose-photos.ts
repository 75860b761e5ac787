import type { PhotoDescriptor } from '@nordbo/contracts'
import type { IndexedPhoto } from '../photos/photo-index.ts'
import { portfolios, roomsToLet } from './portfolios.ts'
import type { Sketch } from './sketches.ts'

type Variant = IndexedPhoto['variant']
/** Order in which variants become covers: neighbours in it look least alike. */
const variants = ['wide', 'mirrored', 'near'] as const satisfies Variant[]

/** A picture in one of its variants. */
export interface Cover {
  picture: string
  variant: Variant
}

/** A lake is promised by the landscape with the boathouse. */
export const pictureFits = (picture: string, { place }: Sketch): boolean =>
  picture !== 'hero-lake' || place.setting === 'lake' || place.setting === 'forest'

/**
 * Every cover that a home may have, the best first. A home shows its outside; a room shows where one sleeps, and every
 * second flat its living room, since all flats of a street share one façade.
 */
export const coversFor = (sketch: Sketch): Cover[] => {
  const { outside, inside } = portfolios[sketch.house]
  const pictures =
    sketch.subcategory === 'room'
      ? roomsToLet.sleep
      : sketch.subcategory === 'apartment' && sketch.rank % 2 === 1
        ? inside.slice(0, 2)
        : outside.filter((picture) => pictureFits(picture, sketch))
  // A closer cut was made of houses only.
  return variants.flatMap((variant) =>
    pictures
      .filter((picture) => variant !== 'near' || outside.includes(picture))
      .map((picture) => ({ picture, variant })),
  )
}

/** Finds pictures by name. */
export const photoFinder = (index: readonly IndexedPhoto[]): ((cover: Cover) => PhotoDescriptor) => {
  const known = new Map(index.map((photo) => [`${photo.picture}/${photo.variant}`, photo]))
  return ({ picture, variant }) => {
    const photo = known.get(`${picture}/${variant}`)
    if (!photo) throw new Error(`No picture ${picture}/${variant}.`)
    const { hash, width, height, placeholder, color, altDa, altEn } = photo
    return { hash, width, height, placeholder, color, alt: altDa, altEnglish: altEn }
  }
}

/** How often each picture was chosen, in all and within a town and a region. */
const tally = () => {
  const counts = new Map<string, number>()
  const keys = ({ place }: Sketch, picture: string) =>
    [`${place.town}/${picture}`, `${place.region}/${picture}`, `${place.country}/${picture}`, picture] as const
  return {
    of: (sketch: Sketch, picture: string): number[] => keys(sketch, picture).map((key) => counts.get(key) ?? 0),
    add: (sketch: Sketch, picture: string): void => {
      for (const key of keys(sketch, picture)) counts.set(key, (counts.get(key) ?? 0) + 1)
    },
  }
}

/** Compares numbers in order: the first difference decides. */
export const inOrder = (one: readonly number[], other: readonly number[]): number => {
  const index = one.findIndex((count, at) => count !== other[at])
  return index < 0 ? 0 : (one[index] ?? 0) - (other[index] ?? 0)
}

/**
 * Gives each home its cover: of those that show it, one whose picture its town, its region, its country and the whole
 * market show least, in this order; then the variant that was used least.
 */
export const coverChooser = (): ((sketch: Sketch) => Cover) => {
  const pictures = tally()
  const covers = tally()
  const name = ({ picture, variant }: Cover): string => `${picture}/${variant}`
  return (sketch) => {
    const [chosen] = coversFor(sketch)
      .map((cover) => ({
        cover,
        shown: [...pictures.of(sketch, cover.picture), ...covers.of(sketch, name(cover))],
      }))
      .sort((one, other) => inOrder(one.shown, other.shown))
    if (!chosen) throw new Error(`No cover for ${sketch.key}.`)
    pictures.add(sketch, chosen.cover.picture)
    covers.add(sketch, name(chosen.cover))
    return chosen.cover
  }
}
