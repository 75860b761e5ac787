import {
  ListingId,
  type listingsService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
  sitemapHomes,
} from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { sitemapRows, sitemapStarts } from '../core/sitemap-rows.ts'
import { Prisma } from '../generated/prisma/client.ts'

type Starts = typeof listingsService.procedures.sitemapStarts
type Sitemap = typeof listingsService.procedures.sitemap

/** The homes that search engines may list. */
const named = {
  from: Prisma.sql`listing where active and indexable
  and not exists (select from kit.standing host where host.person_id = listing.host_id and host.suspended)
  and not exists (select from host_privacy host where host.host_id = listing.host_id and not host.listed)`,
  most: sitemapHomes,
}

/** The id at which each sitemap of homes begins. */
export const listSitemaps =
  ({ db }: Deps) =>
  async (): Promise<Result<OutputOf<Starts>>> =>
    ok({ starts: ListingId.array().parse(await sitemapStarts(db, named)) })

/** The homes of the sitemap that begins at an id. */
export const showSitemap =
  ({ db }: Deps) =>
  async ({ start }: ParsedInputOf<Sitemap>): Promise<Result<OutputOf<Sitemap>>> => {
    const homes = await sitemapRows(db, named, start)
    return ok({ homes: homes.map(({ id, changedOn }) => ({ id: ListingId.parse(id), changedOn })) })
  }
