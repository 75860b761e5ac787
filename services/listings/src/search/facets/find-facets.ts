import {
  eachFlag,
  type FacetsAnswer,
  type listingsService,
  ok,
  type ParsedInputOf,
  type Result,
  SearchFlag,
  type Subcategory,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../../core/deps.ts'
import { allOf, when } from '../../core/sql.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { priceConditions } from '../query/filters.ts'
import { flagConditions } from '../query/flags.ts'
import { planSearch, type SearchPlan } from '../query/plan.ts'
import type { filterResolver } from '../query/resolve-filters.ts'
import {
  chooseSample,
  displayedPrice,
  fromMatches,
  type Sample,
  sampleScale,
  withMatches,
} from '../query/sample-sql.ts'

type Query = ParsedInputOf<typeof listingsService.procedures.facets>

/** Most bars of the histogram. Their borders are multiples of `roundOre`, øre. */
const bars = 40
const roundOre = 50_00

interface Row {
  total: number
  instant: number
  pets: number
  /** By the order of `SearchFlag`. */
  flags: number[]
  types: Record<string, number> | null
  minOre: number | null
  maxOre: number | null
  fromOre: number | null
  stepOre: number | null
  counts: Record<string, number> | null
}

/** The homes that match all filters but price and kind, with the traits to count. */
const found = (plan: SearchPlan, query: Query, sample: Sample): Prisma.Sql => {
  const amount = displayedPrice(plan)
  const conditions = flagConditions(plan)
  const flags = SearchFlag.options.map((flag) => conditions[flag])
  return Prisma.sql`
  found as materialized (
    select s.subcategory, s.instant, s.pets_allowed, array[${Prisma.join(flags)}] as flags, ${amount} as amount,
      ${allOf(priceConditions(query, amount))} as affordable,
      ${allOf(when(query.subcategory, (kinds) => Prisma.sql`s.subcategory = any (${kinds})`))} as of_kind
    ${fromMatches(plan, sample)}
  )`
}

/** Bars of equal width from the lowest price to the 98th percentile. The last bar also contains all higher prices. */
const bounds = Prisma.sql`
  bounds as (
    select min(amount) as least, max(amount) as most,
      greatest(1, ceil((percentile_disc(0.98) within group (order by amount) - min(amount)) / ${bars * roundOre}::float8))::bigint
        * ${roundOre}::bigint as step
    from found where of_kind
  )`

const flagCounts = SearchFlag.options.map(
  (_, index) => Prisma.sql`count(*) filter (where affordable and of_kind and flags[${index + 1}::int])::int`,
)

const statement = (plan: SearchPlan, query: Query, sample: Sample): Prisma.Sql => Prisma.sql`
  ${withMatches(plan, [found(plan, query, sample), bounds])}
  select count(*) filter (where affordable and of_kind)::int as total,
    count(*) filter (where affordable and of_kind and instant)::int as instant,
    count(*) filter (where affordable and of_kind and pets_allowed)::int as pets,
    array[${Prisma.join(flagCounts)}] as flags,
    (select json_object_agg(subcategory, homes) from (
      select subcategory, count(*) as homes from found where affordable group by subcategory) kinds) as types,
    (select least::float8 from bounds) as "minOre", (select most::float8 from bounds) as "maxOre",
    (select (least / step * step)::float8 from bounds) as "fromOre", (select step::float8 from bounds) as "stepOre",
    (select json_object_agg(bar, homes) from (
      select least(${bars - 1}::int, (amount - least / step * step) / step) as bar, count(*) as homes
      from found cross join bounds where of_kind group by 1) bars) as counts
  from found`

const priceOf = (
  { minOre, maxOre, fromOre, stepOre, counts }: Row,
  about: (homes: number) => number,
): Omit<FacetsAnswer['price'], 'basis'> => {
  if (fromOre === null || stepOre === null || counts === null) return { minOre: null, maxOre: null, buckets: [] }
  const last = Math.max(...Object.keys(counts).map(Number))
  const buckets = Array.from({ length: last + 1 }, (_, bar) => ({
    fromOre: fromOre + bar * stepOre,
    toOre: fromOre + (bar + 1) * stepOre,
    count: about(counts[bar] ?? 0),
  }))
  return { minOre, maxOre, buckets }
}

const nothing: Row = {
  ...{ total: 0, instant: 0, pets: 0, flags: [] },
  ...{ types: null, minOre: null, maxOre: null, fromOre: null, stepOre: null, counts: null },
}

const answerOf = (row: Row, plan: SearchPlan, scale: number): FacetsAnswer => {
  const about = (homes: number): number => Math.round(homes * scale)
  const kind = (name: Subcategory): number => about(row.types?.[name] ?? 0)
  return {
    total: about(row.total),
    approximate: scale !== 1,
    price: { basis: plan.stay ? 'total' : 'night', ...priceOf(row, about) },
    types: {
      summerhouse: kind('summerhouse'),
      holiday_home: kind('holiday_home'),
      private_home: kind('private_home'),
      room: kind('room'),
      apartment: kind('apartment'),
      villa: kind('villa'),
    },
    instant: about(row.instant),
    pets: about(row.pets),
    ...eachFlag((flag) => about(row.flags[SearchFlag.options.indexOf(flag)] ?? 0)),
  }
}

/** The counts for the filter dialog: how many homes each choice would leave, and a histogram of their prices. */
export const findFacets =
  ({ db }: Deps, readFilters: ReturnType<typeof filterResolver>) =>
  async (query: Query, call: Call): Promise<Result<FacetsAnswer>> => {
    const filters = await readFilters(query, call.now)
    if (!filters.ok) return filters
    const { minPriceOre: _min, maxPriceOre: _max, subcategory: _kinds, ...others } = query
    const plan = planSearch({ ...others, sort: 'price', limit: 1 }, { ...filters.value, position: undefined })
    if (filters.value.impossible) return ok(answerOf(nothing, plan, 1))
    const sample = await chooseSample(db, plan)
    const [row] = await db.query<Row>(statement(plan, query, sample))
    return ok(answerOf(row ?? nothing, plan, sampleScale(sample)))
  }
