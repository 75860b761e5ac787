import { addDays, BookingStatus, copenhagenDate, RequestTab, ReservationTab } from '@nordbo/contracts'
import { asUser, createUser, expectOk, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tabsOf } from '../src/reservations/reservation-tabs.ts'
import { isEndedTrip, tripTabOf } from '../src/trips/trip-tabs.ts'
import { type BookingStack, bootBooking, deliverEvents, domainNow, stayIn } from './booking-stack.ts'
import { book, createHome, pay } from './booking-verbs.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await bootBooking()
})
afterAll(() => stack?.stop())

/** A stay in every state with check-in five, three and two days ago, today and tomorrow, and one two months ahead. */
const plantStays = async () => {
  const home = await createHome(stack)
  const guest = await createUser(stack)
  const { id } = await book(stack, guest, home, stayIn(stack, 60))
  const today = copenhagenDate(domainNow(stack))
  const rows = BookingStatus.options.flatMap((status) =>
    [-5, -3, -2, 0, 1].map((inDays) => {
      const checkIn = addDays(today, inDays)
      return { id: crypto.randomUUID(), status, checkIn, checkOut: addDays(checkIn, 2) }
    }),
  )
  for (const row of rows)
    await stack.tables.$executeRaw`
      insert into booking select (jsonb_populate_record(b, jsonb_build_object('id', ${row.id}::uuid, 'status', ${row.status}::text,
        'check_in', ${row.checkIn}::text, 'check_out', ${row.checkOut}::text, 'deadline_at', null))).*
      from booking b where b.id = ${id}::uuid`
  return { home, guest, today, all: [...rows, { id, status: 'pending' as const, ...stayIn(stack, 60) }] }
}

test('the tabs list and count what their rules say, page by page', async () => {
  const { home, today, all } = await plantStays()
  for (const tab of ReservationTab.options) {
    const expected = all.filter((row) => tabsOf(row, today).includes(tab))
    const way = tab === 'upcoming' || tab === 'ongoing' ? 1 : -1
    expected.sort((one, other) => way * (`${one.checkIn} ${one.id}` < `${other.checkIn} ${other.id}` ? -1 : 1))
    const found: string[] = []
    let cursor: string | undefined
    do {
      const page = expectOk(await stack.booking.reservations({ tab, limit: 7, cursor }, asUser(home.hostId)))
      expect(page.counts[tab]).toBe(expected.length)
      found.push(...page.items.map((item) => item.id))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(found, tab).toEqual(expected.map((row) => row.id))
  }
})

test('trips are in the tab of their date and state, and those that stand are counted', async () => {
  const { home, guest, today, all } = await plantStays()
  for (const tab of ['upcoming', 'past'] as const) {
    const expected = all.filter((row) => tripTabOf(row, today) === tab)
    const page = expectOk(await stack.booking.trips({ tab, limit: 100 }, asUser(guest)))
    expect(page.items.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort())
    expect(page.counts[tab]).toBe(expected.filter(({ status }) => !isEndedTrip(status)).length)
    for (const trip of page.items)
      expect(trip).toMatchObject({
        guestId: guest,
        listing: { id: home.id, title: 'Sommerhus ved Grenen', city: 'Skagen' },
      })
  }
})

test('the request tabs hold pending, approved, declined and expired requests', async () => {
  const home = await createHome(stack, { bookingMode: 'request', requestAutoExpireHours: 168 })
  const { id } = await book(stack, await createUser(stack), home, stayIn(stack, 60))
  const rows = BookingStatus.options.map((status) => ({ id: crypto.randomUUID(), status }))
  for (const row of rows)
    await stack.tables.$executeRaw`
      insert into booking select (jsonb_populate_record(b, jsonb_build_object('id', ${row.id}::uuid, 'status', ${row.status}::text,
        'deadline_at', null))).* from booking b where b.id = ${id}::uuid`
  const statuses = {
    pending: ['pending_request', 'pending_request'],
    approved: ['awaiting_payment', 'host_approved'],
    declined: ['declined'],
    expired: ['expired'],
  } as const satisfies Record<RequestTab, BookingStatus[]>
  for (const tab of RequestTab.options) {
    const page = expectOk(await stack.booking.requests({ tab }, asUser(home.hostId)))
    expect(page.items.map(({ status }) => status).sort()).toEqual(statuses[tab])
    expect(page.counts).toEqual({ pending: 2, approved: 2, declined: 1, expired: 1 })
  }
})

test('a host sees a guest’s contact once the stay is confirmed, and what can be refunded', async () => {
  const home = await createHome(stack)
  const guest = await createUser(stack)
  const { id, clientSecret } = await book(stack, guest, home, stayIn(stack, 20))
  const seen = () => stack.booking.reservation({ id }, asUser(home.hostId))
  expect(await seen()).toMatchObject({ value: { contact: null, leftOre: 0, booking: { actions: [] } } })
  expectOk(await stack.services.identity.updateProfile({ phone: '+45 12 34 56 78' }, withKey(asUser(guest))))
  await pay(stack, clientSecret)
  await deliverEvents(stack)
  const confirmed = {
    contact: { name: 'Gerda Gæst', email: `${guest}@test.example`, phone: '+45 12 34 56 78' },
    leftOre: 3_450_00,
    lines: [
      { kind: 'nights', amountOre: 3_000_00 },
      { kind: 'platformFee', percent: 10, amountOre: -300_00 },
    ],
    booking: {
      id,
      actions: ['cancel', 'refund'],
      otherName: 'Gerda Gæst',
      listing: { title: 'Sommerhus ved Grenen', city: 'Skagen' },
      quote: { hostShareOre: 2_700_00 },
    },
  }
  expect(await seen()).toMatchObject({ value: confirmed })
  await stack.booking.refundPart({ id, amountOre: 450_00 }, withKey(asUser(home.hostId)))
  expect(await seen()).toMatchObject({ value: { leftOre: 3_000_00 } })
  for (const stranger of [guest, await createUser(stack)])
    expect(await stack.booking.reservation({ id }, asUser(stranger))).toMatchObject({
      error: { code: 'booking.notFound' },
    })
})
