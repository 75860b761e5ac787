import {
  err,
  type Hotel,
  type HotelCard,
  type listingsService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
} from '@nordbo/contracts'
import { fold } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { allOf, when } from '../core/sql.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { isListed } from '../search/index/listed.ts'
import { cardColumn } from './hotel-statement.ts'

type List = typeof listingsService.procedures.hotels
type Show = typeof listingsService.procedures.hotelById

/** The active hotels, best rated first; only those of `city` if it is given, in any spelling. */
export const listHotels =
  ({ db }: Deps) =>
  async ({ city, limit, language }: ParsedInputOf<List>): Promise<Result<OutputOf<List>>> => {
    const inCity = when(city, (name) => Prisma.sql`s.city_key = ${fold(name.trim())}`)
    const rows = await db.query<{ card: HotelCard }>(Prisma.sql`
      select ${cardColumn(language)} as card from search_hotel s where ${allOf([isListed, ...inCity])}
      order by s.rating_rank desc, s.hotel_id desc limit ${limit}::int`)
    return ok({ items: rows.map(({ card }) => card) })
  }

/** A hotel's page. */
export const showHotel =
  ({ db }: Deps) =>
  async ({ id }: ParsedInputOf<Show>): Promise<Result<OutputOf<Show>>> => {
    const [row] = await db.query<{ page: Hotel }>(Prisma.sql`
      select s.page from search_hotel s where s.hotel_id = ${id}::uuid and ${isListed}`)
    return row ? ok(row.page) : err('hotel.notFound')
  }
