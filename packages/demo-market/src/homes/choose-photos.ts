import type { PhotoDescriptor } from '@nordbo/contracts'
import type { IndexedPhoto } from '../photos/photo-index.ts'
import { portfolios, roomsToLet } from './portfolios.ts'
import type { Sketch } from './sketches.ts'

type Variant = IndexedPhoto['variant']
/** Order in which variants become covers; neighbours look least alike. */
const variants = ['wide', 'mirrored', 'near'] as const satisfies Variant[]

/** A picture and one of its variants. */
export interface Cover {
  picture: string
  variant: Variant
}

/** Whether a picture fits the place: the boathouse picture shows a lake. */
export const pictureFits = (picture: string, { place }: Sketch): boolean =>
  picture !== 'hero-lake' || place.setting === 'lake' || place.setting === 'forest'

/**
 * Every possible cover of a home, the best first. Homes show their outside, rooms a bedroom, and every second flat its living
 * room, since flats of a street share one façade.
 */
export const coversFor = (sketch: Sketch): Cover[] => {
  const { outside, inside } = portfolios[sketch.house]
  const pictures =
    sketch.subcategory === 'room'
      ? roomsToLet.sleep
      : sketch.subcategory === 'apartment' && sketch.rank % 2 === 1
        ? inside.slice(0, 2)
        : outside.filter((picture) => pictureFits(picture, sketch))
  // Only pictures of the outside have a closer crop.
  return variants.flatMap((variant) =>
    pictures
      .filter((picture) => variant !== 'near' || outside.includes(picture))
      .map((picture) => ({ picture, variant })),
  )
}

/** Returns a function that finds a picture's descriptor. @throws for an unknown picture */
export const photoFinder = (index: readonly IndexedPhoto[]): ((cover: Cover) => PhotoDescriptor) => {
  const known = new Map(index.map((photo) => [`${photo.picture}/${photo.variant}`, photo]))
  return ({ picture, variant }) => {
    const photo = known.get(`${picture}/${variant}`)
    if (!photo) throw new Error(`No picture ${picture}/${variant}.`)
    const { hash, width, height, placeholder, color, altDa, altEn } = photo
    return { hash, width, height, placeholder, color, alt: altDa, altEnglish: altEn }
  }
}

/** Counts how often each picture was chosen, in all and by town, region and country. */
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

/** Compares two lists of numbers by their first difference. */
export const inOrder = (one: readonly number[], other: readonly number[]): number => {
  const index = one.findIndex((count, at) => count !== other[at])
  return index < 0 ? 0 : (one[index] ?? 0) - (other[index] ?? 0)
}

/**
 * Chooses each home's cover: the picture that is used least in its town, then in its region, its country and the whole
 * market; then the variant that is used least.
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
