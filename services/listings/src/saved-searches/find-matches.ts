import type { SavedQuery } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { planSearch } from '../search/query/plan.ts'
import type { filterResolver } from '../search/query/resolve-filters.ts'
import { fromMatches, withMatches } from '../search/query/sample-sql.ts'

/** Ids of the homes that a search finds now, at most `most`. With `only` just those of these homes that it finds. */
export type FindMatches = (
  query: SavedQuery,
  now: Date,
  options: { most: number; only?: readonly string[] },
) => Promise<string[]>

/** Finds homes with the conditions of search, in no order. A search whose dates have passed finds none. */
export const matchFinder =
  ({ db }: Pick<Deps, 'db'>, readFilters: ReturnType<typeof filterResolver>): FindMatches =>
  async (query, now, { most, only }) => {
    const filters = await readFilters(query, now)
    if (!filters.ok || filters.value.impossible) return []
    const plan = planSearch({ ...query, sort: 'newest', limit: 1 }, { ...filters.value, position: undefined })
    const among = only ? Prisma.sql`and s.listing_id = any (${[...only]}::uuid[])` : Prisma.empty
    const hits = Prisma.sql`
      fitting as (select s.listing_id::text as id ${fromMatches(plan)} ${among} limit ${most}::int)`
    const rows = await db.query<{ id: string }>(Prisma.sql`${withMatches(plan, [hits])} select id from fitting`)
    return rows.map(({ id }) => id)
  }
