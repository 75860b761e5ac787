import { randomUUID } from 'node:crypto'
import { err, type messagingService, ok, type ReportedMessage, type UserId } from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'

/** How many messages after the reported one are read with it. */
const after = 10

interface Found {
  guestId: UserId
  hostId: UserId
  items: ReportedMessage[]
}

/**
 * Messages of a reported thread as they were written. Who read them, and why, is stored before they are shown
 * (docs/product/messages.md, Report and block).
 */
export const readReportedThread =
  ({ db }: Pick<Deps, 'db'>): Handlers<(typeof messagingService)['procedures']>['reportedThread'] =>
  async ({ ticketId, why, before, limit }, { actor, now }) => {
    const [found] = await db.query<Found>(Prisma.sql`
      with reported as (
        select t.id, t.guest_id, t.host_id, least(${before ?? null}::integer, coalesce(m.seq + ${after + 1}::integer, t.last_seq + 1)) as before
        from thread_report r join thread t on t.id = r.thread_id
        left join message m on m.thread_id = r.thread_id and m.id = r.message_id
        where r.id = ${ticketId}::uuid
      ), looked as (
        insert into message_look (id, thread_id, admin_id, why, looked_at, ticket_id)
        select ${randomUUID()}::uuid, id, ${personOf(actor)}::uuid, ${why}, ${now}::timestamptz, ${ticketId}::uuid from reported
      )
      select r.guest_id as "guestId", r.host_id as "hostId", array(
        select jsonb_build_object('id', m.id, 'seq', m.seq, 'body', m.body, 'event', m.event, 'pictures', m.picture_count,
          'from', case m.sender_id when r.guest_id then 'guest' when r.host_id then 'host' end,
          'createdAt', to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        from message m where m.thread_id = r.id and m.seq < r.before order by m.seq desc limit ${limit + 1}::integer) as items
      from reported r`)
    if (!found) return err('support.notFound')
    const { guestId, hostId, items } = found
    return ok({ guestId, hostId, items: items.slice(0, limit).reverse(), more: items.length > limit })
  }
