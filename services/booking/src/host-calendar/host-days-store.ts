import { BookingStatus, CalendarDate, type DateRange, ListingId } from '@nordbo/contracts'
import { z } from 'zod'
import type { Reader } from '../core/database.ts'

const stay = z.object({
  bookingId: z.string(),
  guestId: z.string(),
  status: BookingStatus,
  proposed: z.boolean(),
  from: CalendarDate,
  to: CalendarDate,
})
const run = z.object({ from: CalendarDate, to: CalendarDate, value: z.string() })

/** A home's stays with their guests, the host's blocks by reason, imported nights by calendar and its notes by text. */
const storedDays = z.object({
  listingId: ListingId,
  revision: z.int(),
  stays: z.array(stay),
  blocks: z.array(run),
  /** Nights that imported calendars keep closed, with their names. */
  imported: z.array(run),
  notes: z.array(run),
})
export type StoredDays = z.infer<typeof storedDays>
export type StoredStay = StoredDays['stays'][number]

/** Everything that lies in the days of homes within [from, to); stays and blocks that reach beyond them are whole. */
export const findHostDays = async (
  reader: Reader,
  listingIds: readonly string[],
  { from, to }: DateRange,
): Promise<StoredDays[]> =>
  z.array(storedDays).parse(
    await reader.$queryRaw`
      with home as (select unnest(${[...listingIds]}::uuid[]) as id),
      taken as (
        select o.* from occupancy o where o.listing_id = any(${[...listingIds]}::uuid[])
          and daterange(o.check_in, o.check_out) && daterange(${from}::date, ${to}::date)
      ),
      stays as (
        select o.listing_id, json_agg(json_build_object('bookingId', b.id, 'guestId', b.guest_id, 'status', b.status,
          'proposed', o.alteration_id is not null, 'from', o.check_in, 'to', o.check_out) order by o.check_in) as items
        from taken o join booking b on b.id = o.booking_id group by o.listing_id
      ),
      blocks as (
        select o.listing_id, json_agg(json_build_object('from', o.check_in, 'to', o.check_out, 'value', coalesce(o.reason, ''))
          order by o.check_in) as items
        from taken o where o.kind = 'block' and o.import_id is null group by o.listing_id
      ),
      imported as (
        select o.listing_id, json_agg(json_build_object('from', o.check_in, 'to', o.check_out, 'value', coalesce(o.reason, ''))
          order by o.check_in) as items
        from taken o where o.import_id is not null group by o.listing_id
      ),
      islands as (
        select n.listing_id, n.text, n.date,
          n.date - (row_number() over (partition by n.listing_id, n.text order by n.date))::int as island
        from night_note n where n.listing_id = any(${[...listingIds]}::uuid[]) and n.date >= ${from}::date and n.date < ${to}::date
      ),
      runs as (select listing_id, text, min(date) as first, max(date) + 1 as last from islands group by listing_id, text, island),
      notes as (
        select listing_id, json_agg(json_build_object('from', first, 'to', last, 'value', text) order by first) as items
        from runs group by listing_id
      )
      select home.id as "listingId", coalesce(c.revision, 0) as revision, coalesce(s.items, '[]'::json) as stays,
        coalesce(b.items, '[]'::json) as blocks, coalesce(i.items, '[]'::json) as imported, coalesce(n.items, '[]'::json) as notes
      from home left join listing_calendar c on c.listing_id = home.id left join stays s on s.listing_id = home.id
        left join blocks b on b.listing_id = home.id left join imported i on i.listing_id = home.id left join notes n on n.listing_id = home.id`,
  )

const sizedHome = z.object({
  listingId: ListingId,
  title: z.string(),
  city: z.string(),
  active: z.boolean(),
  size: z.int(),
})

/** A host's active homes by title, with the estimated size of their days as JSON, bytes. */
export const findCalendarHomes = async (reader: Reader, hostId: string, { from, to }: DateRange) =>
  z.array(sizedHome).parse(
    await reader.$queryRaw`
      select l.listing_id as "listingId", l.title, l.city, l.active,
        (200 + (select coalesce(sum(150 + 2 * coalesce(octet_length(o.reason), 0)), 0) from occupancy o
            where o.listing_id = l.listing_id and daterange(o.check_in, o.check_out) && daterange(${from}::date, ${to}::date))
          + (select 60 * count(*) from night_note n
            where n.listing_id = l.listing_id and n.date >= ${from}::date and n.date < ${to}::date))::int as size
      from bookable_listing l where l.host_id = ${hostId}::uuid and l.active order by l.title, l.listing_id`,
  )
