import type { Country, Subcategory } from '@nordbo/contracts'
import type { Bilingual } from '../core/bilingual.ts'
import type { House } from '../houses/house.ts'

/** What surrounds a home; decides which amenities and months are likely. */
export type Setting = 'coast' | 'town' | 'city' | 'forest' | 'lake' | 'mountain'

/** A home to be made up: its house, where in the place it lies (as it reads in a title), and its kind when not the usual. */
export type HomeSketch = readonly [house: House, spot: string, subcategory?: Subcategory]

/** A real town or resort with what the texts need to know of it. */
export interface Place {
  town: string
  postalCode: string
  region: string
  country: Country
  /** Middle of the built-up area; homes lie within about a kilometre. */
  lat: number
  lng: number
  setting: Setting
  /** Does it lie among dunes? Thatched houses are written of accordingly. */
  dunes?: true
  /** Price level against the whole market, percent. */
  level: number
  streets: readonly string[]
  /** What there is to do and see, each a sentence of its own. */
  facts: readonly Bilingual[]
  homes: readonly HomeSketch[]
}
