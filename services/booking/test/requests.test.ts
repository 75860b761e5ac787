import { AlterationId, addDays, copenhagenInstant } from '@nordbo/contracts'
import { asUser, createUser, expectOk, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventTypes, providerMoney } from './booking-events.ts'
import {
  advanceClock,
  advanceClockTo,
  type BookingStack,
  bootBooking,
  deliverEvents,
  hours,
  minutes,
  stayIn,
} from './booking-stack.ts'
import { book, createHome, fetchTrip, pay } from './booking-verbs.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await bootBooking()
})
afterAll(() => stack?.stop())

const asked = async (hoursToAnswer = 24) => {
  const home = await createHome(stack, { bookingMode: 'request', requestAutoExpireHours: hoursToAnswer })
  const guest = await createUser(stack)
  return { home, guest }
}
const approve = (hostId: string, id: string) => stack.booking.approve({ id }, withKey(asUser(hostId)))

describe('asking a host', () => {
  test('a request holds no dates; approval holds them, and payment confirms it', async () => {
    const { home, guest } = await asked()
    const stay = stayIn(stack, 40)
    const request = await book(stack, guest, home, stay, { message: '  Vi glæder os  ' })
    expect(request).toMatchObject({ status: 'pending_request', clientSecret: null, paymentDueAt: null })
    const { mode, createdAt } = await fetchTrip(stack, guest, request.id)
    expect([mode, Date.parse(request.approvalExpiresAt ?? '') - Date.parse(createdAt)]).toEqual(['request', hours(24)])
    const window = { listingId: home.id, from: stay.checkIn, to: stay.checkOut }
    expect(await stack.booking.availability(window)).toMatchObject({ value: { unavailable: [] } })
    expect(await stack.booking.hostById({ id: request.id }, asUser(home.hostId))).toMatchObject({
      value: { message: 'Vi glæder os', actions: ['approve', 'decline'] },
    })

    expect(await approve(home.hostId, request.id)).toMatchObject({
      value: { status: 'host_approved', actions: ['cancel'] },
    })
    expect(await stack.booking.availability(window)).toMatchObject({ value: { unavailable: [{ from: stay.checkIn }] } })
    const payable = expectOk(await stack.booking.startPayment({ id: request.id }, withKey(asUser(guest))))
    expect(await fetchTrip(stack, guest, request.id)).toMatchObject({ status: 'awaiting_payment' })
    const again = expectOk(await stack.booking.startPayment({ id: request.id }, withKey(asUser(guest))))
    expect(again).toEqual(payable)

    await pay(stack, payable.clientSecret)
    await deliverEvents(stack)
    expect(await eventTypes(stack, request.id)).toEqual([
      'booking.requested',
      'booking.approved',
      'booking.paymentStarted',
      'booking.confirmed',
      'booking.paid',
    ])
    expect(await fetchTrip(stack, guest, request.id)).toMatchObject({ status: 'confirmed', revision: 4 })
    expect(await stack.booking.startPayment({ id: request.id }, withKey(asUser(guest)))).toMatchObject({
      error: { code: 'booking.notPayable' },
    })
  })

  test('of two overlapping requests one is approved, and its confirmation declines the other', async () => {
    const { home, guest } = await asked()
    const other = await createUser(stack)
    const [winner, loser] = [
      await book(stack, guest, home, stayIn(stack, 40, 4)),
      await book(stack, other, home, stayIn(stack, 42, 4)),
    ]
    const third = await createUser(stack)
    const apart = await book(stack, third, home, stayIn(stack, 44, 2))
    await approve(home.hostId, winner.id)
    expect(await approve(home.hostId, loser.id)).toMatchObject({ error: { code: 'booking.datesTaken' } })
    expect(await fetchTrip(stack, other, loser.id)).toMatchObject({ status: 'pending_request' })

    const payable = await stack.booking.startPayment({ id: winner.id }, withKey(asUser(guest)))
    await pay(stack, expectOk(payable).clientSecret)
    await deliverEvents(stack)
    expect(await fetchTrip(stack, other, loser.id)).toMatchObject({
      status: 'declined',
      declineReason: null,
      declineCode: 'overtaken',
    })
    expect(await fetchTrip(stack, third, apart.id)).toMatchObject({ status: 'pending_request' })
  })

  test('only the host or an admin answers, and only once', async () => {
    const { home, guest } = await asked()
    const request = await book(stack, guest, home, stayIn(stack, 40))
    const id = { id: request.id }
    expect(await stack.booking.approve(id, withKey(asUser(guest)))).toMatchObject({
      error: { code: 'booking.notFound' },
    })
    expect(await stack.booking.decline(id, withKey(asUser(await createUser(stack))))).toMatchObject({
      error: { code: 'booking.notFound' },
    })
    const declined = await stack.booking.decline({ ...id, reason: ' Vi er der selv ' }, withKey(asUser(home.hostId)))
    expect(declined).toMatchObject({ value: { status: 'declined', declineReason: 'Vi er der selv' } })
    expect(await approve(home.hostId, request.id)).toMatchObject({ error: { code: 'booking.transitionRefused' } })
  })

  test('an admin answers for a host', async () => {
    const { home, guest } = await asked()
    const request = await book(stack, guest, home, stayIn(stack, 40))
    const admin = withKey(asUser(await createUser(stack), 'admin'))
    expect(await stack.booking.approve({ id: request.id }, admin)).toMatchObject({ value: { status: 'host_approved' } })
  })
})

