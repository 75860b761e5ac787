import { addDays, BookingId, CalendarDate, copenhagenDate, type DateRange, StayRules } from '@nordbo/contracts'
import { z } from 'zod'
import type { Reader, Tx } from '../core/database.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { calendarRange, closeRanges, reachingFrom, reachingTo } from './closed-ranges.ts'

/** A taken range and its booking; `bookingId` is null for a host's block. */
const takenRange = z.object({
  from: CalendarDate,
  to: CalendarDate,
  bookingId: z.string().nullable(),
  reason: z.string().nullable(),
})
export type TakenRange = z.infer<typeof takenRange>

/** The first date of the calendar that events carry: yesterday in Copenhagen. */
export const calendarStart = (now: Date): string => addDays(copenhagenDate(now), -1)

/** Taken ranges of a listing that overlap [from, to), stays without their preparation days; without `to`, all after `from`. */
export const findTakenRanges = async (
  reader: Reader,
  listingId: string,
  from: string,
  to: string | null = null,
): Promise<TakenRange[]> =>
  z.array(takenRange).parse(
    await reader.$queryRaw`
      select check_in::text as "from", check_out::text as "to", booking_id as "bookingId", reason from occupancy
      where listing_id = ${listingId}::uuid and daterange(check_in, check_out) && daterange(${from}::date, ${to}::date)
      order by check_in`,
  )

const range = z.object({ from: CalendarDate, to: CalendarDate })
const heldRange = range.extend({ bookingId: BookingId, until: z.coerce.date().transform((at) => at.toISOString()) })
const visibleCalendar = z.object({
  seen: z.boolean(),
  taken: z.array(calendarRange),
  own: z.array(heldRange),
  rules: StayRules.nullable(),
})

/** Who sees a calendar, and when: `userId` is null when nobody is signed in, `all` when every listing may be seen. */
export interface CalendarViewer {
  userId: string | null
  all: boolean
  now: Date
}

/** SQL: does the person hold `booking b` unpaid? */
export const isOwn = ({ userId, now }: Pick<CalendarViewer, 'userId' | 'now'>): Prisma.Sql => Prisma.sql`
  b.guest_id = ${userId}::uuid and b.status in ('pending', 'host_approved', 'awaiting_payment') and b.payment_due_at > ${now}`

/**
 * In one round trip: may the viewer see the listing, what is closed by others within a range, the viewer's own unpaid holds, and the
 * listing's rules. Active listings are seen by everybody, others by their host and by guests with a booking there.
 */
export const findCalendarFor = async (
  reader: Reader,
  listingId: string,
  { from, to }: DateRange,
  viewer: CalendarViewer,
): Promise<z.infer<typeof visibleCalendar>> => {
  const { userId, all } = viewer
  const rows = await reader.$queryRaw`
    select exists (select from bookable_listing l where l.listing_id = ${listingId}::uuid
        and (${all} or (l.active and not kit.is_suspended(l.host_id)) or l.host_id = ${userId}::uuid or exists (
          select from booking b where b.listing_id = l.listing_id and b.guest_id = ${userId}::uuid))) as seen,
      coalesce((select jsonb_agg(jsonb_build_object('from', o.check_in, 'to', o.check_out, 'bookingId', o.booking_id)) from occupancy o
        where o.listing_id = ${listingId}::uuid
          and daterange(o.check_in, o.check_out) && daterange(${reachingTo(from)}::date, ${reachingFrom(to)}::date)
          and not exists (select from booking b where b.id = o.booking_id and ${isOwn(viewer)})), '[]') as taken,
      coalesce((select jsonb_agg(jsonb_build_object('from', b.check_in, 'to', b.check_out, 'bookingId', b.id, 'until', b.payment_due_at)
          order by b.check_in) from booking b
        where b.listing_id = ${listingId}::uuid and ${isOwn(viewer)}
          and daterange(b.check_in, b.check_out) && daterange(${from}::date, ${to}::date)), '[]') as own,
      (select r.rules from stay_rules r where r.listing_id = ${listingId}::uuid) as rules`
  const [found] = z.array(visibleCalendar).parse(rows)
  if (!found) throw new Error('the database did not answer')
  return { ...found, taken: closeRanges(found.rules, found.taken, { from, to }) }
}

