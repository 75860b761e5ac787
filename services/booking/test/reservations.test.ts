import { addDays, BookingStatus, copenhagenDate, ReservationTab } from '@nordbo/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tabsOf } from '../src/reservations/reservation-tabs.ts'
import { as, asKeyed, BookingStack } from './booking-stack.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await BookingStack.boot()
})
afterAll(() => stack?.stop())

test('the tabs hold what their rules say, page by page, and count it', async () => {
  const home = await stack.home()
  const guest = await stack.person()
  const { id } = await stack.book(guest, home, stack.stay(60))
  const today = copenhagenDate(stack.now())
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
  const all = [...rows, { id, status: 'pending' as const, ...stack.stay(60) }]
  for (const tab of ReservationTab.options) {
    const expected = all.filter((row) => tabsOf(row, today).includes(tab))
    const way = tab === 'upcoming' || tab === 'ongoing' ? 1 : -1
    expected.sort((one, other) => way * (`${one.checkIn} ${one.id}` < `${other.checkIn} ${other.id}` ? -1 : 1))
    const found: string[] = []
    let cursor: string | undefined
    do {
      const page = await stack.booking.reservations({ tab, limit: 7, cursor }, as(home.hostId))
      if (!page.ok) throw new Error(page.error.code)
      expect(page.value.counts[tab]).toBe(expected.length)
      found.push(...page.value.items.map((item) => item.id))
      cursor = page.value.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(found, tab).toEqual(expected.map((row) => row.id))
  }
})

test('a host learns how to reach a guest when the stay is confirmed, and what can still be given back', async () => {
  const home = await stack.home()
  const guest = await stack.person()
  const { id, clientSecret } = await stack.book(guest, home, stack.stay(20))
  const seen = () => stack.booking.reservation({ id }, as(home.hostId))
  expect(await seen()).toMatchObject({ value: { contact: null, leftOre: 0, booking: { actions: [] } } })
  await stack.pay(clientSecret)
  await stack.deliver()
  const confirmed = {
    contact: { name: 'Gerda Gæst', email: `${guest}@test.example` },
    leftOre: 3_450_00,
    lines: [
      { kind: 'nights', amountOre: 3_000_00 },
      { kind: 'platformFee', percent: 10, amountOre: -300_00 },
    ],
    booking: { actions: ['cancel', 'refund'] },
  }
  expect(await seen()).toMatchObject({ value: confirmed })
  await stack.booking.refundPart({ id, amountOre: 450_00 }, asKeyed(home.hostId))
  expect(await seen()).toMatchObject({ value: { leftOre: 3_000_00 } })
  for (const stranger of [guest, await stack.person()])
    expect(await stack.booking.reservation({ id }, as(stranger))).toMatchObject({ error: { code: 'booking.notFound' } })
})
