import { CalendarDate, type DateRange, ListingId } from '@nordbo/contracts'
import { z } from 'zod'
import type { Db } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { priceRuns } from './override-store.ts'

/** What is stored of one of the asked homes. Null for a home that is not known, or without a rate card. */
const home = z.object({
  listingId: ListingId,
  hostId: z.string().nullable(),
  active: z.boolean().nullable(),
  revision: z.int().nullable(),
  baseOre: z.int().nullable(),
  weekendPercent: z.int().nullable(),
  overrides: z.array(z.object({ from: CalendarDate, to: CalendarDate, priceOre: z.int() })),
  weekendNights: z.array(z.int()),
  /** Whether the asking person is suspended. */
  suspended: z.boolean(),
})
export type StoredHostPrices = z.infer<typeof home>

/** Owners, cards and own prices within [from, to) of homes, in the order in which they are asked for, in one statement. */
export const findHostPrices = async (
  { query }: Pick<Db, 'query'>,
  personId: string,
  listingIds: readonly string[],
  range: DateRange,
): Promise<StoredHostPrices[]> =>
  z.array(home).parse(
    await query(Prisma.sql`
      with ${priceRuns(listingIds, range)},
      own as (
        select listing_id, json_agg(json_build_object('from', first, 'to', last, 'priceOre', price_ore) order by first) as overrides
        from runs group by listing_id
      )
      select asked.id::text as "listingId", owner.host_id::text as "hostId", owner.active, card.revision, card.base_ore as "baseOre",
        card.weekend_percent as "weekendPercent", coalesce(own.overrides, '[]'::json) as overrides,
        settings.weekend_nights as "weekendNights",
        exists (select from kit.suspended where person_id = ${personId}::uuid) as suspended
      from unnest(${[...listingIds]}::uuid[]) with ordinality as asked (id, position)
        join fee_settings settings on settings.id = 1
        left join listing_owner owner on owner.listing_id = asked.id
        left join rate_card card on card.listing_id = asked.id
        left join own on own.listing_id = asked.id
      order by asked.position`),
  )
