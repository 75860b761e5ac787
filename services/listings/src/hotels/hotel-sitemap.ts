import {
  HotelId,
  type listingsService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
  sitemapHotels,
} from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { sitemapRows, sitemapStarts } from '../core/sitemap-rows.ts'
import { Prisma } from '../generated/prisma/client.ts'

type Starts = typeof listingsService.procedures.hotelSitemapStarts
type Sitemap = typeof listingsService.procedures.hotelSitemap

const named = { from: Prisma.sql`hotel where active and min_price_ore > 0`, most: sitemapHotels }

/** The id at which each sitemap of hotels begins. */
export const listHotelSitemaps =
  ({ db }: Deps) =>
  async (): Promise<Result<OutputOf<Starts>>> =>
    ok({ starts: HotelId.array().parse(await sitemapStarts(db, named)) })

/** The hotels of the sitemap that begins at an id. */
export const showHotelSitemap =
  ({ db }: Deps) =>
  async ({ start }: ParsedInputOf<Sitemap>): Promise<Result<OutputOf<Sitemap>>> => {
    const hotels = await sitemapRows(db, named, start)
    return ok({ hotels: hotels.map(({ id, changedOn }) => ({ id: HotelId.parse(id), changedOn })) })
  }
