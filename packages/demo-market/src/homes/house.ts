import type { Amenity, Subcategory } from '@nordbo/contracts'

/** The kinds of house that pictures exist of. */
export type House =
  | 'thatch'
  | 'beach'
  | 'black'
  | 'cedar'
  | 'timber'
  | 'canal'
  | 'cabin'
  | 'yellow'
  | 'aframe'
  | 'fjord'

/**
 * What is written of a kind of house: `{spot}` in titles, `{rooms}` and `{guests}` in sentences.
 * A word such as 'brændeovn' or 'altan' makes the home have it, see `impliedAmenities`.
 */
export interface HouseText {
  usual: Subcategory
  /** Amenities that every house of the kind has. */
  has: readonly Amenity[]
  titles: readonly string[]
  /** First sentences. */
  openings: readonly string[]
  /** What it is like inside. */
  inside: readonly string[]
}
