import { denmark } from './denmark.ts'
import { faroes } from './faroes.ts'
import { finland } from './finland.ts'
import { iceland } from './iceland.ts'
import { countries, foreignIslands, neighbours, seas } from './neighbours.ts'
import { norway } from './norway.ts'
import type { GazetteerPlace, MarketCountry } from './place.ts'
import { sweden } from './sweden.ts'

export { type PostalTown, postalTowns, type Street, streets } from './addresses/addresses.ts'
export { type GazetteerPlace, type MarketCountry, type PlaceKind, placeNameIn } from './place.ts'

const market = [denmark, norway, sweden, finland, iceland]

/** Towns that guests look for, the best known of each country first. */
export const majorTowns: readonly GazetteerPlace<MarketCountry>[] = market.flatMap(
  ({ towns }): readonly GazetteerPlace<MarketCountry>[] => towns,
)

/** All places whose names a map of the Nordics shows. */
export const gazetteer: readonly GazetteerPlace[] = [
  ...countries,
  ...seas,
  ...market.flatMap(({ towns, others }): readonly GazetteerPlace[] => [...towns, ...others]),
  ...faroes,
  ...neighbours,
  ...foreignIslands,
]
