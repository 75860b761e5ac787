import { type BookingStatus, BookingView, MoneyBackReason, Ore, RefundState } from '@nordbo/contracts'
import { z } from 'zod'
import type { Reader } from '../core/database.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { PageRequest } from '../paging/page.ts'
import { bookingColumns, storedBooking } from './booking-store.ts'

const refundDetails = z.object({
  id: z.uuid(),
  amountOre: Ore,
  /** The host's share of it, without what an alteration has taken out of the booking's price already, øre. */
  hostShareOre: Ore,
  reason: MoneyBackReason,
  state: RefundState,
  note: z.string().nullable(),
  plannedAt: z.coerce.date(),
  sentAt: z.coerce.date().nullable(),
})

/** A booking with its listing's current title and photo, its refunds (oldest first) and its disputes. */
export const bookingDetails = storedBooking.extend({
  listing: BookingView.shape.listing,
  refunds: z.array(refundDetails),
  /** Paid and not refunded, øre. */
  leftOre: Ore,
  /** A payment of it is disputed. */
  disputed: z.boolean(),
  hostSuspended: z.boolean(),
})
export type BookingDetails = z.infer<typeof bookingDetails>

/** The state of `refund r` as people see it. */
export const refundState = Prisma.sql`case when r.status = 'planned' and exists (
  select from dispute d where d.attempt_id = r.attempt_id and d.status = 'open') then 'waiting'
  when r.status = 'planned' and r.returns > 0 then 'returned' else r.status::text end`

/** The columns of `BookingDetails`; read with `parseDetails`. */
export const detailsColumns = Prisma.sql`${bookingColumns}, jsonb_build_object('id', l.listing_id, 'title', l.title, 'city', l.city,
  'country', l.country, 'photo', l.photo, 'checkInFrom', l.check_in_from, 'checkOutBefore', l.check_out_before) as listing,
  coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'amountOre', r.amount_ore, 'hostShareOre',
      r.host_share_ore - r.alteration_host_share_ore,
      'reason', r.reason, 'state', ${refundState}, 'note', r.note, 'plannedAt', r.created_at, 'sentAt', r.sent_at) order by r.created_at, r.id)
    from refund r where r.booking_id = b.id), '[]') as refunds,
  coalesce((select sum(a.amount_ore - a.refunded_ore) from payment_attempt a
    where a.booking_id = b.id and a.status = 'succeeded'), 0)::float8 as "leftOre",
  exists (select from dispute d where d.booking_id = b.id and d.status = 'open') as disputed,
  kit.is_suspended(b.host_id) as "hostSuspended"`
/** The tables of `detailsColumns`. */
export const detailsTables = Prisma.sql`booking b join bookable_listing l on l.listing_id = b.listing_id`
/** Parses rows of `detailsColumns`. */
export const parseDetails = (rows: unknown): BookingDetails[] => z.array(bookingDetails).parse(rows)
/** States as an SQL array. */
export const statusArray = (statuses: readonly BookingStatus[]): Prisma.Sql =>
  Prisma.sql`${[...statuses]}::text[]::booking_status[]`

/** Finds one booking with its details. */
export const findBookingDetails = async (reader: Reader, id: string): Promise<BookingDetails | undefined> =>
  parseDetails(await reader.$queryRaw`select ${detailsColumns} from ${detailsTables} where b.id = ${id}::uuid`)[0]

/** Open requests of a host, the earliest deadline first. */
export const findOpenRequests = async (
  reader: Reader,
  hostId: string,
  page: PageRequest,
): Promise<BookingDetails[]> => {
  const after = page.after
    ? Prisma.sql`and (b.approval_expires_at, b.id) > (${page.after.at}::timestamptz, ${page.after.id}::uuid)`
    : Prisma.empty
  return parseDetails(
    await reader.$queryRaw`
      select ${detailsColumns} from ${detailsTables}
      where b.host_id = ${hostId}::uuid and b.status = 'pending_request' ${after}
      order by b.approval_expires_at, b.id limit ${page.limit}`,
  )
}

/** Requests of a host in some states, newest first. */
export const findRequestsByStatus = async (
  reader: Reader,
  hostId: string,
  statuses: readonly BookingStatus[],
  page: PageRequest,
): Promise<BookingDetails[]> => {
  const after = page.after
    ? Prisma.sql`and (b.created_at, b.id) < (${page.after.at}::timestamptz, ${page.after.id}::uuid)`
    : Prisma.empty
  return parseDetails(
    await reader.$queryRaw`
      select ${detailsColumns} from ${detailsTables}
      where b.host_id = ${hostId}::uuid and b.status = any(${statusArray(statuses)}) ${after}
      order by b.created_at desc, b.id desc limit ${page.limit}`,
  )
}

/** Completed stays of a host that ended on a date or later, the latest first. */
export const findEndedStays = async (
  reader: Reader,
  query: { hostId: string; since: string; limit: number },
): Promise<BookingDetails[]> =>
  parseDetails(
    await reader.$queryRaw`
      select ${detailsColumns} from ${detailsTables}
      where b.host_id = ${query.hostId}::uuid and b.status = 'completed' and b.check_out >= ${query.since}::date
      order by b.check_out desc, b.id desc limit ${query.limit}`,
  )

/** How many bookings a host has in each state. */
export const countByStatus = async (
  reader: Reader,
  hostId: string,
  statuses: readonly BookingStatus[],
): Promise<Map<string, number>> => {
  const rows = z.array(z.object({ status: z.string(), count: z.int() })).parse(
    await reader.$queryRaw`
      select status, count(*)::int as count from booking
      where host_id = ${hostId}::uuid and status = any(${statusArray(statuses)}) group by status`,
  )
  return new Map(rows.map(({ status, count }) => [status, count]))
}
