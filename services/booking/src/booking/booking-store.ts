import {
  BookingId,
  BookingMode,
  BookingStatus,
  CalendarDate,
  CancellationPolicy,
  DeclineCode,
  GuestCounts,
  ListingId,
  Ore,
  Quote,
  UserId,
} from '@nordbo/contracts'
import type { DueRow } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Reader, Tx } from '../core/database.ts'
import { dueRows } from '../core/due-rows.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { Move } from '../lifecycle/booking-lifecycle.ts'

/** A row of `booking`. */
export const storedBooking = z.object({
  id: BookingId,
  listingId: ListingId,
  guestId: UserId,
  hostId: UserId,
  mode: BookingMode,
  status: BookingStatus,
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  checkInAt: z.date(),
  guests: GuestCounts,
  message: z.string().nullable(),
  declineReason: z.string().nullable(),
  declineCode: DeclineCode.nullable(),
  cancelReason: z.string().nullable(),
  quote: Quote,
  totalOre: Ore,
  cancellationPolicy: CancellationPolicy,
  approvalExpiresAt: z.date().nullable(),
  paymentDueAt: z.date().nullable(),
  deadlineAt: z.date().nullable(),
  confirmedAt: z.date().nullable(),
  imported: z.boolean(),
  createdAt: z.date(),
  revision: z.int(),
})
export type StoredBooking = z.infer<typeof storedBooking>

/** The columns of `booking b` as `storedBooking` reads them. */
export const bookingColumns = Prisma.sql`
  b.id, b.listing_id as "listingId", b.guest_id as "guestId", b.host_id as "hostId", b.mode, b.status,
  b.check_in::text as "checkIn", b.check_out::text as "checkOut", b.check_in_at as "checkInAt",
  jsonb_build_object('adults', b.adults, 'children', b.children, 'babies', b.babies, 'pets', b.pets) as guests,
  b.message, b.decline_reason as "declineReason", b.decline_code as "declineCode", b.cancel_reason as "cancelReason", b.quote, b.total_ore::float8 as "totalOre",
  b.cancellation_policy as "cancellationPolicy", b.approval_expires_at as "approvalExpiresAt",
  b.payment_due_at as "paymentDueAt", b.deadline_at as "deadlineAt", b.confirmed_at as "confirmedAt", b.imported, b.created_at as "createdAt", b.revision`

const parse = (rows: unknown): StoredBooking[] => z.array(storedBooking).parse(rows)

/**
 * Locks a listing until the transaction ends. Every change of its bookings, dates or intro uses takes this lock first: without it, many
 * simultaneous attempts sometimes deadlock in the exclusion constraint.
 */
export const lockListing = async (tx: Tx, listingId: ListingId): Promise<void> => {
  await tx.$queryRaw`select 1 from (select pg_advisory_xact_lock(hashtextextended(${listingId}, 42))) x`
}

/** Locks many listings in the order of their ids, so that two changes of the same listings cannot deadlock. */
export const lockListings = async (tx: Tx, listingIds: readonly string[]): Promise<void> => {
  await tx.$queryRaw`
    select count(*)::int from (
      select pg_advisory_xact_lock(hashtextextended(id, 42))
      from (select id from unnest(${[...listingIds]}::text[]) id order by id) homes) locks`
}

/** Finds a booking by id. */
export const findBooking = async (reader: Reader, id: string): Promise<StoredBooking | undefined> =>
  parse(await reader.$queryRaw`select ${bookingColumns} from booking b where b.id = ${id}::uuid`)[0]

/** Requests of a listing that wait for an answer and share a night with the range. */
export const findOverlappingRequests = async (
  reader: Reader,
  listingId: string,
  range: { checkIn: string; checkOut: string },
): Promise<StoredBooking[]> =>
  parse(
    await reader.$queryRaw`
    select ${bookingColumns} from overlapping_requests(${listingId}::uuid, ${range.checkIn}::date, ${range.checkOut}::date) b
    order by b.created_at, b.id`,
  )

/** Holds of a guest, in every listing. */
export const findHolds = async (reader: Reader, guestId: string): Promise<StoredBooking[]> =>
  parse(
    await reader.$queryRaw`
    select ${bookingColumns} from booking b where b.guest_id = ${guestId}::uuid and b.status = 'pending'`,
  )

