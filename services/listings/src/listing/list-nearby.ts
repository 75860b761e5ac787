import {
  type Actor,
  copenhagenDate,
  err,
  type listingsService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { stayBadge, undatedBadge } from '../search/cards/badge-sql.ts'
import { type CardRow, commonCardColumns, noStayColumns, stayColumns } from '../search/cards/shown-card.ts'
import { isListed } from '../search/index/listed.ts'
import { type StayOptions, stayOptions } from '../search/stay/stay-options.ts'
import { isFree, pricedStay, stayRows } from '../search/stay/stay-sql.ts'
import { withCover } from './list-cards.ts'
import { isVisibleTo } from './visible.ts'

type Nearby = typeof listingsService.procedures.nearby

/** Farthest neighbour, degrees in each direction (docs/product/listings.md, Place). */
const nearbyDegrees = 0.2

const homeAt = async ({ db }: Deps, id: string, actor: Actor) => {
  const [home] = await db.client.$queryRaw<{ lat: number; lng: number; subcategory: string }[]>`
    select s.lat, s.lng, s.subcategory from search_listing s join listing_document d on d.listing_id = s.listing_id
    where s.listing_id = ${id}::uuid and ${isVisibleTo(actor)}`
  return home
}

const anyStay = { freeCancellation: false }

/** The SQL for neighbour `s`: with dates the price of the stay, else of a night. */
const sqlFor = (stay: StayOptions | undefined, today: string) =>
  stay
    ? {
        rows: Prisma.sql`with ${stayRows(stay)}`,
        columns: stayColumns,
        joins: Prisma.sql`${pricedStay(stay, anyStay, 'cross')} ${stayBadge}`,
        fits: Prisma.sql`and ${isFree(stay, anyStay)}`,
      }
    : { rows: Prisma.empty, columns: noStayColumns, joins: undatedBadge(today), fits: Prisma.empty }

/** Homes of the same kind near a home, by their public points, nearest first. With a stay only those that are free and large enough. */
export const listNearby =
  (deps: Deps) =>
  async ({ id, stay, limit }: ParsedInputOf<Nearby>, call: Call): Promise<Result<OutputOf<Nearby>>> => {
    const today = copenhagenDate(call.now)
    const asked = stayOptions(stay ?? {}, today)
    if (!asked.ok) return asked
    const home = await homeAt(deps, id, call.actor)
    if (!home) return err('listing.notFound')
    const { lat, lng, subcategory } = home
    // Degrees of longitude become shorter towards the north.
    const narrow = Math.cos((lat * Math.PI) / 180)
    const { rows, columns, joins, fits } = sqlFor(asked.value, today)
    const found = await deps.db.client.$queryRaw<CardRow[]>`
      ${rows}
      select d.card, ${commonCardColumns}, ${columns}
      from search_listing s join listing_document d on d.listing_id = s.listing_id ${joins}
      where ${isListed} and s.listing_id <> ${id}::uuid and s.subcategory = ${subcategory}
        and s.max_guests >= ${stay?.guests ?? 1}::int ${fits}
        and s.lat between ${lat - nearbyDegrees}::float8 and ${lat + nearbyDegrees}::float8
        and s.lng between ${lng - nearbyDegrees}::float8 and ${lng + nearbyDegrees}::float8
      order by (s.lat - ${lat}::float8) ^ 2 + ((s.lng - ${lng}::float8) * ${narrow}::float8) ^ 2, s.listing_id
      limit ${limit}::int`
    return ok({ items: found.map((row) => withCover(row, call.now)) })
  }
