import { z } from 'zod'
import type { Tx } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { writeNotifications } from '../notifications/notification-store.ts'
import { MailJob, type MailOrder } from './mail-job.ts'

/** A delivery that this process has claimed. */
export const Delivery = z.object({
  id: z.uuid(),
  recipientId: z.uuid(),
  /** The fact that the mail is about. */
  factId: z.string(),
  attempts: z.int(),
  /** Whether an address of the recipient had refused mails when it was claimed. */
  refusedBefore: z.boolean(),
  data: MailJob,
})
export type Delivery = z.infer<typeof Delivery>

const Due = z.object({ id: z.uuid(), at: z.date() })

/** After this long another process may take over a mail that is not begun, seconds. */
const leaseSeconds = 45
/** A claimed mail is begun within this time, ms, or given back. Its claim is renewed when it is begun. */
export const beginWithinMs = 30_000

const queuedIn = new WeakSet<object>()

/** Remembers that a transaction may have queued a mail. */
export const markQueued = (tx: object): void => void queuedIn.add(tx)

/** Whether a transaction may have queued a mail. */
export const hasQueuedMails = (tx: object): boolean => queuedIn.has(tx)

/**
 * Queues mails in the transaction of their event, and puts what they tell in their readers' centre as the matrix has it. Skips what is
 * already queued, and people who are erased: their events may come late.
 */
export const queueMails = async (tx: Tx, orders: readonly MailOrder[]): Promise<void> => {
  if (orders.length === 0) return
  markQueued(tx)
  const rows = orders.map(({ job, factId, recipientId }) => ({ kind: job.kind, factId, recipientId, data: job }))
  await tx.$executeRaw`
    insert into mail_delivery (id, kind, fact_id, recipient_id, data)
    select gen_random_uuid(), kind, "factId", "recipientId", data
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as ordered (kind text, "factId" text, "recipientId" uuid, data jsonb)
    where not exists (select 1 from kit.person_request r where r.kind = 'erasure' and r.person_id = "recipientId")
    on conflict do nothing`
  await writeNotifications(
    tx,
    orders.map(({ job, factId, recipientId }) => ({
      ...{ kind: job.kind, factId, personId: recipientId },
      bookingId: 'bookingId' in job ? job.bookingId : null,
      listingId: 'listingId' in job ? job.listingId : null,
    })),
  )
}

const open = Prisma.sql`((state = 'queued' and attempt_at <= now()) or (state = 'sending' and lease_until <= now()))`

/** Letters that strangers cause, signed out and from any network: the others are not kept waiting by a flood of them. */
const ofStrangers = ['supportTicket', 'supportReply', 'supportReceipt', 'newsletterConfirm'] satisfies MailJob['kind'][]

const claimedRow = z.looseObject({ id: z.uuid(), takenOver: z.boolean() })

/** Deliveries that this process has claimed, and the ids of those that this release cannot read. */
export interface Claimed {
  /** Whether it is one that was taken over from a process that did not end it. */
  takenOver: boolean
  deliveries: Delivery[]
  unreadable: string[]
}

const claim = async (client: Tx, chosen: Prisma.Sql, limit: number): Promise<Claimed> => {
  const rows = z.array(claimedRow).parse(
    await client.$queryRaw`
      with due as materialized (
        select id, state from mail_delivery where ${open} ${chosen}
        order by kind = any (${ofStrangers}), attempt_at for update skip locked limit ${limit}::int),
      alone as (select id from due where state = 'sending' limit 1),
      claimed as (
        update mail_delivery d set state = 'sending', attempts = attempts + 1,
          lease_until = now() + make_interval(secs => ${leaseSeconds})
        from due where d.id = due.id and due.id = coalesce((select id from alone), due.id)
        returning d.id, kind, recipient_id, fact_id, attempts, data, attempt_at, due.state = 'sending' as taken_over)
      select id, recipient_id as "recipientId", fact_id as "factId", attempts, data, taken_over as "takenOver",
        exists (select from mail_suppression s where s.person_id = recipient_id) as "refusedBefore"
      from claimed order by kind = any (${ofStrangers}), attempt_at`,
  )
  const read = rows.map((row) => ({ id: row.id, delivery: Delivery.safeParse(row).data }))
  return {
    takenOver: rows.some(({ takenOver }) => takenOver),
    deliveries: read.flatMap(({ delivery }) => delivery ?? []),
    unreadable: read.flatMap(({ id, delivery }) => (delivery ? [] : id)),
  }
}

/**
 * Claims the next queued mails, earliest first and those that strangers cause last, so that no other process sends them. A mail that
 * another process began and did not end is claimed alone: it may be what ended that process, and would take its neighbours with it and
 * count as their attempt too.
 */
export const claimDeliveries = (client: Tx, limit: number): Promise<Claimed> => claim(client, Prisma.empty, limit)

/** Claims the mail with this id if it is due. */
export const claimDelivery = (client: Tx, id: string): Promise<Claimed> =>
  claim(client, Prisma.sql`and id = ${id}::uuid`, 1)

/** Mails that are due by an instant of real time, and those being sent, earliest first. */
export const findOpenDeliveries = async (client: Tx, until: Date, limit: number) =>
  z.array(Due).parse(
    await client.$queryRaw`
      select id, attempt_at as at from mail_delivery
      where state = 'sending' or (state = 'queued' and attempt_at <= ${until}::timestamptz)
      order by attempt_at limit ${limit}::int`,
  )
