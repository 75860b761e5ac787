import { randomUUID } from 'node:crypto'
import { type NotificationKind, notificationKinds, notificationMatrix } from '@nordbo/contracts'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  type BootedStack,
  book,
  createGuest,
  createHome,
  fetchPaymentSecret,
  listMails,
  type Person,
  pay,
  readRows,
  sharedStack,
  stayIn,
} from '../src/index.ts'
import { publishEvents } from './notifications/publish-events.ts'
import { readLifecycle } from './notifications/read-lifecycle.ts'

let stack: BootedStack
beforeAll(async () => {
  stack = await sharedStack()
})

/** In which of its events a kind is due, by the state before; in all of them where it is not named. */
const due: Partial<Record<NotificationKind, (from: string | null) => boolean>> = {
  requestExpired: (from) => from === 'pending_request',
  paymentExpired: (from) => from !== 'pending_request',
  requestEnded: (from) => from !== 'pending',
  requestWithdrawn: (from) => from !== 'confirmed' && from !== 'pending',
  stayCancelled: (from) => from === 'confirmed',
  stayCancelledByGuest: (from) => from === 'confirmed',
  approvalWithdrawn: (from) => from !== 'confirmed',
  stayCancelledByHost: (from) => from === 'confirmed',
  reservationCancelled: (from) => from === 'confirmed',
}

const Told = z.object({ kind: z.string(), who: z.string() })
const told = (table: string, bookingId: string, guestId: string) =>
  readRows(
    stack.stack,
    'messaging',
    Told,
    `select kind, case when ${table === 'notification' ? 'person_id' : 'recipient_id'} = $2::uuid then 'guest' else 'host' end as who
     from ${table} where fact_id = $1 order by kind, who`,
    [bookingId, guestId],
  )

test('every transition of the lifecycle table yields exactly the notifications of the matrix, once, also when its event comes twice or late', async () => {
  const moves = await readLifecycle()
  expect(moves.length).toBeGreaterThan(20)
  const bookings = moves.map((move) => ({
    ...move,
    fact: {
      ...{ bookingId: randomUUID(), listingId: randomUUID(), guestId: randomUUID(), hostId: randomUUID() },
      ...{ mode: 'request', checkIn: '2027-05-04', checkOut: '2027-05-06', imported: false },
      ...{ totalOre: 1, hostShareOre: 1, platformFeeOre: 0, serviceFeeOre: 0 },
      ...{ from: move.from === 'new' ? null : move.from, status: move.to },
    },
  }))
  // Each event twice under its id, the whole story once more in the opposite order, and each under another id, as if emitted anew.
  const asEvents = () =>
    bookings.map(({ event, fact }) => ({
      ...{ event: `booking.${event}`, id: randomUUID(), aggregateId: fact.bookingId, data: fact },
    }))
  const [events, again] = [asEvents(), asEvents()]
  await publishEvents(stack, [...events, ...events, ...again, ...events.toReversed()])
  await stack.settle()

  for (const { from, command, event, fact } of bookings) {
    const expected = notificationKinds.filter(
      (kind) => notificationMatrix[kind].event === `booking.${event}` && (due[kind]?.(fact.from) ?? true),
    )
    const on = (channel: 'mail' | 'centre') =>
      expected
        .filter((kind) => notificationMatrix[kind][channel])
        .map((kind) => ({ kind, who: notificationMatrix[kind].who }))
        .sort((a, b) => (a.kind < b.kind ? -1 : 1))
    const found = {
      mail: await told('mail_delivery', fact.bookingId, fact.guestId),
      centre: await told('notification', fact.bookingId, fact.guestId),
    }
    expect({ from, command, ...found }).toEqual({ from, command, mail: on('mail'), centre: on('centre') })
  }
})

const Listed = z.object({
  items: z.array(z.looseObject({ seq: z.int(), kind: z.string(), path: z.string(), read: z.boolean() })),
  nextCursor: z.string().nullable(),
})
const centreOf = async (person: Person) => Listed.parse((await person.get('/api/notifications')).body)
const unreadOf = async (person: Person) => (await person.get('/api/notifications/unread')).body

test('a stay is in the centre of its two people alone, newest first, and reading it is remembered', async () => {
  const guest = await createGuest(stack)
  const home = await createHome(stack, { mode: 'request' })
  const booking = await book(guest, home.id, await stayIn(stack, 40, 2))
  await home.host.send('POST', `/api/host/bookings/${booking.id}/approve`)
  await pay(guest, await fetchPaymentSecret(guest, booking.id))
  await stack.settle()

  const { items } = await centreOf(guest)
  expect(items.map(({ kind, path }) => [kind, path])).toEqual([
    ['stayConfirmed', `/trips/${booking.id}`],
    ['requestApproved', `/pay/${booking.id}`],
    ['requestSent', `/trips/${booking.id}`],
  ])
  expect(items[0]).toMatchObject({ bookingId: booking.id, listing: { id: home.id, title: expect.any(String) } })
  expect((await centreOf(home.host)).items.map(({ kind, path }) => [kind, path])).toEqual([
    ['reservationConfirmed', '/host/dashboard/reservations'],
    ['requestReceived', '/host/dashboard/requests'],
  ])
  const stranger = await createGuest(stack)
  expect((await centreOf(stranger)).items).toEqual([])
  expect((await listMails(stack.stack, guest.email)).length).toBeGreaterThanOrEqual(items.length)

  expect(await unreadOf(guest)).toEqual({ count: 3 })
  const read = await guest.send('PUT', '/api/notifications/read', { upTo: items[1]?.seq })
  expect(read.body).toEqual({ count: 1 })
  expect((await centreOf(guest)).items.map(({ read }) => read)).toEqual([false, true, true])
  // Another's numbers mark nothing of one's own beyond them, and nothing of others.
  await stranger.send('PUT', '/api/notifications/read', { upTo: Number.MAX_SAFE_INTEGER })
  expect(await unreadOf(guest)).toEqual({ count: 1 })
  expect(await unreadOf(home.host)).toEqual({ count: 2 })
})
