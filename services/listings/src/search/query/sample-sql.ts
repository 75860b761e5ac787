import type { Db } from '../../core/deps.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { cellRange } from '../../geo/map-cells.ts'
import { isListed } from '../index/listed.ts'
import { pricedStay, stayRows } from '../stay/stay-sql.ts'
import type { SearchPlan } from './plan.ts'
import { conditions, wordsCte } from './statement.ts'

/** The price on a home's card: the stay's total with dates, else the night. */
export const displayedPrice = ({ stay }: Pick<SearchPlan, 'stay'>): Prisma.Sql =>
  stay ? Prisma.sql`price.total` : Prisma.sql`s.base_ore`

/** The part of the market that a statement reads: `parts` of 1,024 equal parts, a power of two. */
export interface Sample {
  parts: number
}

const wholeMarket = 1_024
/** Up to `mostHomes` each home is read; beyond it a sample of about `sampleSize`. */
const mostHomes = 6_000
const sampleSize = 4_000

/** Factor from counts in the sample to counts in the market. */
export const sampleScale = ({ parts }: Sample): number => wholeMarket / parts

/** Estimates how many homes the words or the box lead to. Words are counted; boxes use the counted squares of the map. */
const ledTo = ({ wanted, box }: SearchPlan): Prisma.Sql => {
  if (wanted !== '')
    return Prisma.sql`select count(*)::int as homes from (
      select 1 from search_listing s where ${isListed} and s.tsv @@ ${wanted}::tsquery limit ${mostHomes + 1}::int) few`
  return Prisma.sql`
    select coalesce(sum(homes), 0)::int as homes from search_tile where zoom = 6 ${box ? Prisma.sql`and ${cellRange(box, 6)}` : Prisma.empty}`
}

/** Chooses a sample small enough for a quick answer. */
export const chooseSample = async (db: Db, plan: SearchPlan): Promise<Sample> => {
  const [led] = await db.query<{ homes: number }>(ledTo(plan))
  const homes = led?.homes ?? 0
  if (homes <= mostHomes) return { parts: wholeMarket }
  // Words are counted up to a limit only, so the size of the whole market decides.
  if (plan.wanted !== '') return chooseSample(db, { ...plan, wanted: '', box: undefined })
  return { parts: Math.max(1, 2 ** Math.round(Math.log2((wholeMarket * sampleSize) / homes))) }
}

/**
 * Condition: home `s` is in the sample. Parts are literals, and the latitude is written as in the sample's own index, because the planner
 * sees no parameter values and would choose the index by place.
 */
const within = ({ parts }: Sample, { box }: SearchPlan): Prisma.Sql => {
  const some = Array.from({ length: parts }, (_, part) => part).join()
  const inParts = Prisma.sql`(uuid_hash(s.listing_id) & 1023) = any (${Prisma.raw(`'{${some}}'::int[]`)})`
  return box ? Prisma.sql`${inParts} and s.lat + 0 between ${box.south}::float8 and ${box.north}::float8` : inParts
}

/** `from … where …` for every home of the sample that matches the plan, with its price in scope. */
export const fromMatches = (plan: SearchPlan, sample: Sample = { parts: wholeMarket }): Prisma.Sql => {
  const whole = sample.parts === wholeMarket
  return Prisma.sql`
  from search_listing s ${plan.stay ? pricedStay(plan.stay, plan.stayFilter, 'cross') : Prisma.empty}
  where ${whole ? conditions({ ...plan, mode: 'gather' }) : Prisma.sql`${within(sample, plan)} and ${conditions({ ...plan, mode: 'scan' })}`}`
}

/** The `with` clause that `fromMatches` needs, followed by `rows`. */
export const withMatches = (plan: SearchPlan, rows: readonly Prisma.Sql[]): Prisma.Sql => Prisma.sql`
  with ${Prisma.join(
    [...(plan.stay ? [stayRows(plan.stay)] : []), ...(plan.wanted === '' ? [] : [wordsCte(plan)]), ...rows],
    ',',
  )}`
