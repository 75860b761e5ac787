import {
  type ListingId,
  type messagingService,
  ok,
  type ThreadId,
  type ThreadSide,
  type UserId,
} from '@nordbo/contracts'
import { createCursors, type Handlers, personOf } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { type OtherNames, otherOf } from './other-names.ts'
import { type ThreadRow, threadColumns, toSummary, withLastMessage } from './thread-row.ts'

type Messaging = Handlers<(typeof messagingService)['procedures']>
type FindDeps = Pick<Deps, 'db' | 'identity' | 'listings'>

/** Threads whose names and titles are looked at together, and how many times for one page. */
const scanned = 500
const mostScans = 4

const cursors = createCursors(z.object({ at: z.iso.datetime(), id: z.uuid() }))
type Position = { at: string; id: string }

interface Scanned {
  id: ThreadId
  listingId: ListingId
  guestId: UserId
  hostId: UserId
  side: ThreadSide
  contactsShown: boolean
  lastMessageAt: Date
}

const columns = Prisma.sql`t.id, t.listing_id as "listingId", t.guest_id as "guestId", t.host_id as "hostId",
  t.contacts_shown as "contactsShown", t.last_message_at as "lastMessageAt"`

/** The caller's next threads, the latest first. */
const scan = ({ db }: FindDeps, me: UserId, sides: readonly ThreadSide[], after: Position | undefined) => {
  const cut = after
    ? Prisma.sql`and (t.last_message_at, t.id) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : Prisma.empty
  const parts = sides.map(
    (side) => Prisma.sql`(
      select ${columns}, ${side}::text as side from thread t
      where t.${Prisma.raw(side === 'guest' ? 'guest_id' : 'host_id')} = ${me}::uuid
        and (t.last_seq > 0 or t.opened_by = ${me}::uuid) ${cut}
      order by t.last_message_at desc, t.id desc limit ${scanned}::integer)`,
  )
  return db.query<Scanned>(Prisma.sql`
    select * from (${Prisma.join(parts, ' union all ')}) t order by "lastMessageAt" desc, id desc limit ${scanned}::integer`)
}

/** Those of some threads that a search finds. A full name counts where a stay was confirmed (docs/product/people.md, Names). */
const matching = async (
  { identity, listings }: FindDeps,
  { me, q }: { me: UserId; q: string },
  threads: readonly Scanned[],
): Promise<Scanned[]> => {
  if (threads.length === 0) return []
  const known = threads.filter(({ contactsShown }) => contactsShown)
  const [people, homes] = await Promise.all([
    identity.peopleNamed({ ids: [...new Set(threads.map(otherOf))], known: [...new Set(known.map(otherOf))], q }),
    listings.homesTitled({ ids: [...new Set(threads.map(({ listingId }) => listingId))], viewerId: me, q }),
  ])
  if (!people.ok) throw new Error(`identity refused names: ${people.error.code}`)
  if (!homes.ok) throw new Error(`listings refused titles: ${homes.error.code}`)
  const [first, full] = [new Set(people.value.first), new Set(people.value.full)]
  const titled = new Set(homes.value.ids)
  return threads.filter((thread) => {
    const other = otherOf(thread)
    return titled.has(thread.listingId) || first.has(other) || (thread.contactsShown && full.has(other))
  })
}

const positionOf = ({ lastMessageAt, id }: Scanned): Position => ({ at: lastMessageAt.toISOString(), id })

/** Looks through the caller's threads until a page is full, or until as many were looked at as a page may cost. */
const search = async (
  deps: FindDeps,
  asked: { me: UserId; q: string; sides: readonly ThreadSide[]; limit: number },
  after: Position | undefined,
): Promise<{ found: Scanned[]; next: Position | null }> => {
  const found: Scanned[] = []
  let position = after
  for (let scans = 0; scans < mostScans; scans += 1) {
    const threads = await scan(deps, asked.me, asked.sides, position)
    found.push(...(await matching(deps, asked, threads)))
    const items = found.slice(0, asked.limit)
    const [last, end] = [items.at(-1), threads.at(-1)]
    if (last && found.length > asked.limit) return { found: items, next: positionOf(last) }
    if (!end || threads.length < scanned) return { found, next: null }
    position = positionOf(end)
    if (last && found.length === asked.limit) return { found, next: position }
  }
  return { found, next: position ?? null }
}

/** Finds threads by the other person's name or the home's title (docs/product/messages.md, Search). */
export const findThreads =
  (deps: FindDeps & { otherNames: OtherNames }): Messaging['findThreads'] =>
  async ({ q, side, cursor, limit }, { actor }) => {
    const me = personOf(actor)
    const list = `found threads ${side ?? 'both'} ${q}`
    const position = cursors.read(list, cursor)
    if (!position.ok) return position
    const sides = side ? [side] : (['guest', 'host'] as const)
    const { found, next } = await search(deps, { me, q, sides, limit }, position.value)
    const rows = await deps.db.query<ThreadRow>(Prisma.sql`
      select ${threadColumns(me)} from thread t ${withLastMessage} where t.id = any (${found.map(({ id }) => id)}::uuid[])`)
    const byId = new Map((await deps.otherNames(rows)).map((row) => [row.id, row]))
    const items = found.flatMap(({ id }) => {
      const row = byId.get(id)
      return row ? [toSummary(row)] : []
    })
    return ok({ items, nextCursor: next && cursors.write(list, next) })
  }
