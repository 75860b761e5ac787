import { AlterationId, addDays, copenhagenInstant } from '@nordbo/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { as, asKeyed, BookingStack, hours, minutes } from './booking-stack.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await BookingStack.boot()
})
afterAll(() => stack?.stop())

const asked = async (hoursToAnswer = 24) => {
  const home = await stack.home({ bookingMode: 'request', requestAutoExpireHours: hoursToAnswer })
  const guest = await stack.person()
  return { home, guest }
}
const approve = (hostId: string, id: string) => stack.booking.approve({ id }, asKeyed(hostId))

describe('asking a host', () => {
  test('a request holds no dates; approval holds them, and payment confirms it', async () => {
    const { home, guest } = await asked()
    const stay = stack.stay(40)
    const request = await stack.book(guest, home, stay, { message: '  Vi glæder os  ' })
    expect(request).toMatchObject({ status: 'pending_request', clientSecret: null, paymentDueAt: null })
    const { mode, createdAt } = await stack.seen(guest, request.id)
    expect([mode, Date.parse(request.approvalExpiresAt ?? '') - Date.parse(createdAt)]).toEqual(['request', hours(24)])
    const window = { listingId: home.id, from: stay.checkIn, to: stay.checkOut }
    expect(await stack.booking.availability(window)).toMatchObject({ value: { unavailable: [] } })
    expect(await stack.booking.hostById({ id: request.id }, as(home.hostId))).toMatchObject({
      value: { message: 'Vi glæder os', actions: ['approve', 'decline'] },
    })

    expect(await approve(home.hostId, request.id)).toMatchObject({
      value: { status: 'host_approved', actions: ['cancel'] },
    })
    expect(await stack.booking.availability(window)).toMatchObject({ value: { unavailable: [{ from: stay.checkIn }] } })
    const payable = await stack.booking.startPayment({ id: request.id }, asKeyed(guest))
    if (!payable.ok) throw new Error(payable.error.code)
    expect(await stack.seen(guest, request.id)).toMatchObject({ status: 'awaiting_payment' })
    const again = await stack.booking.startPayment({ id: request.id }, asKeyed(guest))
    expect(again).toEqual(payable)

    await stack.pay(payable.value.clientSecret)
    await stack.deliver()
    expect(await stack.eventTypes(request.id)).toEqual([
      'booking.requested',
      'booking.approved',
      'booking.paymentStarted',
      'booking.confirmed',
      'booking.paid',
    ])
    expect(await stack.seen(guest, request.id)).toMatchObject({ status: 'confirmed', revision: 4 })
    expect(await stack.booking.startPayment({ id: request.id }, asKeyed(guest))).toMatchObject({
      error: { code: 'booking.notPayable' },
    })
  })

  test('of two overlapping requests one is approved, and its confirmation declines the other', async () => {
    const { home, guest } = await asked()
    const other = await stack.person()
    const [winner, loser] = [
      await stack.book(guest, home, stack.stay(40, 4)),
      await stack.book(other, home, stack.stay(42, 4)),
    ]
    const third = await stack.person()
    const apart = await stack.book(third, home, stack.stay(44, 2))
    await approve(home.hostId, winner.id)
    expect(await approve(home.hostId, loser.id)).toMatchObject({ error: { code: 'booking.datesTaken' } })
    expect(await stack.seen(other, loser.id)).toMatchObject({ status: 'pending_request' })

    const payable = await stack.booking.startPayment({ id: winner.id }, asKeyed(guest))
    await stack.pay(payable.ok ? payable.value.clientSecret : null)
    await stack.deliver()
    expect(await stack.seen(other, loser.id)).toMatchObject({
      status: 'declined',
      declineReason: null,
      declineCode: 'overtaken',
    })
    expect(await stack.seen(third, apart.id)).toMatchObject({ status: 'pending_request' })
  })

  test('only the host or an admin answers, and only once', async () => {
    const { home, guest } = await asked()
    const request = await stack.book(guest, home, stack.stay(40))
    const id = { id: request.id }
    expect(await stack.booking.approve(id, asKeyed(guest))).toMatchObject({ error: { code: 'booking.notFound' } })
    expect(await stack.booking.decline(id, asKeyed(await stack.person()))).toMatchObject({
      error: { code: 'booking.notFound' },
    })
    const declined = await stack.booking.decline({ ...id, reason: ' Vi er der selv ' }, asKeyed(home.hostId))
    expect(declined).toMatchObject({ value: { status: 'declined', declineReason: 'Vi er der selv' } })
    expect(await approve(home.hostId, request.id)).toMatchObject({ error: { code: 'booking.transitionRefused' } })
  })

  test('an admin answers for a host', async () => {
    const { home, guest } = await asked()
    const request = await stack.book(guest, home, stack.stay(40))
    const admin = { ...as(await stack.person(), 'admin'), idempotencyKey: crypto.randomUUID() }
    expect(await stack.booking.approve({ id: request.id }, admin)).toMatchObject({ value: { status: 'host_approved' } })
  })
})

