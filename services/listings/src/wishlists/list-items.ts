import { type AskedStay, copenhagenDate, err, ListingId, ok, type Result, type WishlistItem } from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { z } from 'zod'
import type { Deps } from '../core/deps.ts'
import { readTimeCursor, type TimeCursor, writeTimeCursor } from '../core/time-cursor.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { cardsByIds } from '../listing/list-cards.ts'
import { isListed } from '../search/index/listed.ts'
import { stayOptions } from '../search/stay/stay-options.ts'
import { rulesAllow } from '../search/stay/stay-sql.ts'

type Stay = z.infer<typeof AskedStay>

/** The page of a list to read, and the stay that its homes are checked for. */
export interface ItemsInput {
  stay?: Stay | undefined
  cursor?: string | undefined
  limit: number
}

interface ItemRow {
  listingId: string
  title: string
  note: string | null
  addedAt: Date
  /** Whether guests can find the home. */
  listed: boolean
  fits: 'free' | 'taken' | 'ruledOut' | 'tooSmall' | null
}

/** Whether home `s` is free and large enough for a stay, and its rules allow it. */
const fitsStay = (stay: Stay | undefined, today: string): Prisma.Sql =>
  stay
    ? Prisma.sql`case when s.max_guests < ${stay.guests ?? 1}::int then 'tooSmall'
        when s.occ && daterange(${stay.checkIn}::date, ${stay.checkOut}::date) then 'taken'
        when not ${rulesAllow(stay, today)} then 'ruledOut' else 'free' end`
    : Prisma.sql`null`

/** A page of rows and one more, the last added first. */
const rowsOf = (
  { db }: Deps,
  list: string,
  { stay, limit, today }: ItemsInput & { today: string },
  after: TimeCursor | undefined,
) => {
  const older = after
    ? Prisma.sql`and (item.added_at, item.listing_id) < (to_timestamp(${after.at}::float8 / 1000), ${after.id}::uuid)`
    : Prisma.empty
  return db.client.$queryRaw<ItemRow[]>`
    select item.listing_id::text as "listingId", item.title, item.note, item.added_at as "addedAt",
      s.listing_id is not null as listed, case when s.listing_id is not null then ${fitsStay(stay, today)} end as fits
    from wishlist_item item left join search_listing s on s.listing_id = item.listing_id and ${isListed}
    where item.wishlist_id = ${list}::uuid ${older}
    order by item.added_at desc, item.listing_id desc limit ${limit + 1}::int`
}

/** A page of a list's homes, the last added first, and whether each fits the stay. */
export const listItems = async (
  deps: Deps,
  list: string,
  asked: ItemsInput,
  call: Call,
): Promise<Result<{ items: WishlistItem[]; nextCursor: string | null }>> => {
  const today = copenhagenDate(call.now)
  const stay = stayOptions(asked.stay ?? {}, today)
  if (!stay.ok) return stay
  const after = asked.cursor === undefined ? undefined : readTimeCursor(asked.cursor, list)
  if (asked.cursor !== undefined && !after) return err('cursor.invalid')
  const rows = await rowsOf(deps, list, { ...asked, today }, after)
  const shown = rows.slice(0, asked.limit).map((row) => ({ ...row, listingId: ListingId.parse(row.listingId) }))
  const ids = shown.filter(({ listed }) => listed).map(({ listingId }) => listingId)
  const found = await cardsByIds(deps)({ ids }, call)
  if (!found.ok) return found
  const cards = new Map(found.value.cards.map((card) => [card.id, card]))
  const items = shown.map(({ listed: _, addedAt, ...row }) => ({
    ...row,
    ...{ addedAt: addedAt.toISOString(), card: cards.get(row.listingId) ?? null },
  }))
  const last = items.at(-1)
  const more = rows.length > asked.limit && last
  return ok({
    items,
    nextCursor: more ? writeTimeCursor({ list, at: Date.parse(last.addedAt), id: last.listingId }) : null,
  })
}
