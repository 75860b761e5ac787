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

/** Most changes in one proposal. */
export const mostChanges = 3
/** Most proposals with several changes. */
const mostProposals = 2

export interface RelaxQueries extends Lookups {
  /** Sets of at most `most` blockers without which some homes are found: the smallest first, then those that open most homes. */
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
 * Relaxes a set of blockers as little as possible. It removes all of them and adds them back one by one: unchanged if homes are still
 * found, else with the first change that finds homes. Undefined if a blocker has no such change.
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

/** Relaxes a set. If shifted dates cost more than the highest price, that is relaxed as well. */
const relaxSetOrPrice = async (query: SearchFilters, set: readonly Blocker[], queries: RelaxQueries, most: number) => {
  const relaxed = await relaxSet(query, set, queries)
  const paying = set.includes('dates') && isAsked(query, 'maxPriceOre') && !set.includes('maxPriceOre')
  return relaxed || !paying || set.length >= most ? relaxed : relaxSet(query, [...set, 'maxPriceOre'], queries)
}

/**
 * The smallest sets of changes that find homes, for a search that no single change helps. The number of guests is lowered only if no home
 * of the area is large enough.
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
    // Other areas are only tried if they have room for all guests.
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
    // Farther areas need at least two changes as well, but may have room for all guests.
    if (!crowded && here.some(({ changes }) => changes.length <= 2)) break
  }
  // Two sets may lead to the same search.
  const distinct = [...new Map(found.map((relaxed) => [JSON.stringify(relaxed.changes), relaxed])).values()]
  // Of proposals with equally many changes, prefer those that keep the number of guests.
  const cost = ({ changes, query: { guests } }: Relaxed): number =>
    2 * changes.length + (guests === query.guests ? 0 : 1)
  return distinct.toSorted((a, b) => cost(a) - cost(b)).slice(0, mostProposals)
}
