import {
  AlterationId,
  AlterationStatus,
  BookingId,
  CalendarDate,
  GuestCounts,
  Ore,
  Quote,
  StaySide,
} from '@nordbo/contracts'
import type { DueRow } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Reader, Tx } from '../core/database.ts'
import { dueRows } from '../core/due-rows.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { AlterationMove } from '../lifecycle/alteration-lifecycle.ts'
import { answerReminder, paymentReminder } from '../lifecycle/deadlines.ts'
import { bookingColumns, storedBooking } from './booking-store.ts'

/** A row of `alteration`. */
const storedAlteration = z.object({
  id: AlterationId,
  bookingId: BookingId,
  by: StaySide,
  status: AlterationStatus,
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  /** The proposed check-in instant. */
  newCheckInAt: z.coerce.date(),
  /** The earlier of the current and the proposed check-in instant. */
  checkInAt: z.coerce.date(),
  guests: GuestCounts,
  /** The price of the altered stay. */
  quote: Quote,
  differenceOre: z.int(),
  /** By how much the host's share changes, øre. */
  hostDifferenceOre: z.int(),
  /** The part of the difference that is waived because it is too small to charge, øre. */
  waivedOre: Ore,
  deadlineAt: z.coerce.date().nullable(),
  createdAt: z.coerce.date(),
})
export type StoredAlteration = z.infer<typeof storedAlteration>

const columns = Prisma.sql`jsonb_build_object('id', c.id, 'bookingId', c.booking_id, 'by', c.side, 'status', c.status,
  'checkIn', c.check_in, 'checkOut', c.check_out, 'newCheckInAt', c.check_in_at, 'checkInAt', least(c.check_in_at, b.check_in_at),
  'guests', jsonb_build_object('adults', c.adults, 'children', c.children, 'babies', c.babies, 'pets', c.pets), 'quote', c.quote,
  'differenceOre', c.difference_ore, 'hostDifferenceOre', c.host_difference_ore, 'waivedOre', c.waived_ore, 'deadlineAt', c.deadline_at, 'createdAt', c.created_at) as alteration`
const joined = Prisma.sql`alteration c join booking b on b.id = c.booking_id`
const parse = (rows: unknown): StoredAlteration[] =>
  z
    .array(z.object({ alteration: storedAlteration }))
    .parse(rows)
    .map(({ alteration }) => alteration)

/** Finds an alteration by id. */
export const findAlteration = async (reader: Reader, id: string): Promise<StoredAlteration | undefined> =>
  parse(await reader.$queryRaw`select ${columns} from ${joined} where c.id = ${id}::uuid`)[0]

/** The newest alteration of a booking. */
export const findNewestAlteration = async (reader: Reader, bookingId: string): Promise<StoredAlteration | undefined> =>
  parse(
    await reader.$queryRaw`
      select ${columns} from ${joined} where c.booking_id = ${bookingId}::uuid order by c.created_at desc, c.id limit 1`,
  )[0]

/** The open alteration of a booking; there is at most one. */
export const findOpenAlteration = async (reader: Reader, bookingId: string): Promise<StoredAlteration | undefined> =>
  parse(
    await reader.$queryRaw`
      select ${columns} from ${joined} where c.booking_id = ${bookingId}::uuid and c.deadline_at is not null`,
  )[0]

/** A booking with its open alteration and its listing's title. */
const openAlteration = storedBooking.extend({ alteration: storedAlteration, title: z.string() })
export type OpenAlteration = z.infer<typeof openAlteration>

/** Open alterations of a host's stays with their bookings, the earliest deadline first. */
export const findOpenAlterationsOfHost = async (
  reader: Reader,
  hostId: string,
  limit: number,
): Promise<OpenAlteration[]> =>
  z.array(openAlteration).parse(
    await reader.$queryRaw`
      select ${bookingColumns}, ${columns}, l.title from ${joined} join bookable_listing l on l.listing_id = b.listing_id
      where b.host_id = ${hostId}::uuid and c.deadline_at is not null order by c.deadline_at, c.id limit ${limit}`,
  )

/** How many alterations of a booking a side has proposed since an instant. */
export const countProposals = async (
  reader: Reader,
  { bookingId, side, since }: { bookingId: string; side: StaySide; since: Date },
): Promise<number> =>
  z.tuple([z.object({ count: z.int() })]).parse(
    await reader.$queryRaw`
      select count(*)::int as count from alteration
      where booking_id = ${bookingId}::uuid and side = ${side} and created_at > ${since}::timestamptz`,
  )[0].count

/** Stores a proposal. The database refuses a second open one of a booking. */
export const insertAlteration = async (tx: Tx, alteration: StoredAlteration): Promise<void> => {
  const { id, bookingId, by, status, checkIn, checkOut, guests, deadlineAt, createdAt } = alteration
  await tx.$executeRaw`
    insert into alteration (id, booking_id, side, status, check_in, check_out, check_in_at, adults, children, babies, pets, quote,
      difference_ore, host_difference_ore, waived_ore, deadline_at, remind_at, created_at, changed_at)
    values (${id}::uuid, ${bookingId}::uuid, ${by}, ${status}, ${checkIn}::date, ${checkOut}::date,
      ${alteration.newCheckInAt}::timestamptz, ${guests.adults}, ${guests.children}, ${guests.babies}, ${guests.pets},
      ${JSON.stringify(alteration.quote)}::jsonb, ${alteration.differenceOre}::bigint, ${alteration.hostDifferenceOre}::bigint,
      ${alteration.waivedOre}::bigint, ${deadlineAt}::timestamptz, ${deadlineAt && answerReminder(createdAt, deadlineAt)}::timestamptz,
      ${createdAt}::timestamptz, ${createdAt}::timestamptz)`
}

/** Stores the new state and deadline of an alteration, and when its payment is reminded of once it was accepted. */
export const updateAlteration = async (tx: Tx, id: string, move: AlterationMove, now: Date): Promise<void> => {
  const { to: status, deadlineAt } = move
  const remindAt = deadlineAt && paymentReminder(now, deadlineAt)
  const updated = await tx.$executeRaw`
    update alteration set status = ${status}, deadline_at = ${deadlineAt}::timestamptz, changed_at = ${now}::timestamptz,
      remind_at = case when ${status} = 'accepted' then ${remindAt}::timestamptz
        when ${deadlineAt}::timestamptz is null then null else remind_at end
    where id = ${id}::uuid`
  if (updated === 0) throw new Error(`alteration ${id} is gone`)
}

/** Alterations that are due by `until`, earliest first. */
export const findDueAlterations = async (reader: Reader, until: Date, limit: number): Promise<DueRow[]> =>
  dueRows(
    await reader.$queryRaw`
      select id, deadline_at as at from alteration where deadline_at <= ${until} order by deadline_at, id limit ${limit}`,
  )

/** Open alterations whose reminder is due by `until`, earliest first. */
export const findDueAlterationReminders = async (reader: Reader, until: Date, limit: number): Promise<DueRow[]> =>
  dueRows(
    await reader.$queryRaw`
      select id, remind_at as at from alteration where remind_at <= ${until} order by remind_at, id limit ${limit}`,
  )

/** Takes the reminder of an alteration that is still open, so that nobody takes it again. Answers whether one was due. */
export const takeAlterationReminder = async (tx: Tx, id: string, now: Date): Promise<boolean> =>
  (await tx.$executeRaw`
    update alteration set remind_at = null
    where id = ${id}::uuid and remind_at <= ${now}::timestamptz and deadline_at > ${now}::timestamptz`) > 0
