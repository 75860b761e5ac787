import {
  type listingsService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Proposal,
  type Result,
  type SearchFilters,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../../core/deps.ts'
import { countLimit } from '../query/plan.ts'
import type { filterResolver } from '../query/resolve-filters.ts'
import { blockerFinder, largestHomeFinder, matchCounter, type ResolveFilters, shiftTester } from './relax-sql.ts'
import { type CountMatches, dropFilters, type RelaxStep, stepsFor, widenArea } from './relax-steps.ts'
import { type RelaxQueries, relaxTogether } from './relax-together.ts'

type Procedure = typeof listingsService.procedures.loosen

const mostProposals = 4

/** Proposals that find homes, with their counts; at most `most`. */
const counted = async (
  relaxed: readonly Pick<Proposal, 'changes' | 'query'>[],
  countMatches: CountMatches,
  most = relaxed.length,
): Promise<Proposal[]> => {
  const proposals: Proposal[] = []
  for (const { changes, query } of relaxed) {
    if (proposals.length === most) break
    const { homes } = await countMatches(query)
    if (homes > 0)
      proposals.push({ changes, query, total: Math.min(homes, countLimit), totalCapped: homes > countLimit })
  }
  return proposals
}

const alone = (steps: readonly RelaxStep[]) => steps.map(({ change, query }) => ({ changes: [change], query }))
const best = (proposals: readonly Proposal[]): Proposal[] => proposals.toSorted((a, b) => b.total - a.total)

/** Single changes that find homes: price, dates, place, then the filters, those that open most homes first. */
const singleChanges = async (
  query: SearchFilters,
  places: readonly string[],
  queries: RelaxQueries,
): Promise<Proposal[]> => {
  const { countMatches } = queries
  const prices = [
    ...(await stepsFor(query, 'maxPriceOre', queries)),
    ...(await stepsFor(query, 'minPriceOre', queries)).filter(({ change }) => 'set' in change),
  ]
  return [
    ...(await counted(alone(prices), countMatches)),
    ...(await counted(alone(await stepsFor(query, 'dates', queries)), countMatches, 1)),
    ...(await counted(alone(widenArea(query, places)), countMatches, 1)),
    ...best(await counted(alone(dropFilters(query)), countMatches)),
  ]
}

/** Proposes changes to a search that finds nothing: single changes if any finds homes, else the smallest sets of changes. */
export const relaxSearch =
  (
    { db }: Pick<Deps, 'db'>,
    readFilters: ReturnType<typeof filterResolver>,
    insteadOf: (place: string) => Promise<string[]>,
  ) =>
  async (query: ParsedInputOf<Procedure>, call: Call): Promise<Result<OutputOf<Procedure>>> => {
    const asked = await readFilters(query, call.now)
    if (!asked.ok) return asked
    const read: ResolveFilters = async (filters) => {
      const known = await readFilters(filters, call.now)
      return known.ok ? known.value : undefined
    }
    const queries: RelaxQueries = {
      countMatches: matchCounter(db, read),
      largestHome: largestHomeFinder(db, read),
      canShiftDates: shiftTester(db, read),
      findBlockers: blockerFinder(db, read),
    }
    const places = query.place === undefined ? [] : await insteadOf(query.place)
    const single = await singleChanges(query, places, queries)
    const proposals =
      single.length > 0 ? single : await counted(await relaxTogether(query, places, queries), queries.countMatches)
    return ok({ proposals: proposals.slice(0, mostProposals) })
  }
