import { BookingId, ListingId, type NotificationKind, notificationMatrix } from '@nordbo/contracts'
import { z } from 'zod'
import type { Tx } from '../core/deps.ts'
import { notesOf } from './transaction-notes.ts'

/** Something that a person is told about a fact. */
export interface NewNotification {
  kind: NotificationKind
  /** Told once for each. */
  factId: string
  personId: string
  bookingId: string | null
  listingId: string | null
}

const Told = z.object({
  id: z.uuid(),
  seq: z.coerce.number().int(),
  kind: z.string(),
  bookingId: BookingId.nullable(),
  listingId: ListingId.nullable(),
  toldAt: z.date(),
  read: z.boolean(),
})
/** A notification as it is stored. */
export type Told = z.infer<typeof Told>

/**
 * Puts what the matrix has in the centre there, in the transaction of its event: once per kind, fact and person, however often the event
 * comes. Nothing is written to people who are erased.
 */
export const writeNotifications = async (tx: Tx, fresh: readonly NewNotification[]): Promise<void> => {
  const shown = fresh.filter(({ kind }) => notificationMatrix[kind].centre)
  if (shown.length === 0) return
  const { now, told } = notesOf(tx)
  const written = z.array(z.object({ personId: z.uuid() })).parse(
    await tx.$queryRaw`
      insert into notification (id, kind, fact_id, person_id, booking_id, listing_id, told_at)
      select gen_random_uuid(), kind, "factId", "personId", "bookingId", "listingId", ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb)
        as fresh (kind text, "factId" text, "personId" uuid, "bookingId" uuid, "listingId" uuid)
      where not exists (select 1 from kit.person_request r where r.kind = 'erasure' and r.person_id = "personId")
      on conflict do nothing
      returning person_id as "personId"`,
  )
  for (const { personId } of written) told.add(personId)
}

/** A person's notifications before a number, newest first. */
export const listNotifications = async (
  tx: Tx,
  personId: string,
  before: number | undefined,
  limit: number,
): Promise<Told[]> =>
  z.array(Told).parse(
    await tx.$queryRaw`
      select id, seq, kind, booking_id as "bookingId", listing_id as "listingId", told_at as "toldAt", read_at is not null as read
      from notification where person_id = ${personId}::uuid and seq < ${before ?? Number.MAX_SAFE_INTEGER}::bigint
      order by seq desc limit ${limit}::int`,
  )

const Counted = z.tuple([z.object({ count: z.int() })])

/** How many notifications a person has not read. */
export const countUnread = async (tx: Tx, personId: string): Promise<number> =>
  Counted.parse(
    await tx.$queryRaw`
      select count(*)::int as count from notification where person_id = ${personId}::uuid and read_at is null`,
  )[0].count

/** Marks a person's notifications up to a number as read. */
export const markRead = async (tx: Tx, personId: string, upTo: number, now: Date): Promise<void> => {
  await tx.$executeRaw`
    update notification set read_at = ${now}::timestamptz
    where person_id = ${personId}::uuid and seq <= ${upTo}::bigint and read_at is null`
}
