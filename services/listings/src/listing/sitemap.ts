import {
  CalendarDate,
  copenhagenDate,
  ListingId,
  type listingsService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
  sitemapHomes,
} from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'

type Starts = typeof listingsService.procedures.sitemapStarts
type Sitemap = typeof listingsService.procedures.sitemap

/** Condition: search engines may list home `listing`. */
const isNamed = Prisma.sql`active and indexable
  and not exists (select from kit.standing host where host.person_id = listing.host_id and host.suspended)
  and not exists (select from host_privacy host where host.host_id = listing.host_id and not host.listed)`

/** The id at which each sitemap of homes begins. */
export const listSitemaps =
  ({ db }: Deps) =>
  async (): Promise<Result<OutputOf<Starts>>> => {
    const rows = await db.query<{ id: string }>(Prisma.sql`
      select id from (select id, row_number() over (order by id) as place from listing where ${isNamed}) homes
      where (place - 1) % ${sitemapHomes} = 0 order by id`)
    return ok({ starts: rows.map(({ id }) => ListingId.parse(id)) })
  }

/** The homes of the sitemap that begins at an id. */
export const showSitemap =
  ({ db }: Deps) =>
  async ({ start }: ParsedInputOf<Sitemap>): Promise<Result<OutputOf<Sitemap>>> => {
    const rows = await db.query<{ id: string; updated_at: Date }>(Prisma.sql`
      select id, updated_at from listing where ${isNamed} and id >= ${start}::uuid order by id limit ${sitemapHomes}`)
    return ok({
      homes: rows.map((row) => ({
        id: ListingId.parse(row.id),
        changedOn: CalendarDate.parse(copenhagenDate(row.updated_at)),
      })),
    })
  }
