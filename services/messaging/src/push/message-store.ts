import { BookingId, ListingId, ThreadId } from '@nordbo/contracts'
import { z } from 'zod'
import type { Db, Tx } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'

/** How long a process may take over a message, seconds: longer than all timeouts. Then another one tries. */
const leaseSeconds = 60

const Claimed = z.object({
  id: z.uuid(),
  deviceId: z.uuid(),
  personId: z.uuid(),
  sessionId: z.uuid(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  timeZone: z.string(),
  kind: z.string(),
  factId: z.string(),
  attempts: z.int(),
  notificationId: z.uuid().nullable(),
  bookingId: BookingId.nullable(),
  listingId: ListingId.nullable(),
  threadId: ThreadId.nullable(),
  /** Of a thread: whether the person is its guest. */
  asGuest: z.boolean().nullable(),
  /** Whether the person has read what it is about, or it no longer exists. */
  read: z.boolean(),
})
/** A push message that this process sends. */
export type Claimed = z.infer<typeof Claimed>

/** Claims a message that is due, so that no other process sends it meanwhile; undefined if it is not due. */
export const claimMessage = async (db: Db, id: string, now: Date): Promise<Claimed | undefined> => {
  const until = new Date(now.getTime() + leaseSeconds * 1_000)
  const [row] = await db.query(Prisma.sql`
    with claimed as (
      update push_message set due_at = ${until}::timestamptz, attempts = attempts + 1
      where id = ${id}::uuid and due_at <= ${now}::timestamptz returning *)
    select m.id, m.device_id as "deviceId", d.person_id as "personId", d.session_id as "sessionId", d.endpoint, d.p256dh, d.auth,
      d.time_zone as "timeZone", m.kind, m.fact_id as "factId", m.attempts, m.notification_id as "notificationId", n.booking_id as "bookingId",
      coalesce(n.listing_id, t.listing_id) as "listingId", m.thread_id as "threadId", t.guest_id = d.person_id as "asGuest",
      case when m.thread_id is null then n.id is null or n.read_at is not null
        else coalesce(m.seq <= case when t.guest_id = d.person_id then t.guest_read_seq else t.host_read_seq end, true) end as read
    from claimed m join push_device d on d.id = m.device_id
      left join notification n on n.id = m.notification_id
      left join thread t on t.id = m.thread_id and d.person_id in (t.guest_id, t.host_id)`)
  return row && Claimed.parse(row)
}

/** Lets a claimed message wait. One that was not tried keeps its attempts. */
export const postponeMessage = async (tx: Tx, id: string, until: Date, tried: boolean): Promise<void> => {
  await tx.$executeRaw`
    update push_message set due_at = ${until}::timestamptz, attempts = attempts - ${tried ? 0 : 1}::integer where id = ${id}::uuid`
}

/** Ends a message that is left out. */
export const leaveOut = async (tx: Tx, id: string): Promise<void> => {
  await tx.$executeRaw`update push_message set due_at = null where id = ${id}::uuid`
}

/** Marks a message as sent, and its device as one that works. */
export const markSent = async (
  tx: Tx,
  { id, deviceId }: Pick<Claimed, 'id' | 'deviceId'>,
  now: Date,
): Promise<void> => {
  await tx.$executeRaw`
    with sent as (update push_message set due_at = null, sent_at = ${now}::timestamptz where id = ${id}::uuid)
    update push_device set last_push_at = ${now}::timestamptz where id = ${deviceId}::uuid`
}

/** Messages that are due by a moment, earliest first. */
export const findDueMessages = (db: Db, until: Date, limit: number): Promise<{ id: string; at: Date }[]> =>
  db.query(Prisma.sql`
    select id, due_at as at from push_message where due_at <= ${until}::timestamptz order by due_at limit ${limit}::integer`)
