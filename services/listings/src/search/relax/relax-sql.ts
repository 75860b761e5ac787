import { mayBegin, nightsBetween, type SearchFilters } from '@nordbo/contracts'
import type { Db } from '../../core/deps.ts'
import { allOf } from '../../core/sql.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { capacityConditions, priceConditions, traitConditions } from '../query/filters.ts'
import { planSearch, type SearchPlan } from '../query/plan.ts'
import type { ResolvedFilters } from '../query/resolve-filters.ts'
import { chooseSample, displayedPrice, fromMatches, sampleScale, withMatches } from '../query/sample-sql.ts'
import type { StayOptions } from '../stay/stay-options.ts'
import { isFree, pricedStay } from '../stay/stay-sql.ts'
import {
  type Blocker,
  type CountMatches,
  filterPart,
  type MatchSummary,
  shiftDates,
  withoutBlockers,
} from './relax-steps.ts'
import type { RelaxQueries } from './relax-together.ts'

/** Resolves filters; undefined if they are refused. */
export type ResolveFilters = (query: SearchFilters) => Promise<ResolvedFilters | undefined>

const nothing: MatchSummary = { homes: 0, leastOre: null, mostOre: null }

const planned = (query: SearchFilters, read: ResolvedFilters): SearchPlan =>
  planSearch({ ...query, sort: 'price', limit: 1 }, { ...read, position: undefined })

/** Counts what a search finds, in a large market by a sample. */
export const matchCounter =
  (db: Db, read: ResolveFilters): CountMatches =>
  async (query) => {
    const filters = await read(query)
    if (!filters || filters.impossible) return nothing
    const plan = planned(query, filters)
    const sample = await chooseSample(db, plan)
    const [found] = await db.query<MatchSummary>(Prisma.sql`
      ${withMatches(plan, [Prisma.sql`found as (select ${displayedPrice(plan)} as amount ${fromMatches(plan, sample)})`])}
      select count(*)::int as homes, min(amount)::float8 as "leastOre", max(amount)::float8 as "mostOre" from found`)
    return found ? { ...found, homes: Math.round(found.homes * sampleScale(sample)) } : nothing
  }

/** The capacity of the largest home that a search finds. */
export const largestHomeFinder =
  (db: Db, read: ResolveFilters): RelaxQueries['largestHome'] =>
  async (query) => {
    const filters = await read(query)
    if (!filters || filters.impossible) return null
    const plan = planned(query, filters)
    const [found] = await db.query<{ guests: number | null }>(Prisma.sql`
      ${withMatches(plan, [Prisma.sql`found as (select s.max_guests ${fromMatches(plan)})`])}
      select max(max_guests)::int as guests from found`)
    return found?.guests ?? null
  }

const never = Prisma.sql`false`
/** Free cancellation is a blocker of its own. */
const anyStay = { freeCancellation: false } as const

/** Condition: home `s` passes one filter of a search. Needs `price` in scope if there are dates. */
const passes = (
  query: SearchFilters,
  blocker: Blocker,
  { stay, text, counts, category, today }: ResolvedFilters,
): Prisma.Sql => {
  const alone = filterPart(query, blocker)
  switch (blocker) {
    case 'guests':
      return Prisma.sql`s.max_guests >= ${query.guests ?? 1}::int`
    case 'dates':
      return stay ? isFree(stay, anyStay) : never
    case 'q':
      if (text === undefined && Object.keys(counts).length === 0) return never
      return allOf([
        ...(text === undefined ? [] : [Prisma.sql`s.tsv @@ ${text}::tsquery`]),
        ...capacityConditions(counts),
      ])
    case 'minPriceOre':
    case 'maxPriceOre':
      return allOf(priceConditions(alone, displayedPrice({ stay })))
    case 'freeCancellation': {
      const latest = stay?.options.at(-1)
      if (latest) return Prisma.sql`s.free_days <= ${nightsBetween(today, latest.checkIn)}::int`
      return allOf(traitConditions({ query: alone, category, stay, today }))
    }
    case 'category':
      return category ? allOf(traitConditions({ query: alone, category, stay, today })) : never
    default:
      return allOf(traitConditions({ query: alone, category: undefined, stay, today }))
  }
}

/** The stays of a search. If `movable`, also those on shifted dates. */
const staysAround = (query: SearchFilters, stay: StayOptions, movable: boolean): StayOptions => {
  const moved = shiftDates(query).flatMap(({ query: { checkIn, checkOut } }) =>
    checkIn && checkOut && mayBegin(checkIn, stay.today) ? [{ checkIn, checkOut }] : [],
  )
  return movable ? { ...stay, options: [...stay.options, ...moved] } : stay
}

/** Whether any home of a search is free on its dates or on shifted ones, within the price limit. */
export const shiftTester =
  (db: Db, read: ResolveFilters): RelaxQueries['canShiftDates'] =>
  async ({ minPriceOre: _least, ...query }) => {
    const filters = await read(query)
    if (!filters?.stay || filters.impossible) return false
    const plan = planned(query, { ...filters, stay: staysAround(query, filters.stay, true) })
    const [found] = await db.query<{ any: boolean }>(Prisma.sql`
      ${withMatches(plan, [Prisma.sql`found as (select 1 ${fromMatches(plan, await chooseSample(db, plan))})`])}
      select exists (select from found) as any`)
    return found?.any === true
  }

/** Most sets of blockers that are returned. */
const mostSets = 4

/**
 * Finds the sets of blockers with one statement. It computes a bit mask for each home of the area, one bit for each filter that excludes
 * the home. The masks with the fewest bits are the sets.
 */
export const blockerFinder =
  (db: Db, read: ResolveFilters): RelaxQueries['findBlockers'] =>
  async (query, among, most) => {
    const filters = await read(query)
    if (!filters || among.length === 0) return []
    const { stay, today } = filters
    const area = {
      today,
      category: undefined,
      stay: undefined,
      text: undefined,
      place: filters.place,
      counts: {},
      impossible: false,
    }
    const around = planned(withoutBlockers(query, among), area)
    const sample = await chooseSample(db, around)
    const priced = stay && among.some((one) => one === 'minPriceOre' || one === 'maxPriceOre')
    const bits = among.map(
      (one, bit) => Prisma.sql`case when ${passes(query, one, filters)} then 0 else ${2 ** bit}::int end`,
    )
    const rows = await db.query<{ mask: number }>(Prisma.sql`
      ${withMatches({ ...around, stay }, [
        Prisma.sql`around as (select s.* ${fromMatches(around, sample)})`,
        Prisma.sql`kept_out as (select ${Prisma.join(bits, ' + ')} as mask
          from around s ${priced ? pricedStay(stay, anyStay, 'left') : Prisma.empty}
          where ${stay ? isFree(staysAround(query, stay, among.includes('dates')), anyStay) : Prisma.sql`true`})`,
      ])}
      select mask from kept_out group by mask having bit_count(mask::bit(32)) <= ${most}::int
      order by bit_count(mask::bit(32)), count(*) desc, mask limit ${mostSets}::int`)
    return rows.map(({ mask }) => among.filter((_, bit) => Math.floor(mask / 2 ** bit) % 2 === 1))
  }