/** Takes a stay's dates. The database refuses an overlap with SQLSTATE 23P01. */
export const takeDates = async (
  tx: Tx,
  stay: { id: string; listingId: string; checkIn: string; checkOut: string },
): Promise<void> => {
  await tx.$executeRaw`
    insert into occupancy (id, listing_id, kind, check_in, check_out, booking_id)
    values (gen_random_uuid(), ${stay.listingId}::uuid, 'stay', ${stay.checkIn}::date, ${stay.checkOut}::date, ${stay.id}::uuid)`
}

/** Holds nights that an alteration would add to a stay. The database refuses an overlap with SQLSTATE 23P01. */
export const holdDates = async (
  tx: Tx,
  stay: { id: string; listingId: string; alterationId: string },
  ranges: readonly DateRange[],
): Promise<void> => {
  await tx.$executeRaw`
    insert into occupancy (id, listing_id, kind, check_in, check_out, booking_id, alteration_id)
    select gen_random_uuid(), ${stay.listingId}::uuid, 'stay', held."from", held."to", ${stay.id}::uuid, ${stay.alterationId}::uuid
    from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb) as held ("from" date, "to" date)`
}

/** Releases the nights that an alteration held. Returns whether there were any. */
export const releaseHeldDates = async (tx: Tx, alterationId: string): Promise<boolean> =>
  (await tx.$executeRaw`delete from occupancy where alteration_id = ${alterationId}::uuid`) > 0

/** Frees a stay's dates, including the nights that an alteration held. */
export const freeDates = async (tx: Tx, bookingId: string): Promise<void> => {
  await tx.$executeRaw`delete from occupancy where booking_id = ${bookingId}::uuid`
}

/** Replaces the host's blocks that overlap [from, to), and removes imported ones until the calendar change closes them again. */
export const replaceBlocks = async (
  tx: Tx,
  listingId: string,
  window: DateRange,
  blocks: readonly (DateRange & { reason: string })[],
): Promise<void> => {
  await tx.$executeRaw`
    delete from occupancy where listing_id = ${listingId}::uuid and kind = 'block'
      and daterange(check_in, check_out) && daterange(${window.from}::date, ${window.to}::date)`
  if (blocks.length === 0) return
  await tx.$executeRaw`
    insert into occupancy (id, listing_id, kind, check_in, check_out, reason)
    select gen_random_uuid(), ${listingId}::uuid, 'block', block."from", block."to", block.reason
    from jsonb_to_recordset(${JSON.stringify(blocks)}::jsonb) as block ("from" date, "to" date, reason text)`
}

/** How many bookings of a listing use its intro discount. */
export const countIntroUses = async (reader: Reader, listingId: string): Promise<number> =>
  z
    .tuple([z.object({ used: z.int() })])
    .parse(await reader.$queryRaw`select count(*)::int as used from intro_use where listing_id = ${listingId}::uuid`)[0]
    .used

/** Counts a booking as an intro use of its listing. */
export const reserveIntroUse = async (tx: Tx, bookingId: string, listingId: string): Promise<void> => {
  await tx.$executeRaw`insert into intro_use (booking_id, listing_id) values (${bookingId}::uuid, ${listingId}::uuid)`
}

/** Returns a booking's intro use. Returns whether there was one. */
export const returnIntroUse = async (tx: Tx, bookingId: string): Promise<boolean> =>
  (await tx.$executeRaw`delete from intro_use where booking_id = ${bookingId}::uuid`) > 0

/** Increments the calendar's revision. Returns it, and whether the listing imports calendars. */
export const nextCalendarRevision = async (
  tx: Tx,
  listingId: string,
): Promise<{ revision: number; imports: boolean }> =>
  z.tuple([z.object({ revision: z.int(), imports: z.boolean() })]).parse(
    await tx.$queryRaw`
      insert into listing_calendar as c (listing_id, revision) values (${listingId}::uuid, 1)
      on conflict (listing_id) do update set revision = c.revision + 1
      returning revision, exists (select from calendar_import i where i.listing_id = c.listing_id) as imports`,
  )[0]