/** Stores a move of a booking. Returns the updated row. */
export const updateWithMove = async (
  tx: Tx,
  booking: StoredBooking,
  move: Move,
  change: { now: Date } & Pick<StoredBooking, 'declineReason' | 'declineCode' | 'cancelReason'>,
): Promise<StoredBooking> => {
  const rows = await tx.$queryRaw`
    update booking b set status = ${move.to}::booking_status, approval_expires_at = ${move.approvalExpiresAt}::timestamptz,
      payment_due_at = ${move.paymentDueAt}::timestamptz, deadline_at = ${move.deadlineAt}::timestamptz, changed_at = ${change.now}::timestamptz,
      remind_at = case when ${move.to} = 'awaiting_payment' then b.remind_at else ${move.remindAt}::timestamptz end,
      decline_reason = ${change.declineReason}, decline_code = ${change.declineCode}, cancel_reason = ${change.cancelReason},
      confirmed_at = case when ${move.to} = 'confirmed' then ${change.now}::timestamptz else b.confirmed_at end, revision = b.revision + 1
    where b.id = ${booking.id}::uuid returning ${bookingColumns}`
  const [moved] = parse(rows)
  if (!moved) throw new Error(`booking ${booking.id} is gone`)
  return moved
}

/** The columns that an alteration changes. */
export type AlteredStay = Pick<StoredBooking, 'checkIn' | 'checkOut' | 'checkInAt' | 'guests' | 'quote' | 'deadlineAt'>

/** Stores new dates, guests and price of a booking. Returns the updated row. */
export const updateAlteredStay = async (tx: Tx, id: string, stay: AlteredStay, now: Date): Promise<StoredBooking> => {
  const { guests, quote } = stay
  const rows = await tx.$queryRaw`
    update booking b set check_in = ${stay.checkIn}::date, check_out = ${stay.checkOut}::date, check_in_at = ${stay.checkInAt}::timestamptz,
      adults = ${guests.adults}, children = ${guests.children}, babies = ${guests.babies}, pets = ${guests.pets},
      quote = ${JSON.stringify(quote)}::jsonb, total_ore = ${quote.totalOre}::bigint, host_share_ore = ${quote.hostShareOre}::bigint,
      platform_fee_ore = ${quote.platformFeeOre}::bigint, service_fee_ore = ${quote.serviceFeeOre}::bigint,
      deadline_at = ${stay.deadlineAt}::timestamptz, changed_at = ${now}::timestamptz, revision = b.revision + 1
    where b.id = ${id}::uuid returning ${bookingColumns}`
  const [altered] = parse(rows)
  if (!altered) throw new Error(`booking ${id} is gone`)
  return altered
}

/** Increments the revision for a change that leaves the state as it is. Returns the new revision. */
export const incrementRevision = async (tx: Tx, id: string, now: Date): Promise<number> => {
  const rows = await tx.$queryRaw`
    update booking set revision = revision + 1, changed_at = ${now}::timestamptz where id = ${id}::uuid returning revision`
  const [row] = z.array(z.object({ revision: z.int() })).parse(rows)
  if (!row) throw new Error(`booking ${id} is gone`)
  return row.revision
}

/** Bookings whose deadline is reached by `until`, earliest first. */
export const findDueBookings = async (reader: Reader, until: Date, limit: number): Promise<DueRow[]> =>
  dueRows(
    await reader.$queryRaw`
        select id, deadline_at as at from booking where deadline_at <= ${until} order by deadline_at, id limit ${limit}`,
  )

/** Does this guest have a completed stay with a published review? */
export const isExperienced = async (reader: Reader, guestId: string): Promise<boolean> => {
  const rows = z.array(z.object({ found: z.boolean() })).parse(
    await reader.$queryRaw`
      select exists (
        select from reviewed_stay r join booking b on b.id = r.booking_id
        where r.author_id = ${guestId}::uuid and b.guest_id = ${guestId}::uuid and b.status = 'completed') as found`,
  )
  return rows[0]?.found === true
}

/** Stores that a stay's review is published. Repeatable. */
export const storeReviewedStay = async (tx: Tx, bookingId: string, authorId: string): Promise<void> => {
  await tx.$executeRaw`
    insert into reviewed_stay (booking_id, author_id) values (${bookingId}::uuid, ${authorId}::uuid) on conflict do nothing`
}
