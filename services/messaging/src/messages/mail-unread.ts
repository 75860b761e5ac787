import { type NotificationKind, ThreadId, unreadMailMinutes } from '@nordbo/contracts'
import type { Timer } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Db } from '../core/deps.ts'
import { queueMails } from '../delivery/delivery-store.ts'
import { Prisma } from '../generated/prisma/client.ts'

/** Older ones are no news. */
const newsHours = 24
const kind = 'messageReceived' satisfies NotificationKind

/**
 * Readers, each with a thread in which the other side wrote something that they have neither read nor got a mail about: from the first of
 * these messages, and up to the last (docs/product/notifications.md, Mails about messages). The mails themselves say what was mailed.
 */
const unmailed = (until: Date, chosen: Prisma.Sql): Prisma.Sql => Prisma.sql`
  select t.id as thread_id, t.reader_id, m.after_seq, m.seq, m.first_at + make_interval(mins => ${unreadMailMinutes}) as at
  from (
    select id, guest_id as reader_id, host_id as other_id, guest_read_seq as read_seq, imported_seq, last_message_at,
      guest_unread as unread from thread where guest_unread > 0 or host_unread > 0
    union all
    select id, host_id, guest_id, host_read_seq, imported_seq, last_message_at, host_unread from thread where guest_unread > 0 or host_unread > 0
  ) t
  cross join lateral (
    select coalesce(max((d.data ->> 'seq')::integer), 0) as seq from mail_delivery d
    where d.kind = ${Prisma.raw(`'${kind}'`)} and d.recipient_id = t.reader_id and d.data ->> 'threadId' = t.id::text
  ) mailed
  cross join lateral (
    select max(m.seq) as seq, min(m.seq) - 1 as after_seq, min(m.created_at) as first_at from message m
    where m.thread_id = t.id and m.seq > greatest(t.read_seq, t.imported_seq, mailed.seq) and m.sender_id = t.other_id
  ) m
  where t.unread > 0 and t.last_message_at > ${until}::timestamptz - make_interval(hours => ${newsHours})
    and m.first_at <= ${until}::timestamptz - make_interval(mins => ${unreadMailMinutes}) ${chosen}
    and not exists (select from kit.standing s where s.person_id = t.reader_id and s.suspended)
    and not exists (select from kit.person_request r where r.kind = 'erasure' and r.person_id = t.reader_id)`

const Unmailed = z.object({ readerId: z.uuid(), afterSeq: z.int(), seq: z.int() })

/** Queues one mail for each reader of a thread, about all that is unread there. */
const mailThread = (db: Db, id: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    // One after the other, so that the second knows what the first has queued.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`mail about messages ${id}`}, 0))`
    const rows = z.array(Unmailed).parse(
      await tx.$queryRaw(Prisma.sql`
        select reader_id as "readerId", after_seq as "afterSeq", seq
        from (${unmailed(now, Prisma.sql`and t.id = ${id}::uuid`)}) due`),
    )
    const threadId = ThreadId.parse(id)
    await queueMails(
      tx,
      rows.map(({ readerId, afterSeq, seq }) => ({
        job: { kind, threadId, afterSeq, seq },
        factId: `${id} ${seq}`,
        recipientId: readerId,
      })),
    )
  })

/** Mails about messages, found by what is unread: a message that is sent costs nothing more. A row is a thread. */
export const messageMailTimer = (db: Db): Timer => ({
  due: (_now, until, limit) =>
    db.query(Prisma.sql`
      select thread_id as id, min(at) as at from (${unmailed(until, Prisma.empty)}) due
      group by thread_id order by 2 limit ${limit}::integer`),
  fire: (id, now) => mailThread(db, id, now),
})
