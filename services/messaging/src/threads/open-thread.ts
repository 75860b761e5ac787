import {
  type BookingId,
  err,
  type ListingId,
  type messagingService,
  ok,
  type Result,
  type ThreadId,
  type UserId,
} from '@nordbo/contracts'
import { type Handlers, personOf, refuseSuspended } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Deps, Tx } from '../core/deps.ts'
import { findThread, insertThread, lockThreadOf, type ThreadPeople } from './thread-store.ts'

type Messaging = Handlers<(typeof messagingService)['procedures']>

/** Most threads that a person opens within a day (docs/product/messages.md, Limits). */
const mostNewThreads = 20
const daySeconds = 24 * 3_600

const hostOfStay = async (tx: Tx, listingId: ListingId, guestId: UserId): Promise<string | undefined> =>
  z.array(z.object({ hostId: z.string() })).parse(
    await tx.$queryRaw`select host_id as "hostId" from thread_booking
        where listing_id = ${listingId}::uuid and guest_id = ${guestId}::uuid limit 1`,
  )[0]?.hostId

/** Whose thread a question about a home is. Homes that are not offered are found by guests who have a booking there alone. */
const peopleOfHome = async (
  { db, listings }: Pick<Deps, 'db' | 'listings'>,
  listingId: ListingId,
  guestId: UserId,
): Promise<Result<ThreadPeople>> => {
  const known = await hostOfStay(db.client, listingId, guestId)
  if (known !== undefined) return ok({ listingId, guestId, hostId: known })
  const answer = await listings.bookableByIds({ ids: [listingId] })
  if (!answer.ok) throw new Error(`listings refused a home: ${answer.error.code}`)
  const [home] = answer.value.listings
  if (!home?.active) return err('listing.notFound')
  return home.hostId === guestId ? err('thread.own') : ok({ listingId, guestId, hostId: home.hostId })
}

const People = z.array(z.object({ listingId: z.string(), guestId: z.string(), hostId: z.string() }))

/** Whose thread a booking is in; not found for everybody but its two people. */
const peopleOfBooking = async (
  { db, booking }: Pick<Deps, 'db' | 'booking'>,
  id: BookingId,
  me: UserId,
): Promise<Result<ThreadPeople>> => {
  const [known] = People.parse(
    await db.client.$queryRaw`select listing_id as "listingId", guest_id as "guestId", host_id as "hostId"
      from thread_booking where booking_id = ${id}::uuid`,
  )
  const ask = async (): Promise<ThreadPeople | undefined> => {
    const answer = await booking.hostById({ id })
    return answer.ok ? { ...answer.value, listingId: answer.value.listing.id } : undefined
  }
  const found = known ?? (await ask())
  return found && (found.guestId === me || found.hostId === me) ? ok(found) : err('booking.notFound')
}

/** Whose thread the caller means: that of a home, or that of a booking. */
const peopleOf = (
  deps: Pick<Deps, 'db' | 'listings' | 'booking'>,
  about: { listingId: ListingId } | { bookingId: BookingId },
  me: UserId,
): Promise<Result<ThreadPeople>> =>
  'listingId' in about ? peopleOfHome(deps, about.listingId, me) : peopleOfBooking(deps, about.bookingId, me)

/** Whether one of two people has blocked the other. */
const isBlocked = async (tx: Tx, { guestId, hostId }: ThreadPeople): Promise<boolean> => {
  const [row] = z.tuple([z.object({ blocked: z.boolean() })]).parse(
    await tx.$queryRaw`select has_blocked(${guestId}::uuid, ${hostId}::uuid)
      or has_blocked(${hostId}::uuid, ${guestId}::uuid) as blocked`,
  )
  return row.blocked
}

/** Says whether the caller may write to the other person (docs/product/messages.md, Report and block). */
export const mayWrite =
  (deps: Pick<Deps, 'db' | 'listings' | 'booking'>): Messaging['mayWrite'] =>
  async (input, { actor }) => {
    const people = await peopleOf(deps, input, personOf(actor))
    if (!people.ok) return people
    return (await isBlocked(deps.db.client, people.value)) ? err('thread.blocked') : ok({})
  }

/** Counts a new thread of a person, in real time. */
const countOpened = async (tx: Tx, me: string): Promise<Result<true>> => {
  const [row] = z.tuple([z.object({ opened: z.int(), left: z.int() })]).parse(
    await tx.$queryRaw`
      insert into writer as o (person_id, minute_at, sent, day_at, opened)
      values (${me}::uuid, clock_timestamp(), 0, clock_timestamp(), 1)
      on conflict (person_id) do update set
        opened = case when o.day_at <= clock_timestamp() - interval '1 day' then 1 else o.opened + 1 end,
        day_at = case when o.day_at <= clock_timestamp() - interval '1 day' then clock_timestamp() else o.day_at end
      returning opened, greatest(1, ceil(${daySeconds}::integer - extract(epoch from clock_timestamp() - day_at)))::integer as left`,
  )
  if (row.opened <= mostNewThreads) return ok(true)
  return err('thread.tooManyNew', { most: mostNewThreads, retryAfterSeconds: row.left })
}

/** Finds or opens the caller's thread (docs/product/messages.md, Threads). */
export const openThread =
  (deps: Pick<Deps, 'db' | 'listings' | 'booking'>): Messaging['openThread'] =>
  async (input, { actor, now, command }) => {
    const { db } = deps
    const me = personOf(actor)
    const people = await peopleOf(deps, input, me)
    return command(db, async (tx): Promise<Result<{ id: ThreadId }>> => {
      if (!people.ok) return people
      await lockThreadOf(tx, people.value)
      const known = await findThread(tx, people.value)
      if (known !== undefined) return ok({ id: known })
      const allowed = await refuseSuspended(tx, actor)
      if (!allowed.ok) return allowed
      if (await isBlocked(tx, people.value)) return err('thread.blocked')
      const counted = await countOpened(tx, me)
      if (!counted.ok) return counted
      return ok({ id: await insertThread(tx, people.value, { openedBy: me, now }) })
    })
  }
