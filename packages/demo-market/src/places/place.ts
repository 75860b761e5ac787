import type { Country, Subcategory } from '@nordbo/contracts'
import type { Bilingual } from '../core/bilingual.ts'
import type { House } from '../houses/house.ts'

/** Surroundings of a home, which decide its likely amenities and months. */
export type Setting = 'coast' | 'town' | 'city' | 'forest' | 'lake' | 'mountain'

/** A home to compose: its house, its spot as in a title, and its kind unless it is the house's usual one. */
export type HomeSketch = readonly [house: House, spot: string, subcategory?: Subcategory]

/** A real town or resort, with facts for the texts. */
export interface Place {
  town: string
  postalCode: string
  region: string
  country: Country
  /** Centre of the built-up area; homes are within about a kilometre. */
  lat: number
  lng: number
  setting: Setting
  /** Whether it is among dunes, which the texts of thatched houses mention. */
  dunes?: true
  /** Price level against the whole market, percent. */
  level: number
  streets: readonly string[]
  /** Sights and activities, one sentence each. */
  facts: readonly Bilingual[]
  homes: readonly HomeSketch[]
}
