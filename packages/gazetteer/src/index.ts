import { countries, foreignIslands, neighbours, seas } from './all-around.ts'
import { denmark } from './denmark.ts'
import { faroes } from './faroes.ts'
import { finland } from './finland.ts'
import { iceland } from './iceland.ts'
import { norway } from './norway.ts'
import type { KnownPlace, MarketCountry } from './place.ts'
import { sweden } from './sweden.ts'

export { type KnownPlace, type MarketCountry, nameIn, type PlaceKind } from './place.ts'

const market = [denmark, norway, sweden, finland, iceland]

/** Towns that guests look for, the best known of each country first. */
export const soughtTowns: readonly KnownPlace<MarketCountry>[] = market.flatMap(
  ({ towns }): readonly KnownPlace<MarketCountry>[] => towns,
)

/** Everything that a map of the North names. */
export const gazetteer: readonly KnownPlace[] = [
  ...countries,
  ...seas,
  ...market.flatMap(({ towns, others }): readonly KnownPlace[] => [...towns, ...others]),
  ...faroes,
  ...neighbours,
  ...foreignIslands,
]
