import { err, type listingsService, type OutputOf, ok, type Result } from '@nordbo/contracts'
import { type Call, hostOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { shownRating } from '../search/index/shown-rating.ts'

type Output = OutputOf<typeof listingsService.procedures.hostRating>

/** The mean rating of all reviews of the signed-in host's homes (docs/product/hosting.md, Overview). */
export const showHostRating =
  ({ db }: Deps) =>
  async (_input: Record<string, never>, { actor }: Call): Promise<Result<Output>> => {
    const host = hostOf(actor)
    if (!host.ok) return host
    const [row] = await db.query<{ suspended: boolean; sum: number; count: number }>(Prisma.sql`
      select kit.is_suspended(${host.value}::uuid) as suspended, coalesce(sum(s.rating_sum), 0)::int as sum,
        coalesce(sum(s.rating_count), 0)::int as count
      from listing l join search_listing s on s.listing_id = l.id where l.host_id = ${host.value}::uuid`)
    if (row?.suspended) return err('auth.suspended')
    return ok({ rating: shownRating(row?.sum ?? 0, row?.count ?? 0), reviewCount: row?.count ?? 0 })
  }
