import { randomUUID } from 'node:crypto'
import { err, type Message, type messagingService, ok, type UserId } from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { isOf } from '../threads/thread-row.ts'

type Messaging = Handlers<(typeof messagingService)['procedures']>

/** Messages of a thread around a place, oldest first. */
export const showMessages =
  ({ db }: Pick<Deps, 'db'>): Messaging['messages'] =>
  async ({ threadId, before, after, limit }, { actor }) => {
    const upward = after === undefined
    const place = upward
      ? Prisma.sql`${before === undefined ? Prisma.empty : Prisma.sql`and m.seq < ${before}::integer`} order by m.seq desc`
      : Prisma.sql`and m.seq > ${after}::integer order by m.seq`
    const [found] = await db.query<{ items: Message[] }>(Prisma.sql`
      select array(select message_view(m, t.contacts_shown) from message m
        where m.thread_id = t.id ${place} limit ${limit + 1}::integer) as items
      from thread t where t.id = ${threadId}::uuid and ${isOf(personOf(actor))}`)
    if (!found) return err('thread.notFound')
    const items = found.items.slice(0, limit)
    return ok({ items: upward ? items.reverse() : items, more: found.items.length > limit })
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