describe('time', () => {
  test('an unanswered request expires at its hour, and no answer comes after it', async () => {
    const { home, guest } = await asked(3)
    const request = await book(stack, guest, home, stayIn(stack, 40))
    await advanceClock(stack, 'PT2H54M')
    expect(await fetchTrip(stack, guest, request.id)).toMatchObject({ status: 'pending_request' })
    await advanceClock(stack, 'PT6M')
    expect(await fetchTrip(stack, guest, request.id)).toMatchObject({ status: 'expired' })
    expect(await approve(home.hostId, request.id)).toMatchObject({ error: { code: 'booking.transitionRefused' } })
  })

  test('a request never waits beyond check-in', async () => {
    const { home, guest } = await asked(168)
    const stay = stayIn(stack, 1)
    const request = await book(stack, guest, home, stay)
    expect(request.approvalExpiresAt?.slice(0, 10)).toBe(stay.checkIn)
  })

  test('an approval unpaid for 24 hours expires, frees the dates and ends the payment', async () => {
    const { home, guest } = await asked()
    const stay = stayIn(stack, 40)
    const request = await book(stack, guest, home, stay)
    await approve(home.hostId, request.id)
    await stack.booking.startPayment({ id: request.id }, withKey(asUser(guest)))
    await advanceClock(stack, 'PT24H')
    expect(await fetchTrip(stack, guest, request.id)).toMatchObject({ status: 'expired', actions: [] })
    expect(await providerMoney(stack, request.id)).toEqual({ intents: ['canceled'], refunded: 0 })
    expect(await stack.tables.occupancy.count({ where: { listingId: home.id } })).toBe(0)
    expect(await stack.booking.startPayment({ id: request.id }, withKey(asUser(guest)))).toMatchObject({
      error: { code: 'booking.notPayable' },
    })
  })

  test('a paid stay is completed on the day after check-out', async () => {
    const home = await createHome(stack)
    const guest = await createUser(stack)
    const stay = stayIn(stack, 2, 2)
    const booked = await book(stack, guest, home, stay)
    await pay(stack, booked.clientSecret)
    await deliverEvents(stack)
    const begins = copenhagenInstant(addDays(stay.checkOut, 1)).getTime()
    await advanceClockTo(stack, new Date(begins - minutes(10)))
    expect(await fetchTrip(stack, guest, booked.id)).toMatchObject({ status: 'confirmed' })
    await advanceClock(stack, 'PT10M')
    expect(await fetchTrip(stack, guest, booked.id)).toMatchObject({ status: 'completed' })
    expect(await stack.tables.occupancy.count({ where: { listingId: home.id } })).toBe(1)
  })

  test('a completed stay can be reviewed by its guest for 90 days, by its host for 14', async () => {
    const home = await createHome(stack)
    const guest = await createUser(stack)
    const stay = stayIn(stack, 2, 2)
    const { id, clientSecret } = await book(stack, guest, home, stay)
    await pay(stack, clientSecret)
    await deliverEvents(stack)
    const actions = async (): Promise<string[]> => {
      const seen = await stack.booking.hostById({ id }, asUser(home.hostId))
      return [...(await fetchTrip(stack, guest, id)).actions, ...(seen.ok ? seen.value.actions : [])]
    }
    const untilDay = (count: number) => advanceClockTo(stack, copenhagenInstant(addDays(stay.checkOut, count)))
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
    const guest = await createUser(stack)
    const home = await createHome(stack, { bookingMode: 'request', requestAutoExpireHours: 168 })
    const ids: string[] = []
    for (const inDays of [30, 20, 40]) ids.push((await book(stack, guest, home, stayIn(stack, inDays))).id)
    const order = [ids[1], ids[0], ids[2]]
    const first = await stack.booking.trips({ limit: 2 }, asUser(guest))
    if (!first.ok || first.value.nextCursor === null) throw new Error('no second page')
    expect(first.value.counts).toEqual({ upcoming: 3, past: 0 })
    const cursor = first.value.nextCursor
    const second = expectOk(await stack.booking.trips({ limit: 2, cursor }, asUser(guest)))
    expect([...first.value.items, ...second.items].map(({ id }) => id)).toEqual(order)
    expect(second.nextCursor).toBeNull()
    expect(await stack.booking.trips({ tab: 'past', cursor }, asUser(guest))).toMatchObject({
      error: { code: 'cursor.invalid' },
    })
    expect(await stack.booking.trips({ cursor: 'x' }, asUser(guest))).toMatchObject({
      error: { code: 'cursor.invalid' },
    })
  })

  test('trips that need the guest come first, those that ended without a stay last', async () => {
    const guest = await createUser(stack)
    const hostId = await createUser(stack)
    const asking = await createHome(stack, { bookingMode: 'request', requestAutoExpireHours: 168, hostId })
    const ask = async (inDays: number) => (await book(stack, guest, asking, stayIn(stack, inDays))).id
    const later = await ask(30)
    const sooner = await ask(20)
    const declined = await ask(24)
    const withdrawn = await ask(10)
    const approved = await ask(60)
    await stack.booking.decline({ id: declined }, withKey(asUser(hostId)))
    await stack.booking.cancel({ id: withdrawn }, withKey(asUser(guest)))

    const home = await createHome(stack, { hostId })
    const dates = stayIn(stack, 40)
    const stay = await book(stack, guest, home, dates)
    await pay(stack, stay.clientSecret)
    await deliverEvents(stack)
    const wish = { checkIn: dates.checkIn, checkOut: addDays(dates.checkOut, 2) }
    const guests = { adults: 2, children: 0, babies: 0, pets: 0 }
    const proposed = await stack.booking.proposeAlteration(
      { bookingId: stay.id, ...wish, guests, expectedDifferenceOre: 2_300_00 },
      withKey(asUser(hostId)),
    )
    await approve(hostId, approved)
    const held = await book(stack, guest, home, stayIn(stack, 70))

    const listed: [string, string | undefined, boolean][] = []
    let cursor: string | undefined
    do {
      const page = expectOk(await stack.booking.trips({ limit: 2, ...(cursor ? { cursor } : {}) }, asUser(guest)))
      expect(page.counts).toEqual({ upcoming: 5, past: 0 })
      for (const { id, needs, ended } of page.items) listed.push([id, needs?.what, ended])
      cursor = page.nextCursor ?? undefined
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
      const page = await stack.booking.trips({ limit: 1 }, asUser(guest))
      return page.ok ? page.value.items[0] : undefined
    }
    expect((await first())?.needs?.until).toBe(held.paymentDueAt)
    // Once they agree, the guest is to pay by then; a proposal of the guest's own waits for the host.
    const { id } = proposed.ok ? proposed.value : { id: '' }
    const accepted = await stack.booking.acceptAlteration({ id: AlterationId.parse(id) }, withKey(asUser(guest)))
    for (const unpaid of [held.id, approved]) await stack.booking.cancel({ id: unpaid }, withKey(asUser(guest)))
    expect(await first()).toMatchObject({
      id: stay.id,
      needs: { what: 'payChange', until: accepted.ok ? accepted.value.expiresAt : null },
    })
  })

  test('a host sees requests by tab, the soonest to expire first', async () => {
    const { home, guest } = await asked(24)
    const later = await book(stack, guest, home, stayIn(stack, 60))
    const hasty = await createHome(stack, { hostId: home.hostId, bookingMode: 'request', requestAutoExpireHours: 2 })
    const sooner = await book(stack, guest, hasty, stayIn(stack, 60))
    const gone = await book(stack, guest, home, stayIn(stack, 80))
    await stack.booking.decline({ id: gone.id }, withKey(asUser(home.hostId)))
    const pending = await stack.booking.requests({ limit: 1 }, asUser(home.hostId))
    if (!pending.ok || !pending.value.nextCursor) throw new Error('no second page')
    expect(pending.value.items.map(({ id }) => id)).toEqual([sooner.id])
    expect(pending.value.counts).toEqual({ pending: 2, approved: 0, declined: 1, expired: 0 })
    const rest = await stack.booking.requests({ cursor: pending.value.nextCursor }, asUser(home.hostId))
    expect(rest).toMatchObject({ value: { items: [{ id: later.id }], nextCursor: null } })
    const declined = await stack.booking.requests({ tab: 'declined' }, asUser(home.hostId))
    expect(declined).toMatchObject({ value: { items: [{ id: gone.id, declineReason: null }] } })
  })
})
