import { type BookingId, err, type messagingService, ok, type ThreadSide, type UserId } from '@nordbo/contracts'
import { createCursors, type Handlers, pageOf, personOf } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { OtherNames } from './other-names.ts'
import {
  bothShareReading,
  isOf,
  type ThreadRow,
  threadColumns,
  toSummary,
  toThread,
  withLastMessage,
} from './thread-row.ts'

type Messaging = Handlers<(typeof messagingService)['procedures']>

const cursors = createCursors(z.object({ at: z.iso.datetime(), id: z.uuid() }))

/** Threads of one side, the latest first. One without a message is seen by the person who opened it. */
const threadsOfSide = (
  side: ThreadSide,
  me: string,
  { archived, after, rows }: { archived: boolean; after: Prisma.Sql; rows: number },
): Prisma.Sql => {
  const [person, put] = side === 'guest' ? ['guest_id', 'guest_archived'] : ['host_id', 'host_archived']
  return Prisma.sql`(
    select * from thread t where t.${Prisma.raw(person)} = ${me}::uuid and t.${Prisma.raw(put)} = ${archived}::boolean
      and (t.last_seq > 0 or t.opened_by = ${me}::uuid) ${after}
    order by t.last_message_at desc, t.id desc limit ${rows}::integer)`
}

type NamingDeps = Pick<Deps, 'db'> & { otherNames: OtherNames }

/** The caller's threads, from both sides or one. */
export const showThreads =
  ({ db, otherNames }: NamingDeps): Messaging['threads'] =>
  async ({ side, archived, cursor, limit }, { actor }) => {
    const me = personOf(actor)
    const list = `threads ${side ?? 'both'} ${archived}`
    const position = cursors.read(list, cursor)
    if (!position.ok) return position
    const after = position.value
      ? Prisma.sql`and (t.last_message_at, t.id) < (${position.value.at}::timestamptz, ${position.value.id}::uuid)`
      : Prisma.empty
    const sides = side ? [side] : (['guest', 'host'] as const)
    const parts = sides.map((each) => threadsOfSide(each, me, { archived, after, rows: limit + 1 }))
    const rows = await db.query<ThreadRow>(Prisma.sql`
      select ${threadColumns(me)} from (${Prisma.join(parts, ' union all ')}) t ${withLastMessage}
      order by t.last_message_at desc, t.id desc limit ${limit + 1}::integer`)
    const { items, nextCursor } = pageOf(rows, limit, ({ lastMessageAt, id }) =>
      cursors.write(list, { at: lastMessageAt.toISOString(), id }),
    )
    return ok({ items: (await otherNames(items)).map(toSummary), nextCursor })
  }

/** One thread of the caller. */
export const showThread =
  ({ db, otherNames }: NamingDeps): Messaging['thread'] =>
  async ({ threadId }, { actor }) => {
    const me = personOf(actor)
    const [row] = await db.query<ThreadRow & { sharesReading: boolean; bookingIds: BookingId[] }>(Prisma.sql`
      select ${threadColumns(me)}, ${bothShareReading} as "sharesReading",
        array(select b.booking_id::text from thread_booking b where b.listing_id = t.listing_id and b.guest_id = t.guest_id
            and (b.told or b.imported or b.guest_id = ${me}::uuid and b.status = 'pending')
          order by b.status in ('pending_request', 'host_approved', 'awaiting_payment', 'pending', 'confirmed') desc,
            b.status = 'completed' desc, b.first_seen_at desc, b.booking_id limit 50) as "bookingIds"
      from thread t ${withLastMessage} where t.id = ${threadId}::uuid and ${isOf(me)}`)
    const [named] = await otherNames(row ? [row] : [])
    return named ? ok(toThread(named, named)) : err('thread.notFound')
  }

/** Counts the threads with unread messages. */
export const countUnread =
  ({ db }: Pick<Deps, 'db'>): Messaging['unreadThreads'] =>
  async (_input, { actor }) => {
    const me = personOf(actor)
    const [row] = await db.query<{ guest: number; host: number }>(Prisma.sql`
      select (select count(*) from thread where guest_id = ${me}::uuid and guest_unread > 0)::integer as guest,
        (select count(*) from thread where host_id = ${me}::uuid and host_unread > 0)::integer as host`)
    const { guest, host } = row ?? { guest: 0, host: 0 }
    return ok({ count: guest + host, guest, host })
  }

/** The two people of a thread of the caller. */
export const showParticipants =
  ({ db }: Pick<Deps, 'db'>): Messaging['threadParticipants'] =>
  async ({ threadId }, { actor }) => {
    const [row] = await db.query<{ guestId: UserId; hostId: UserId; blocked: boolean; sharesReading: boolean }>(
      Prisma.sql`
        select t.guest_id as "guestId", t.host_id as "hostId", t.guest_blocked or t.host_blocked as blocked,
          ${bothShareReading} as "sharesReading"
        from thread t where t.id = ${threadId}::uuid and ${isOf(personOf(actor))}`,
    )
    return row ? ok(row) : err('thread.notFound')
  }