describe('time', () => {
  test('an unanswered request expires at its hour, and no answer comes after it', async () => {
    const { home, guest } = await asked(3)
    const request = await stack.book(guest, home, stack.stay(40))
    await stack.advance(hours(2.9))
    expect(await stack.seen(guest, request.id)).toMatchObject({ status: 'pending_request' })
    await stack.advance(hours(0.1))
    expect(await stack.seen(guest, request.id)).toMatchObject({ status: 'expired' })
    expect(await approve(home.hostId, request.id)).toMatchObject({ error: { code: 'booking.transitionRefused' } })
  })

  test('a request never waits beyond check-in', async () => {
    const { home, guest } = await asked(168)
    const stay = stack.stay(1)
    const request = await stack.book(guest, home, stay)
    expect(request.approvalExpiresAt?.slice(0, 10)).toBe(stay.checkIn)
  })

  test('an approval unpaid for 24 hours expires, frees the dates and ends the payment', async () => {
    const { home, guest } = await asked()
    const stay = stack.stay(40)
    const request = await stack.book(guest, home, stay)
    await approve(home.hostId, request.id)
    await stack.booking.startPayment({ id: request.id }, asKeyed(guest))
    await stack.advance(hours(24))
    expect(await stack.seen(guest, request.id)).toMatchObject({ status: 'expired', actions: [] })
    expect(await stack.money(request.id)).toEqual({ intents: ['canceled'], refunded: 0 })
    expect(await stack.tables.occupancy.count({ where: { listingId: home.id } })).toBe(0)
    expect(await stack.booking.startPayment({ id: request.id }, asKeyed(guest))).toMatchObject({
      error: { code: 'booking.notPayable' },
    })
  })

  test('a paid stay is completed on the day after check-out', async () => {
    const home = await stack.home()
    const guest = await stack.person()
    const stay = stack.stay(2, 2)
    const booked = await stack.book(guest, home, stay)
    await stack.pay(booked.clientSecret)
    await stack.deliver()
    const begins = copenhagenInstant(addDays(stay.checkOut, 1)).getTime()
    await stack.advance(begins - minutes(10) - stack.now().getTime())
    expect(await stack.seen(guest, booked.id)).toMatchObject({ status: 'confirmed' })
    await stack.advance(minutes(10))
    expect(await stack.seen(guest, booked.id)).toMatchObject({ status: 'completed' })
    expect(await stack.tables.occupancy.count({ where: { listingId: home.id } })).toBe(1)
  })

  test('a completed stay can be reviewed by its guest for 90 days, by its host for 14', async () => {
    const home = await stack.home()
    const guest = await stack.person()
    const stay = stack.stay(2, 2)
    const { id, clientSecret } = await stack.book(guest, home, stay)
    await stack.pay(clientSecret)
    await stack.deliver()
    const actions = async (): Promise<string[]> => {
      const seen = await stack.booking.hostById({ id }, as(home.hostId))
      return [...(await stack.seen(guest, id)).actions, ...(seen.ok ? seen.value.actions : [])]
    }
    const untilDay = async (count: number) => {
      const begins = copenhagenInstant(addDays(stay.checkOut, count)).getTime()
      await stack.advance(begins - stack.now().getTime())
    }
    await untilDay(1)
    expect(await actions()).toEqual(['review', 'refund', 'review'])
    await untilDay(14)
    expect(await actions()).toEqual(['review', 'refund', 'review'])
    await untilDay(15)
    expect(await actions()).toEqual(['review', 'refund'])
    await untilDay(90)
    expect(await actions()).toEqual(['review', 'refund'])
    await untilDay(91)
    expect(await actions()).toEqual(['refund'])
  })
})

