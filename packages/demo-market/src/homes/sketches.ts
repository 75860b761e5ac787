import type { Subcategory } from '@nordbo/contracts'
import type { House } from '../houses/house.ts'
import { houseTexts } from '../houses/house-texts.ts'
import { places } from '../places/all-places.ts'
import type { Place } from '../places/place.ts'

/** A home before its details: kind and place. `key` seeds its ids and chance. */
export interface Sketch {
  key: string
  house: House
  subcategory: Subcategory
  spot: string
  place: Place
  /** Position among the homes of its town. */
  rank: number
}

/** Whether a home is part of a shared building. */
export const isFlat = ({ subcategory }: Pick<Sketch, 'subcategory'>): boolean =>
  subcategory === 'apartment' || subcategory === 'room'

const townhouses: ReadonlySet<House> = new Set(['timber', 'quay', 'floating', 'brick', 'block', 'canal'])

/** Whether a home has neighbours wall to wall, in a street or on a quay. */
export const isTownhouse = ({ house }: Pick<Sketch, 'house'>): boolean => townhouses.has(house)

const ranks = (): ((town: string) => number) => {
  const seen = new Map<string, number>()
  return (town) => {
    const rank = seen.get(town) ?? 0
    seen.set(town, rank + 1)
    return rank
  }
}

/** Every home of the market, in the order of places. */
export const sketches = (): Sketch[] => {
  const nextRank = ranks()
  return places.flatMap((place) =>
    place.homes.map(([house, spot, subcategory]) => ({
      key: `${place.town} ${spot}`,
      house,
      subcategory: subcategory ?? houseTexts[house].usual,
      spot,
      place,
      rank: nextRank(place.town),
    })),
  )
}
