import { BookingId, ListingId, type NotificationKind, notificationKinds, notificationMatrix } from '@nordbo/contracts'
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

const Written = z.object({ personId: z.uuid(), pushes: z.array(z.uuid()) })
const pushedKinds = notificationKinds.filter((kind) => notificationMatrix[kind].push)

/**
 * Puts what the matrix has in the centre there, and queues it for the devices of its reader where the matrix has it as a push message, in the transaction of its event: once per kind, fact and person, however often the event
 * comes. Nothing is written to people who are erased.
 */
export const writeNotifications = async (tx: Tx, fresh: readonly NewNotification[]): Promise<void> => {
  const shown = fresh.filter(({ kind }) => notificationMatrix[kind].centre)
  if (shown.length === 0) return
  const { now, told, pushes } = notesOf(tx)
  const written = z.array(Written).parse(
    await tx.$queryRaw`
      with written as (
        insert into notification (id, kind, fact_id, person_id, booking_id, listing_id, told_at)
        select gen_random_uuid(), kind, "factId", "personId", "bookingId", "listingId", ${now}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb)
          as fresh (kind text, "factId" text, "personId" uuid, "bookingId" uuid, "listingId" uuid)
        where not exists (select 1 from kit.person_request r where r.kind = 'erasure' and r.person_id = "personId")
        on conflict do nothing
        returning id, kind, fact_id, person_id),
      pushed as (
        insert into push_message (id, device_id, kind, fact_id, notification_id, made_at, due_at)
        select gen_random_uuid(), d.id, w.kind, w.fact_id, w.id, ${now}::timestamptz, ${now}::timestamptz
        from written w join push_device d on d.person_id = w.person_id where w.kind = any (${pushedKinds}::text[])
        on conflict do nothing
        returning id)
      select person_id as "personId", (select coalesce(array_agg(id), '{}') from pushed)::text[] as pushes from written`,
  )
  for (const { personId } of written) told.add(personId)
  for (const id of written[0]?.pushes ?? []) pushes.add(id)
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
