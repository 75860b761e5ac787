import { err, type messagingService, ok, type ThreadId, type UserId } from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { sendFrame } from './send-frame.ts'
import { bothShareReading, isOf } from './thread-row.ts'

type Messaging = Handlers<(typeof messagingService)['procedures']>

/** Marks a thread as read by a person up to a place, and counts what is left. An earlier place changes nothing. */
export const markRead = (threadId: string, me: string, seq: number): Prisma.Sql => Prisma.sql`
  with t as (
    select * from thread t where t.id = ${threadId}::uuid and ${isOf(me)}
  ), mark as (
    select t.id, t.guest_id = ${me}::uuid as guest,
      greatest(case when t.guest_id = ${me}::uuid then t.guest_read_seq else t.host_read_seq end,
        least(${seq}::integer, t.last_seq)) as seq,
      case when t.guest_id = ${me}::uuid then t.guest_read_seq else t.host_read_seq end as before
    from t
  ), count as (
    select (select count(*) from message m where m.thread_id = mark.id and m.seq > mark.seq
      and m.sender_id is distinct from ${me}::uuid)::integer as unread from mark
  ), done as (
    update thread set
      guest_read_seq = case when mark.guest then mark.seq else guest_read_seq end,
      host_read_seq = case when mark.guest then host_read_seq else mark.seq end,
      guest_unread = case when mark.guest then count.unread else guest_unread end,
      host_unread = case when mark.guest then host_unread else count.unread end
    from mark, count where thread.id = mark.id and mark.seq > mark.before
  )
  select mark.seq, mark.seq > mark.before as moved, t.guest_id as "guestId", t.host_id as "hostId",
    ${bothShareReading} as "sharesReading"
  from mark, t`

interface Marked {
  seq: number
  moved: boolean
  guestId: UserId
  hostId: UserId
  sharesReading: boolean
}

/** Marks what the other wrote as read. The caller's other browsers hear of it, and the other person where both share it. */
export const markThreadRead =
  ({ db, kit }: Pick<Deps, 'db' | 'kit'>): Messaging['markThreadRead'] =>
  async ({ threadId, seq }, { actor }) => {
    const me = personOf(actor)
    // The lock is taken before the messages are counted: what a sender adds meanwhile is counted by them.
    const [marked] = await db.transaction(async (tx) => {
      await tx.$queryRaw`select from thread t where t.id = ${threadId}::uuid and ${isOf(me)} for no key update`
      const query = markRead(threadId, me, seq)
      return tx.$queryRawUnsafe<Marked[]>(query.text, ...query.values)
    })
    if (!marked) return err('thread.notFound')
    if (marked.moved)
      sendFrame(kit, marked.sharesReading ? [marked.guestId, marked.hostId] : [me], {
        v: 1,
        type: 'read',
        threadId,
        readerId: me,
        seq: marked.seq,
      })
    return ok({ readSeq: marked.seq })
  }

/** Puts a thread away, or takes it back. The caller's other browsers hear of it. */
export const archiveThread =
  ({ db, kit }: Pick<Deps, 'db' | 'kit'>): Messaging['archiveThread'] =>
  async ({ threadId, archived }, { actor }) => {
    const me = personOf(actor)
    const done = await db.client.$executeRaw`
      update thread t set
        guest_archived = case when t.guest_id = ${me}::uuid then ${archived}::boolean else t.guest_archived end,
        host_archived = case when t.host_id = ${me}::uuid then ${archived}::boolean else t.host_archived end
      where t.id = ${threadId}::uuid and ${isOf(me)}`
    if (done === 0) return err('thread.notFound')
    sendFrame(kit, [me], { v: 1, type: 'changed', threadId })
    return ok({})
  }

/**
 * Blocks the other person in all threads of the two, or ends the caller's own block (docs/product/messages.md, Report and block). The
 * browsers of both hear of each thread.
 */
export const blockThread =
  ({ db, kit }: Pick<Deps, 'db' | 'kit'>): Messaging['blockThread'] =>
  async ({ threadId, blocked }, { actor }) => {
    const changed = await db.query<{ id: ThreadId; guestId: UserId; hostId: UserId }>(Prisma.sql`
      select id, guest_id as "guestId", host_id as "hostId"
      from block_person(${threadId}::uuid, ${personOf(actor)}::uuid, ${blocked}::boolean)`)
    if (changed.length === 0) return err('thread.notFound')
    for (const { id, guestId, hostId } of changed)
      sendFrame(kit, [guestId, hostId], { v: 1, type: 'changed', threadId: id })
    return ok({})
  }
