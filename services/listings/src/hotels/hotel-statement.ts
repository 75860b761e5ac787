import type { HotelQuery } from '@nordbo/contracts'
import { allOf, when } from '../core/sql.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { isListed } from '../search/index/listed.ts'
import { isInBox, priceConditions } from '../search/query/filters.ts'
import { afterPosition, directionOf, keysOfRow, orderBy } from '../search/query/order.ts'
import { countLimit } from '../search/query/plan.ts'
import { asideFromPlanning, limit, wordsCte } from '../search/query/statement.ts'
import type { HotelPlan } from './hotel-plan.ts'
import { offersOf } from './hotel-row.ts'

/** The stored card of hotel `s` in the language asked for. */
export const cardColumn = (language: HotelQuery['language']): Prisma.Sql =>
  language === 'en' ? Prisma.sql`s.card_english` : Prisma.sql`s.card`

/** Conditions: hotel `s` has enough rooms, and they take all guests. What is not known of a hotel excludes it from nothing. */
const capacityConditions = ({ guests, rooms }: HotelPlan['query']): Prisma.Sql[] => [
  ...when(rooms, (count) => Prisma.sql`coalesce(s.rooms >= ${count}::int, true)`),
  ...when(guests, (count) => Prisma.sql`coalesce(s.guests_per_room * ${rooms ?? 1}::int >= ${count}::int, true)`),
]

/** All conditions, the leading one first. */
const conditions = ({ query, mode, wanted, country }: HotelPlan): Prisma.Sql => {
  const { bbox, stars, amenities } = query
  const words = wanted === '' ? [] : [Prisma.sql`s.tsv @@ (select wanted from words)`]
  const inBox = bbox ? [isInBox(bbox)] : []
  const leads = mode === 'gather'
  const leader = leads ? (wanted === '' ? inBox : words) : []
  const others = [
    ...(leads && wanted === '' ? [] : inBox),
    ...(leads ? [] : words),
    ...when(country, (code) => Prisma.sql`s.country = ${code}`),
    ...when(stars?.length === 0 ? undefined : stars, (some) => Prisma.sql`s.stars = any (${some}::int[])`),
    ...when(amenities, (wished) => Prisma.sql`s.offers & ${offersOf(wished)}::int = ${offersOf(wished)}::int`),
    ...priceConditions(query, Prisma.sql`s.base_ore`),
    ...capacityConditions(query),
  ]
  return allOf([isListed, ...leader, ...asideFromPlanning(others)])
}

/** The sort keys of hotel `s`. */
const columns = ({ order }: HotelPlan): Prisma.Sql =>
  Prisma.join(
    [
      Prisma.sql`s.hotel_id`,
      ...order.keys.map(({ name }) =>
        name === 'amount' ? Prisma.sql`s.base_ore as amount` : Prisma.sql`s.${Prisma.raw(name)}`,
      ),
    ],
    ', ',
  )

/**
 * The statement for a page of cards and the count. All hits of a place are gathered; otherwise they are read in the order of an index, as
 * far as the page and the count need. A single row without a hotel means that there are none.
 */
export const hotelStatement = (plan: HotelPlan): Prisma.Sql => {
  const { query, mode, order, position, wanted } = plan
  const few = Prisma.sql`select count(*)::int as hotels from (select 1 from found ${limit(countLimit + 1)}) few`
  const rows = [
    ...(wanted === '' ? [] : [wordsCte({ wanted, ranked: '' })]),
    Prisma.sql`found as ${Prisma.raw(mode === 'gather' ? 'materialized' : 'not materialized')} (
      select ${columns(plan)} from search_hotel s where ${conditions(plan)})`,
    position ? Prisma.sql`counted as (select 0 as hotels)` : Prisma.sql`counted as (${few})`,
    Prisma.sql`chosen as (
      select ${keysOfRow(order)} as keys, hotel_id from found
      where ${position?.after ? afterPosition(order, position.after) : Prisma.sql`true`} ${orderBy(order)} ${limit(query.limit + 1)})`,
  ]
  return Prisma.sql`
  with ${Prisma.join(rows, ',')}
  select counted.hotels, chosen.hotel_id::text as id, chosen.keys, ${cardColumn(query.language)}::text as card
  from counted left join chosen on true left join search_hotel s on s.hotel_id = chosen.hotel_id
  order by chosen.keys ${directionOf(order)}, chosen.hotel_id ${directionOf(order)}`
}
