import type { KeptQuery } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { planSearch } from '../search/query/plan.ts'
import type { filterReader } from '../search/query/read-filters.ts'
import { everyHit, withHits } from '../search/query/sample-sql.ts'

/** Ids of homes that a search finds now, at most `most`; of these alone where `only` names some. */
export type FindFitting = (
  query: KeptQuery,
  now: Date,
  options: { most: number; only?: readonly string[] },
) => Promise<string[]>

/** Finds homes by the words of search itself, in no order. A search whose dates have passed finds none. */
export const findFitting =
  ({ db }: Pick<Deps, 'db'>, readFilters: ReturnType<typeof filterReader>): FindFitting =>
  async (query, now, { most, only }) => {
    const filters = await readFilters(query, now)
    if (!filters.ok || filters.value.impossible) return []
    const plan = planSearch({ ...query, sort: 'newest', limit: 1 }, { ...filters.value, position: undefined })
    const among = only ? Prisma.sql`and s.listing_id = any (${[...only]}::uuid[])` : Prisma.empty
    const hits = Prisma.sql`
      fitting as (select s.listing_id::text as id ${everyHit(plan)} ${among} limit ${most}::int)`
    const rows = await db.query<{ id: string }>(Prisma.sql`${withHits(plan, [hits])} select id from fitting`)
    return rows.map(({ id }) => id)
  }
