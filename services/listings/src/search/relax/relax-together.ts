import type { Proposal, SearchFilters } from '@nordbo/contracts'
import {
  areasBeyond,
  freeOf,
  type Lookups,
  type Obstacle,
  obstacles,
  partOf,
  type Step,
  stepsRound,
} from './relax-steps.ts'

/** Most changes that one proposal asks for. */
export const mostChanges = 3
/** Most proposals of more than one change. */
const mostProposals = 2

export interface Tools extends Lookups {
  /** Sets of obstacles that alone keep some homes out, at most `most` in each: the smallest first, of equals the one that opens most homes. */
  sieve: (query: SearchFilters, among: readonly Obstacle[], most: number) => Promise<Obstacle[][]>
}

type Eased = Pick<Proposal, 'changes' | 'query'>

const areaFilters: ReadonlySet<Obstacle> = new Set(['place', 'near', 'bbox'])
const areaOf = (query: SearchFilters): SearchFilters => ({
  ...partOf(query, 'place'),
  ...partOf(query, 'near'),
  ...partOf(query, 'bbox'),
})
const isAsked = (query: SearchFilters, obstacle: Obstacle): boolean => Object.keys(partOf(query, obstacle)).length > 0

/**
 * Gets round a set of obstacles with as little change as possible: all of them are taken away, and one after the other comes back, as it was
 * if it can, else with the first change that finds homes.
 */
const ease = async (query: SearchFilters, set: readonly Obstacle[], tools: Tools): Promise<Eased | undefined> => {
  const finds = async (asked: SearchFilters): Promise<boolean> => (await tools.look(asked)).homes > 0
  const changes: Step['change'][] = []
  let at = freeOf(query, set)
  for (const obstacle of obstacles.filter((one) => set.includes(one))) {
    const back = { ...at, ...partOf(query, obstacle) }
    let next: Step | undefined
    if (await finds(back)) at = back
    else {
      for (const step of await stepsRound(back, obstacle, tools)) {
        next = (await finds(step.query)) ? step : undefined
        if (next) break
      }
      if (!next) return undefined
      changes.push(next.change)
      at = next.query
    }
  }
  return { changes, query: at }
}

/** A way round a set; where moved dates cost more than was asked for, the price gives way as well. */
const easeOrPay = async (query: SearchFilters, set: readonly Obstacle[], tools: Tools, most: number) => {
  const eased = await ease(query, set, tools)
  const paying = set.includes('dates') && isAsked(query, 'maxPriceOre') && !set.includes('maxPriceOre')
  return eased || !paying || set.length >= most ? eased : ease(query, [...set, 'maxPriceOre'], tools)
}

/**
 * The smallest sets of changes that find homes where no single change does, with what they lead to. Guests stay behind only where no home of
 * the area has room for all.
 */
export const loosenTogether = async (
  query: SearchFilters,
  places: readonly string[],
  tools: Tools,
): Promise<Eased[]> => {
  const areas: { query: SearchFilters; moved: Step['change'][] }[] = [
    { query, moved: [] },
    ...areasBeyond(query, places).map((step) => ({ query: step.query, moved: [step.change] })),
  ]
  const found: Eased[] = []
  for (const { query: from, moved } of areas) {
    const room = await tools.largest(areaOf(from))
    const crowded = (query.guests ?? 0) > (room ?? 0)
    // A party that must leave somebody behind need not travel for it.
    if (room === null || (crowded && moved.length > 0)) continue
    const among = obstacles.filter(
      (one) => !areaFilters.has(one) && (one !== 'guests' || crowded) && isAsked(from, one),
    )
    const most = mostChanges - moved.length
    const here: Eased[] = []
    for (const set of await tools.sieve(from, among, most)) {
      const eased = await easeOrPay(from, set, tools, most)
      if (eased && eased.changes.length > 0) here.push({ ...eased, changes: [...moved, ...eased.changes] })
      if (here.length === mostProposals) break
    }
    found.push(...here)
    // From farther away no way asks for less than two changes; but one may have room for everybody.
    if (!crowded && here.some(({ changes }) => changes.length <= 2)) break
  }
  // Two sets may end in the same search.
  const distinct = [...new Map(found.map((eased) => [JSON.stringify(eased.changes), eased])).values()]
  // Of two ways of as many changes the one that everybody can go.
  const cost = ({ changes, query: { guests } }: Eased): number => 2 * changes.length + (guests === query.guests ? 0 : 1)
  return distinct.toSorted((a, b) => cost(a) - cost(b)).slice(0, mostProposals)
}
