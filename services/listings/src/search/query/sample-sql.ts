import type { Db } from '../../core/deps.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { cellRange } from '../../geo/map-cells.ts'
import { isListed } from '../index/listed.ts'
import { pricedStay, stayRows } from '../stay/stay-sql.ts'
import type { SearchPlan } from './plan.ts'
import { conditions, wordsRow } from './statement.ts'

/** What a home costs as its card prices it: the stay where there are dates, else the night. */
export const shownAmount = ({ stay }: Pick<SearchPlan, 'stay'>): Prisma.Sql =>
  stay ? Prisma.sql`price.total` : Prisma.sql`s.base_ore`

/** How much of the market a survey looks at: all that its words or box lead to, or so many of 1,024 even parts of it, a power of two. */
export interface Reach {
  parts: number
}

const wholeMarket = 1_024
/** Most homes that words or a box may lead to for each to be looked at, and how many are looked at where they lead to more. */
const mostHomes = 6_000
const sampleSize = 4_000

/** By how much counts of a part are multiplied. */
export const scaleOf = ({ parts }: Reach): number => wholeMarket / parts

/** About how many homes words or a box lead to: words are counted, of boxes the squares of the map know. */
const ledTo = ({ wanted, box }: SearchPlan): Prisma.Sql => {
  if (wanted !== '')
    return Prisma.sql`select count(*)::int as homes from (
      select 1 from search_listing s where ${isListed} and s.tsv @@ ${wanted}::tsquery limit ${mostHomes + 1}::int) few`
  return Prisma.sql`
    select coalesce(sum(homes), 0)::int as homes from search_tile where zoom = 6 ${box ? Prisma.sql`and ${cellRange(box, 6)}` : Prisma.empty}`
}

/** How much of the market to look at, so that no survey takes long. */
export const reachOf = async (db: Db, plan: SearchPlan): Promise<Reach> => {
  const [led] = await db.query<{ homes: number }>(ledTo(plan))
  const homes = led?.homes ?? 0
  if (homes <= mostHomes) return { parts: wholeMarket }
  // Of words only the least is known: then the market itself says how large a part is enough.
  if (plan.wanted !== '') return reachOf(db, { ...plan, wanted: '', box: undefined })
  return { parts: Math.max(1, 2 ** Math.round(Math.log2((wholeMarket * sampleSize) / homes))) }
}

/**
 * Home `s` lies in a part of the market. The planner knows the values of no parameter and would take the index by place for the better one:
 * so the parts are written out, and the latitude in the words of the sample's own index.
 */
const within = ({ parts }: Reach, { box }: SearchPlan): Prisma.Sql => {
  const some = Array.from({ length: parts }, (_, part) => part).join()
  const inParts = Prisma.sql`(uuid_hash(s.listing_id) & 1023) = any (${Prisma.raw(`'{${some}}'::int[]`)})`
  return box ? Prisma.sql`${inParts} and s.lat + 0 between ${box.south}::float8 and ${box.north}::float8` : inParts
}

/** Every home within reach that a plan finds, with its price in scope, as `from … where …`. */
export const everyHit = (plan: SearchPlan, reach: Reach = { parts: wholeMarket }): Prisma.Sql => {
  const whole = reach.parts === wholeMarket
  return Prisma.sql`
  from search_listing s ${plan.stay ? pricedStay(plan.stay, plan.wish, 'cross') : Prisma.empty}
  where ${whole ? conditions({ ...plan, mode: 'gather' }) : Prisma.sql`${within(reach, plan)} and ${conditions({ ...plan, mode: 'scan' })}`}`
}

/** A statement over a plan's hits: `with` what they need, then `rows`. */
export const withHits = (plan: SearchPlan, rows: readonly Prisma.Sql[]): Prisma.Sql => Prisma.sql`
  with ${Prisma.join(
    [...(plan.stay ? [stayRows(plan.stay)] : []), ...(plan.wanted === '' ? [] : [wordsRow(plan)]), ...rows],
    ',',
  )}`
