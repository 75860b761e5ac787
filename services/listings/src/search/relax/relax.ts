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
import type { filterReader } from '../query/read-filters.ts'
import { largestOf, lookAt, movesOf, type Read, sieveOf } from './relax-sql.ts'
import { fewer, type Look, roomier, type Step, stepsRound } from './relax-steps.ts'
import { loosenTogether, type Tools } from './relax-together.ts'

type Procedure = typeof listingsService.procedures.loosen

const mostProposals = 4

/** Those that find homes, with how many; at most `most`. */
const counted = async (
  eased: readonly Pick<Proposal, 'changes' | 'query'>[],
  look: Look,
  most = eased.length,
): Promise<Proposal[]> => {
  const proposals: Proposal[] = []
  for (const { changes, query } of eased) {
    if (proposals.length === most) break
    const { homes } = await look(query)
    if (homes > 0)
      proposals.push({ changes, query, total: Math.min(homes, countLimit), totalCapped: homes > countLimit })
  }
  return proposals
}

const alone = (steps: readonly Step[]) => steps.map(({ change, query }) => ({ changes: [change], query }))
const best = (proposals: readonly Proposal[]): Proposal[] => proposals.toSorted((a, b) => b.total - a.total)

/** Single changes that find homes: price, dates, place, then whichever filter hides most homes. */
const singly = async (query: SearchFilters, places: readonly string[], tools: Tools): Promise<Proposal[]> => {
  const { look } = tools
  const prices = [
    ...(await stepsRound(query, 'maxPriceOre', tools)),
    ...(await stepsRound(query, 'minPriceOre', tools)).filter(({ change }) => 'set' in change),
  ]
  return [
    ...(await counted(alone(prices), look)),
    ...(await counted(alone(await stepsRound(query, 'dates', tools)), look, 1)),
    ...(await counted(alone(roomier(query, places)), look, 1)),
    ...best(await counted(alone(fewer(query)), look)),
  ]
}

/** What to change in a search that finds nothing, and by how much: one thing if that is enough, else as few together as are. */
export const loosen =
  (
    { db }: Pick<Deps, 'db'>,
    readFilters: ReturnType<typeof filterReader>,
    insteadOf: (place: string) => Promise<string[]>,
  ) =>
  async (query: ParsedInputOf<Procedure>, call: Call): Promise<Result<OutputOf<Procedure>>> => {
    const asked = await readFilters(query, call.now)
    if (!asked.ok) return asked
    const read: Read = async (filters) => {
      const known = await readFilters(filters, call.now)
      return known.ok ? known.value : undefined
    }
    const tools: Tools = {
      look: lookAt(db, read),
      largest: largestOf(db, read),
      moves: movesOf(db, read),
      sieve: sieveOf(db, read),
    }
    const places = query.place === undefined ? [] : await insteadOf(query.place)
    const single = await singly(query, places, tools)
    const proposals = single.length > 0 ? single : await counted(await loosenTogether(query, places, tools), tools.look)
    return ok({ proposals: proposals.slice(0, mostProposals) })
  }
