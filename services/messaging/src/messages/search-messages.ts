import { err, type FoundMessage, type messagingService, ok } from '@nordbo/contracts'
import { createCursors, type Handlers, pageOf, personOf } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Db, Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { OtherNames } from '../threads/other-names.ts'
import { isOf } from '../threads/thread-row.ts'

type Messaging = Handlers<(typeof messagingService)['procedures']>

const cursors = createCursors(z.object({ at: z.iso.datetime(), seq: z.int(), id: z.uuid() }))
type Position = { at: string; seq: number; id: string }

/** How many of the newest messages are read one by one. Words that are not often among them are rare, and an index finds them. */
const newest = 2_000

interface Asked {
  me: string
  q: string
  threadId: string | undefined
  after: Position | undefined
  rows: number
}

const wordsOf = (q: string): Prisma.Sql =>
  Prisma.sql`(websearch_to_tsquery('danish', ${q}) || websearch_to_tsquery('english', ${q}))`

const before = (after: Position | undefined): Prisma.Sql =>
  after
    ? Prisma.sql`and (m.created_at, m.seq, m.id) < (${after.at}::timestamptz, ${after.seq}::integer, ${after.id}::uuid)`
    : Prisma.empty

const newestFirst = Prisma.sql`order by m.created_at desc, m.seq desc, m.id desc`

/** The newest messages of a thread, or of a person on both sides. */
const newestMessages = ({ me, threadId, after }: Asked): Prisma.Sql => {
  const cut = after ? Prisma.sql`and m.created_at <= ${after.at}::timestamptz` : Prisma.empty
  if (threadId !== undefined) {
    const upTo = after ? Prisma.sql`and m.seq < ${after.seq}::integer` : Prisma.empty
    return Prisma.sql`(select * from message m where m.thread_id = ${threadId}::uuid ${upTo} order by m.seq desc limit ${newest}::integer)`
  }
  return Prisma.sql`(select * from (
    (select * from message m where m.guest_id = ${me}::uuid ${cut} order by m.created_at desc limit ${newest}::integer)
    union all
    (select * from message m where m.host_id = ${me}::uuid ${cut} order by m.created_at desc limit ${newest}::integer)
  ) m ${newestFirst} limit ${newest}::integer)`
}

/**
 * The text around the words, in the language whose stems they have. Words are looked for in the hidden text alone, so that nobody finds
 * out contact data by searching (docs/product/messages.md, Search).
 */
const found = ({ me, q, rows }: Asked, from: Prisma.Sql): Prisma.Sql => {
  const options = 'StartSel="", StopSel="", MinWords=12, MaxWords=30'
  return Prisma.sql`
    select message_view(m.m, t.contacts_shown) as message,
      case when to_tsvector('danish', m.text) @@ websearch_to_tsquery('danish', ${q})
        then ts_headline('danish', m.text, websearch_to_tsquery('danish', ${q}), ${options})
        else ts_headline('english', m.text, websearch_to_tsquery('english', ${q}), ${options}) end as snippet,
      jsonb_build_object('id', t.id, 'listingId', t.listing_id, 'guestId', t.guest_id, 'hostId', t.host_id,
        'side', case when t.guest_id = ${me}::uuid then 'guest' else 'host' end, 'contactsShown', t.contacts_shown) as thread
    from (
      select row(m.id, m.thread_id, m.seq, m.guest_id, m.host_id, m.sender_id, m.body, m.masked, m.event, m.picture_count, m.created_at,
          null)::message as m,
        m.thread_id, m.created_at, m.seq, m.id, coalesce(m.masked, m.body) as text
      from ${from} ${newestFirst} limit ${rows}::integer
    ) m join thread t on t.id = m.thread_id and ${isOf(me)}
    ${newestFirst}`
}

type Found = Omit<FoundMessage, 'thread'> & {
  thread: Omit<FoundMessage['thread'], 'otherName'> & { contactsShown: boolean }
}

const search = async (db: Db, asked: Asked): Promise<Found[]> => {
  const { me, q, threadId, after, rows } = asked
  const recent = await db.query<Found>(
    found(asked, Prisma.sql`${newestMessages(asked)} m where m.words @@ ${wordsOf(q)} ${before(after)}`),
  )
  if (recent.length >= rows) return recent
  const scope = threadId === undefined ? `'p:${me}'` : `'p:${me}' & 't:${threadId}'`
  return db.query<Found>(
    found(
      asked,
      Prisma.sql`message m where numnode(${wordsOf(q)}) > 0
      and m.words @@ (${scope}::tsquery && ${wordsOf(q)}) ${before(after)}`,
    ),
  )
}

/** Searches the caller's messages. */
export const searchMessages =
  ({ db, otherNames }: Pick<Deps, 'db'> & { otherNames: OtherNames }): Messaging['searchMessages'] =>
  async ({ q, threadId, cursor, limit }, { actor }) => {
    const me = personOf(actor)
    const list = `messages ${threadId ?? 'all'} ${q}`
    const position = cursors.read(list, cursor)
    if (!position.ok) return position
    if (threadId !== undefined) {
      const own = await db.query(Prisma.sql`select 1 from thread t where t.id = ${threadId}::uuid and ${isOf(me)}`)
      if (own.length === 0) return err('thread.notFound')
    }
    const rows = await search(db, { me, q, threadId, after: position.value, rows: limit + 1 })
    const { items, nextCursor } = pageOf<Found>(rows, limit, ({ message: { createdAt: at, seq, id } }) =>
      cursors.write(list, { at, seq, id }),
    )
    const threads = await otherNames(items.map(({ thread }) => thread))
    return ok({
      items: items.flatMap(({ message, snippet }, index) => {
        const thread = threads[index]
        return thread ? [{ message, snippet, thread }] : []
      }),
      nextCursor,
    })
  }