describe('lists', () => {
  test('trips are listed by tab in pages, and a cursor works for its own tab alone', async () => {
    const guest = await stack.person()
    const home = await stack.home({ bookingMode: 'request', requestAutoExpireHours: 168 })
    const ids: string[] = []
    for (const inDays of [30, 20, 40]) ids.push((await stack.book(guest, home, stack.stay(inDays))).id)
    const order = [ids[1], ids[0], ids[2]]
    const first = await stack.booking.trips({ limit: 2 }, as(guest))
    if (!first.ok || first.value.nextCursor === null) throw new Error('no second page')
    expect(first.value.counts).toEqual({ upcoming: 3, past: 0 })
    const cursor = first.value.nextCursor
    const second = await stack.booking.trips({ limit: 2, cursor }, as(guest))
    if (!second.ok) throw new Error(second.error.code)
    expect([...first.value.items, ...second.value.items].map(({ id }) => id)).toEqual(order)
    expect(second.value.nextCursor).toBeNull()
    expect(await stack.booking.trips({ tab: 'past', cursor }, as(guest))).toMatchObject({
      error: { code: 'cursor.invalid' },
    })
    expect(await stack.booking.trips({ cursor: 'x' }, as(guest))).toMatchObject({ error: { code: 'cursor.invalid' } })
  })

  test('trips that need the guest come first, those that ended without a stay last', async () => {
    const guest = await stack.person()
    const hostId = await stack.person()
    const asking = await stack.home({ bookingMode: 'request', requestAutoExpireHours: 168, hostId })
    const ask = async (inDays: number) => (await stack.book(guest, asking, stack.stay(inDays))).id
    const later = await ask(30)
    const sooner = await ask(20)
    const declined = await ask(24)
    const withdrawn = await ask(10)
    const approved = await ask(60)
    await stack.booking.decline({ id: declined }, asKeyed(hostId))
    await stack.booking.cancel({ id: withdrawn }, asKeyed(guest))

    const home = await stack.home({ hostId })
    const dates = stack.stay(40)
    const stay = await stack.book(guest, home, dates)
    await stack.pay(stay.clientSecret)
    await stack.deliver()
    const wish = { checkIn: dates.checkIn, checkOut: addDays(dates.checkOut, 2) }
    const guests = { adults: 2, children: 0, babies: 0, pets: 0 }
    const proposed = await stack.booking.proposeAlteration(
      { bookingId: stay.id, ...wish, guests, expectedDifferenceOre: 2_300_00 },
      asKeyed(hostId),
    )
    await approve(hostId, approved)
    const held = await stack.book(guest, home, stack.stay(70))

    const listed: [string, string | undefined, boolean][] = []
    let cursor: string | undefined
    do {
      const page = await stack.booking.trips({ limit: 2, ...(cursor ? { cursor } : {}) }, as(guest))
      if (!page.ok) throw new Error(page.error.code)
      expect(page.value.counts).toEqual({ upcoming: 5, past: 0 })
      for (const { id, needs, ended } of page.value.items) listed.push([id, needs?.what, ended])
      cursor = page.value.nextCursor ?? undefined
    } while (cursor)
    expect(listed).toEqual([
      [held.id, 'pay', false],
      [approved, 'pay', false],
      [stay.id, 'answerChange', false],
      [sooner, undefined, false],
      [later, undefined, false],
      [declined, undefined, true],
      [withdrawn, undefined, true],
    ])

    const first = async () => {
      const page = await stack.booking.trips({ limit: 1 }, as(guest))
      return page.ok ? page.value.items[0] : undefined
    }
    expect((await first())?.needs?.until).toBe(held.paymentDueAt)
    // Once they agree, the guest is to pay by then; a proposal of the guest's own waits for the host.
    const { id } = proposed.ok ? proposed.value : { id: '' }
    const accepted = await stack.booking.acceptAlteration({ id: AlterationId.parse(id) }, asKeyed(guest))
    for (const unpaid of [held.id, approved]) await stack.booking.cancel({ id: unpaid }, asKeyed(guest))
    expect(await first()).toMatchObject({
      id: stay.id,
      needs: { what: 'payChange', until: accepted.ok ? accepted.value.expiresAt : null },
    })
  })

  test('a host sees requests by tab, the soonest to expire first', async () => {
    const { home, guest } = await asked(24)
    const later = await stack.book(guest, home, stack.stay(60))
    const hasty = await stack.home({ hostId: home.hostId, bookingMode: 'request', requestAutoExpireHours: 2 })
    const sooner = await stack.book(guest, hasty, stack.stay(60))
    const gone = await stack.book(guest, home, stack.stay(80))
    await stack.booking.decline({ id: gone.id }, asKeyed(home.hostId))
    const pending = await stack.booking.requests({ limit: 1 }, as(home.hostId))
    if (!pending.ok || !pending.value.nextCursor) throw new Error('no second page')
    expect(pending.value.items.map(({ id }) => id)).toEqual([sooner.id])
    expect(pending.value.counts).toEqual({ pending: 2, approved: 0, declined: 1, expired: 0 })
    const rest = await stack.booking.requests({ cursor: pending.value.nextCursor }, as(home.hostId))
    expect(rest).toMatchObject({ value: { items: [{ id: later.id }], nextCursor: null } })
    const declined = await stack.booking.requests({ tab: 'declined' }, as(home.hostId))
    expect(declined).toMatchObject({ value: { items: [{ id: gone.id, declineReason: null }] } })
  })
})
