import {
  fillTemplate,
  firstName,
  ListingId,
  longestMessage,
  type Message,
  maskContacts,
  nameBasedId,
  UserId,
} from '@nordbo/contracts'
import type { Timer } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { sendFrame } from '../threads/send-frame.ts'
import { findThread, insertThread, lockThreadOf } from '../threads/thread-store.ts'

/** A plan sends one message in a stay. */
const messageIdOf = nameBasedId('9c2f4e81d7b34f6a8e05a1b6c3d2f790')
/** Planned messages are not held up by the limit of what a person types. */
const noLimit = 1_000_000

const Sending = z.object({
  body: z.string(),
  listingId: ListingId,
  guestId: UserId,
  hostId: UserId,
  checkIn: z.string(),
  checkOut: z.string(),
  nights: z.int(),
})
type Sending = z.infer<typeof Sending>

const Outcome = z.tuple([
  z.object({ outcome: z.object({ code: z.string().optional(), message: z.custom<Message>().optional() }) }),
])

/** The text for a stay, in the host's language. Undefined where a person or the home is gone. */
const textOf = async (
  { identity, listings }: Pick<Deps, 'identity' | 'listings'>,
  { body, listingId, guestId, hostId, checkIn, checkOut, nights }: Sending,
): Promise<string | undefined> => {
  const [people, homes] = await Promise.all([
    identity.contactsByIds({ ids: [guestId, hostId] }),
    listings.bookableByIds({ ids: [listingId] }),
  ])
  if (!people.ok || !homes.ok) throw new Error('the facts of a planned message were refused')
  const [guest, host] = [guestId, hostId].map((id) => people.value.contacts.find((contact) => contact.id === id))
  const [home] = homes.value.listings
  if (!guest || !host || !home) return undefined
  const day = (date: string): string =>
    new Intl.DateTimeFormat(host.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
  return fillTemplate(body, {
    ...{ guest: firstName(guest.name), host: firstName(host.name), home: home.title, nights: String(nights) },
    ...{ checkIn: day(checkIn), checkOut: day(checkOut) },
    ...{ checkInFrom: home.checkInFrom, checkOutBefore: home.checkOutBefore },
  }).slice(0, longestMessage)
}

const findSending = async (
  read: (statement: Prisma.Sql) => Promise<unknown>,
  { planId, bookingId, now }: { planId: string; bookingId: string; now: Date },
): Promise<Sending | undefined> => {
  const rows = await read(Prisma.sql`
    select t.body, b.listing_id as "listingId", b.guest_id as "guestId", b.host_id as "hostId", b.check_in::text as "checkIn",
      b.check_out::text as "checkOut", b.check_out - b.check_in as nights
    from due_sendings(${now}::timestamptz, ${now}::timestamptz) due
    join planned_message p on p.id = due.plan_id
    join message_template t on t.id = p.template_id
    join thread_booking b on b.booking_id = due.booking_id
    where due.plan_id = ${planId}::uuid and due.booking_id = ${bookingId}::uuid`)
  return z.array(Sending).parse(rows)[0]
}

/** Sends one planned message, once. A blocked thread or a suspended host gets none, also later. */
const sendPlanned = async (deps: Deps, planId: string, bookingId: string, now: Date): Promise<void> => {
  const { db, kit } = deps
  const sending = await findSending((statement) => db.query(statement), { planId, bookingId, now })
  if (!sending) return
  const text = await textOf(deps, sending)
  await db.transaction(async (tx, { afterCommit }) => {
    await lockThreadOf(tx, sending)
    // The stay may have been cancelled or changed while the text was written.
    const still = await findSending((statement) => tx.$queryRaw(statement), { planId, bookingId, now })
    if (still?.checkIn !== sending.checkIn || still.checkOut !== sending.checkOut) return
    const first = await tx.$executeRaw`
      insert into planned_sending (plan_id, booking_id, sent_at) values (${planId}::uuid, ${bookingId}::uuid, ${now}::timestamptz)
      on conflict do nothing`
    if (first === 0 || text === undefined) return
    const threadId =
      (await findThread(tx, sending)) ?? (await insertThread(tx, sending, { openedBy: sending.hostId, now }))
    const hidden = maskContacts(text)
    const [{ outcome }] = Outcome.parse(
      await tx.$queryRaw`
        select send_message(${threadId}::uuid, ${sending.hostId}::uuid, ${messageIdOf(`${planId} ${bookingId}`)}::uuid, ${text},
          ${hidden === text ? null : hidden}, '{}', ${now}::timestamptz, ${noLimit}::integer) as outcome`,
    )
    const { message } = outcome
    if (message)
      afterCommit(async () => sendFrame(kit, [sending.guestId, sending.hostId], { v: 1, type: 'message', message }))
  })
}

/** Sends what is due, and what was missed while its day is not over. A row is a plan and a stay. */
export const plannedMessageTimer = (deps: Deps): Timer => ({
  due: (now, until, limit) =>
    deps.db.query(Prisma.sql`
      select plan_id::text || '_' || booking_id::text as id, due_at as at
      from due_sendings(${now}::timestamptz, ${until}::timestamptz) order by due_at limit ${limit}::integer`),
  fire: async (id, now) => {
    const [planId, bookingId] = id.split('_')
    if (planId && bookingId) await sendPlanned(deps, planId, bookingId, now)
  },
})

/** Sets alarms for what a stay makes due at once, such as after a late booking. */
export const armPlansOf =
  ({ db, kit, alarms }: Pick<Deps, 'db' | 'kit' | 'alarms'>) =>
  async (bookingId: string): Promise<void> => {
    const now = kit.clock.now()
    const soon = new Date(now.getTime() + 2 * 60_000)
    const due = await db.query<{ id: string; at: Date }>(Prisma.sql`
      select plan_id::text || '_' || booking_id::text as id, due_at as at
      from due_sendings(${now}::timestamptz, ${soon}::timestamptz) where booking_id = ${bookingId}::uuid`)
    await alarms.set(due.map(({ id, at }) => ({ kind: 'plannedMessage', id, at })))
  }
