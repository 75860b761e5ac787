import { type Figures, figuresMaxAgeSeconds, ok, type Result } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { isListed } from '../search/index/listed.ts'
import { shownRating } from '../search/index/shown-rating.ts'

interface Row {
  homes: number
  hosts: number
  sum: number
  reviews: number
}

const count = async ({ db }: Deps): Promise<Figures> => {
  const [row] = await db.client.$queryRaw<Row[]>(Prisma.sql`
    select count(*)::int as homes, count(distinct l.host_id)::int as hosts,
      coalesce(sum(s.rating_sum), 0)::int as sum, coalesce(sum(s.rating_count), 0)::int as reviews
    from search_listing s join listing l on l.id = s.listing_id where ${isListed}`)
  const { homes = 0, hosts = 0, sum = 0, reviews = 0 } = row ?? {}
  return { homes, hosts, rating: shownRating(sum, reviews), reviews }
}

/** Counts homes, hosts and reviews with their mean rating. Counting reads the whole market, so the result is cached. */
export const countFigures = (deps: Deps): (() => Promise<Result<Figures>>) => {
  let last: { at: number; figures: Promise<Figures> } | undefined
  return async () => {
    const at = performance.now()
    if (!last || at - last.at > figuresMaxAgeSeconds * 1000) {
      const fresh = { at, figures: count(deps) }
      last = fresh
      // After a failure the next call counts again.
      fresh.figures.catch(() => {
        if (last === fresh) last = undefined
      })
    }
    return ok(await last.figures)
  }
}
