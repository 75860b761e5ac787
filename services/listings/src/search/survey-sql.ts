import { Prisma } from '../generated/prisma/client.ts'
import type { SearchPlan } from './plan.ts'
import { conditions, wordsRow } from './statement.ts'
import { pricedStay, stayRows } from './stay-sql.ts'

/** What a home costs as its card prices it: the stay where there are dates, else the night. */
export const shownAmount = ({ stay }: Pick<SearchPlan, 'stay'>): Prisma.Sql =>
  stay ? Prisma.sql`price.total` : Prisma.sql`s.base_ore`

/** Every home that a plan finds with its price in scope, as `from … where …`. */
export const everyHit = (plan: SearchPlan): Prisma.Sql => Prisma.sql`
  from search_listing s ${plan.stay ? pricedStay(plan.stay, plan.wish, 'cross') : Prisma.empty} where ${conditions(plan)}`

/** A statement over a plan's hits: `with` what they need, then `rows`. */
export const withHits = (plan: SearchPlan, rows: readonly Prisma.Sql[]): Prisma.Sql => Prisma.sql`
  with ${Prisma.join(
    [...(plan.stay ? [stayRows(plan.stay)] : []), ...(plan.wanted === '' ? [] : [wordsRow(plan)]), ...rows],
    ',',
  )}`
