import type { Amenity, Subcategory } from '@nordbo/contracts'
import type { Bilingual } from '../core/bilingual.ts'

/** Kinds of house, each with pictures. */
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
 * Texts of a kind of house, with `{spot}` in titles, `{rooms}` and `{guests}` in sentences. A Danish word such as 'brændeovn'
 * or 'altan' gives the home that amenity, see `impliedAmenities`.
 */
export interface HouseText {
  usual: Subcategory
  /** Amenities that every house of the kind has. */
  has: readonly Amenity[]
  titles: readonly Bilingual[]
  /** First sentences. */
  openings: readonly Bilingual[]
  /** Sentences about the inside. */
  inside: readonly Bilingual[]
}
