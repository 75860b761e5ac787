import type { Proposal, SearchFilters } from '@nordbo/contracts'
import {
  type Blocker,
  blockers,
  filterPart,
  type Lookups,
  otherAreas,
  type RelaxStep,
  stepsFor,
  withoutBlockers,
} from './relax-steps.ts'

/** Most changes that one proposal asks for. */
export const mostChanges = 3
/** Most proposals of more than one change. */
const mostProposals = 2

export interface RelaxQueries extends Lookups {
  /** Sets of blockers that alone keep some homes out, at most `most` in each: the smallest first, of equals the one that opens most homes. */
  findBlockers: (query: SearchFilters, among: readonly Blocker[], most: number) => Promise<Blocker[][]>
}

type Relaxed = Pick<Proposal, 'changes' | 'query'>

const areaFilters: ReadonlySet<Blocker> = new Set(['place', 'near', 'bbox'])
const areaOf = (query: SearchFilters): SearchFilters => ({
  ...filterPart(query, 'place'),
  ...filterPart(query, 'near'),
  ...filterPart(query, 'bbox'),
})
const isAsked = (query: SearchFilters, blocker: Blocker): boolean => Object.keys(filterPart(query, blocker)).length > 0

/**
 * Gets round a set of blockers with as little change as possible: all of them are taken away, and one after the other comes back, as it was
 * if it can, else with the first change that finds homes.
 */
const relaxSet = async (
  query: SearchFilters,
  set: readonly Blocker[],
  queries: RelaxQueries,
): Promise<Relaxed | undefined> => {
  const finds = async (asked: SearchFilters): Promise<boolean> => (await queries.countMatches(asked)).homes > 0
  const changes: RelaxStep['change'][] = []
  let at = withoutBlockers(query, set)
  for (const blocker of blockers.filter((one) => set.includes(one))) {
    const back = { ...at, ...filterPart(query, blocker) }
    let next: RelaxStep | undefined
    if (await finds(back)) at = back
    else {
      for (const step of await stepsFor(back, blocker, queries)) {
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
const relaxSetOrPrice = async (query: SearchFilters, set: readonly Blocker[], queries: RelaxQueries, most: number) => {
  const relaxed = await relaxSet(query, set, queries)
  const paying = set.includes('dates') && isAsked(query, 'maxPriceOre') && !set.includes('maxPriceOre')
  return relaxed || !paying || set.length >= most ? relaxed : relaxSet(query, [...set, 'maxPriceOre'], queries)
}

/**
 * The smallest sets of changes that find homes where no single change does, with what they lead to. Guests stay behind only where no home of
 * the area has room for all.
 */
export const relaxTogether = async (
  query: SearchFilters,
  places: readonly string[],
  queries: RelaxQueries,
): Promise<Relaxed[]> => {
  const areas: { query: SearchFilters; moved: RelaxStep['change'][] }[] = [
    { query, moved: [] },
    ...otherAreas(query, places).map((step) => ({ query: step.query, moved: [step.change] })),
  ]
  const found: Relaxed[] = []
  for (const { query: from, moved } of areas) {
    const room = await queries.largestHome(areaOf(from))
    const crowded = (query.guests ?? 0) > (room ?? 0)
    // A party that must leave somebody behind need not travel for it.
    if (room === null || (crowded && moved.length > 0)) continue
    const among = blockers.filter((one) => !areaFilters.has(one) && (one !== 'guests' || crowded) && isAsked(from, one))
    const most = mostChanges - moved.length
    const here: Relaxed[] = []
    for (const set of await queries.findBlockers(from, among, most)) {
      const relaxed = await relaxSetOrPrice(from, set, queries, most)
      if (relaxed && relaxed.changes.length > 0) here.push({ ...relaxed, changes: [...moved, ...relaxed.changes] })
      if (here.length === mostProposals) break
    }
    found.push(...here)
    // From farther away no way asks for less than two changes; but one may have room for everybody.
    if (!crowded && here.some(({ changes }) => changes.length <= 2)) break
  }
  // Two sets may end in the same search.
  const distinct = [...new Map(found.map((relaxed) => [JSON.stringify(relaxed.changes), relaxed])).values()]
  // Of two ways of as many changes the one that everybody can go.
  const cost = ({ changes, query: { guests } }: Relaxed): number =>
    2 * changes.length + (guests === query.guests ? 0 : 1)
  return distinct.toSorted((a, b) => cost(a) - cost(b)).slice(0, mostProposals)
}
