import { randomUUID } from 'node:crypto'
import { err, type Message, type messagingService, ok, type UserId } from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { isOf } from '../threads/thread-row.ts'

type Messaging = Handlers<(typeof messagingService)['procedures']>

/** The greatest place that the database can hold. */
const mostPlace = 2_147_483_647

interface Asked {
  before?: number | undefined
  after?: number | undefined
  around?: number | undefined
  limit: number
}

/** Which messages are read above a place and which below it: one more upward or downward tells whether there are others. */
const cutOf = ({ before, after, around, limit }: Asked) => {
  const none = { above: 0, most: 0 }
  if (around !== undefined) {
    const half = Math.floor(limit / 2)
    return { older: { above: around, most: half + 1 }, newer: { below: around, most: limit - half } }
  }
  if (after !== undefined) return { older: none, newer: { below: Math.min(after, mostPlace - 1) + 1, most: limit + 1 } }
  return { older: { above: before ?? null, most: limit + 1 }, newer: { below: 0, most: 0 } }
}

/** Messages of a thread before, after or around a place, oldest first. Each direction is one walk over the index of places. */
export const showMessages =
  ({ db }: Pick<Deps, 'db'>): Messaging['messages'] =>
  async ({ threadId, ...asked }, { actor }) => {
    const { older, newer } = cutOf(asked)
    const above = older.above === null ? Prisma.empty : Prisma.sql`and m.seq < ${older.above}::integer`
    const [found] = await db.query<{ older: Message[]; newer: Message[]; lastSeq: number }>(Prisma.sql`
      select array(select message_view(m, t.contacts_shown) from message m
          where m.thread_id = t.id ${above} order by m.seq desc limit ${older.most}::integer) as older,
        array(select message_view(m, t.contacts_shown) from message m
          where m.thread_id = t.id and m.seq >= ${newer.below}::integer order by m.seq limit ${newer.most}::integer) as newer,
        t.last_seq as "lastSeq"
      from thread t where t.id = ${threadId}::uuid and ${isOf(personOf(actor))}`)
    if (!found) return err('thread.notFound')
    const downward = asked.around === undefined && asked.after !== undefined
    const items = downward
      ? found.newer.slice(0, asked.limit)
      : [...found.older.slice(0, Math.max(older.most - 1, 0)).reverse(), ...found.newer]
    const more = downward ? found.newer.length > asked.limit : found.older.length >= older.most
    const last = items.at(-1)?.seq
    return ok({ items, more, newer: last !== undefined && last < found.lastSeq })
  }

/** A message as it was written. Who looked, and why, is stored before it is shown (docs/product/messages.md, Contact data). */
export const showOriginal =
  ({ db }: Pick<Deps, 'db'>): Messaging['messageOriginal'] =>
  async ({ threadId, messageId, why }, { actor, now }) => {
    const [found] = await db.query<{ body: string; senderId: UserId | null; createdAt: Date }>(Prisma.sql`
      with found as (
        select body, sender_id, created_at from message where id = ${messageId}::uuid and thread_id = ${threadId}::uuid
      ), looked as (
        insert into message_look (id, thread_id, message_id, admin_id, why, looked_at)
        select ${randomUUID()}::uuid, ${threadId}::uuid, ${messageId}::uuid, ${personOf(actor)}::uuid, ${why}, ${now}::timestamptz
        from found
      )
      select body, sender_id as "senderId", created_at as "createdAt" from found`)
    return found ? ok({ ...found, createdAt: found.createdAt.toISOString() }) : err('message.notFound')
  }
