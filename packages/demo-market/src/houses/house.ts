import type { Amenity, Subcategory } from '@nordbo/contracts'
import type { Bilingual } from '../core/bilingual.ts'

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
  | 'farm'
  | 'pond'
  | 'manor'
  | 'school'
  | 'orangery'
  | 'skagen'
  | 'sixties'
  | 'shingle'
  | 'lighthouse'
  | 'skerry'
  | 'quay'
  | 'floating'
  | 'brick'
  | 'block'
  | 'orchard'
  | 'rorbu'
  | 'lava'
  | 'faroe'
  | 'log'
  | 'ochre'
  | 'tent'
  | 'tiny'

/**
 * What is written of a kind of house: `{spot}` in titles, `{rooms}` and `{guests}` in sentences.
 * A Danish word such as 'brændeovn' or 'altan' makes the home have it, see `impliedAmenities`.
 */
export interface HouseText {
  usual: Subcategory
  /** Amenities that every house of the kind has. */
  has: readonly Amenity[]
  titles: readonly Bilingual[]
  /** First sentences. */
  openings: readonly Bilingual[]
  /** What it is like inside. */
  inside: readonly Bilingual[]
}
