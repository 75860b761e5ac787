import { addDays } from '@nordbo/contracts'
import { asUser, createUser, listEvents, untilWaitingForLocks, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { findBookedPayment, storeConfirmation } from '../src/payment/booked-payment-store.ts'
import { eventTypes } from './booking-events.ts'
import { type BookingStack, bootBooking, deliverEvents, domainNow, stayIn } from './booking-stack.ts'
import { book, createHome, fetchTrip, type Home, pay, tryToBook } from './booking-verbs.ts'
import { holdLock } from './held-lock.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await bootBooking()
})
afterAll(() => stack?.stop())

const calendarEvent = z.object({ occupied: z.array(z.object({ from: z.string(), to: z.string() })) })
/** The taken ranges of every event about a home's calendar, in order. */
const calendars = async (home: Home) =>
  (await listEvents(stack.stack, 'booking', home.id))
    .filter(({ type }) => type === 'booking.calendarChanged')
    .map(({ data }) => calendarEvent.parse(data).occupied)

describe('bookings of one home at the same moment', () => {
  test('all get their nights, and each event of the calendar has one more of them', async () => {
    const home = await createHome(stack)
    // A day between two stays keeps their ranges apart.
    const stays = Array.from({ length: 8 }, (_, index) => stayIn(stack, 20 + 4 * index))
    const guests = await Promise.all(stays.map(() => createUser(stack)))
    const answers = await Promise.all(stays.map((stay, index) => tryToBook(stack, guests[index] ?? '', home, stay)))
    expect(answers.map(({ ok }) => ok)).toEqual(stays.map(() => true))

    const told = await calendars(home)
    expect(told.map((occupied) => occupied.length)).toEqual(stays.map((_, index) => index + 1))
    expect(told.at(-1)).toEqual(stays.map(({ checkIn, checkOut }) => ({ from: checkIn, to: checkOut })))
    const calendar = await stack.tables.listingCalendar.findUnique({ where: { listingId: home.id } })
    expect(calendar?.revision).toBe(stays.length)
  })

  test('of the same night leave one stay, one payment and one event', async () => {
    const home = await createHome(stack)
    const stay = stayIn(stack, 20)
    const guests = await Promise.all(Array.from({ length: 8 }, () => createUser(stack)))
    const answers = await Promise.all(guests.map((guest) => tryToBook(stack, guest, home, stay)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter((answer) => !answer.ok && answer.error.code === 'booking.datesTaken')).toHaveLength(7)
    expect(await calendars(home)).toHaveLength(1)
    const stored = await stack.tables.booking.findMany({ where: { listingId: home.id }, include: { attempts: true } })
    expect(stored.map(({ status, attempts }) => [status, attempts.length])).toEqual([['pending', 1]])
  })

  test('with one key are one booking, whose answer every call gets', async () => {
    const home = await createHome(stack)
    const guest = await createUser(stack)
    const key = crypto.randomUUID()
    const calls = Array.from({ length: 10 }, () => tryToBook(stack, guest, home, stayIn(stack, 20), {}, key))
    const answers = await Promise.all(calls)
    expect(answers.map((answer) => answer.ok && answer.value.id)).toEqual(answers.map(() => expect.any(String)))
    expect(new Set(answers.map((answer) => answer.ok && answer.value.id)).size).toBe(1)
    expect(await stack.tables.booking.count({ where: { listingId: home.id } })).toBe(1)
  })
})

test('a block of a home whose id is written in capitals takes its turn with a booking', async () => {
  const home = await createHome(stack)
  const [first, second] = [await createUser(stack), await createUser(stack)]
  await book(stack, first, home, stayIn(stack, 10))
  const calendar = 'select from listing_calendar where listing_id = $1 for update'
  const held = await holdLock(stack.stack, calendar, [home.id])
  const { checkIn: from, checkOut: to } = stayIn(stack, 40)
  const homes = [{ listingId: home.id.toUpperCase(), ranges: [{ from, to }] }]
  const blocking = stack.booking.setBlocks({ homes, blocked: true, reason: 'Ferie' }, withKey(asUser(home.hostId)))
  await untilWaitingForLocks(stack.stack, 'booking', 1)
  const booking = tryToBook(stack, second, home, stayIn(stack, 20))
  await untilWaitingForLocks(stack.stack, 'booking', 2)
  await held.release()
  expect(await Promise.all([blocking, booking])).toMatchObject([{ ok: true }, { ok: true }])
  expect((await calendars(home)).map((occupied) => occupied.length)).toEqual([1, 2, 3])
})

describe('the confirmation of a paid stay', () => {
  const heldStay = async () => {
    const home = await createHome(stack)
    const guest = await createUser(stack)
    const stay = stayIn(stack, 20)
    const booked = await book(stack, guest, home, stay)
    const { id: attemptId } = await stack.tables.paymentAttempt.findFirstOrThrow({ where: { bookingId: booked.id } })
    const payment = await findBookedPayment(stack.tables, attemptId)
    if (!payment) throw new Error('the hold has no payment')
    const now = domainNow(stack)
    const completion = new Date(addDays(stay.checkOut, 1))
    const move = { approvalExpiresAt: null, paymentDueAt: payment.booking.paymentDueAt, deadlineAt: completion }
    const confirm = () => storeConfirmation(stack.tables, { payment, move, now, events: '[]', providerEvent: null })
    return { ...booked, guest, confirm }
  }

  test('is stored once, from what was read', async () => {
    const { id, guest, confirm, revision } = await heldStay()
    expect([await confirm(), await confirm()]).toEqual([true, false])
    expect(await fetchTrip(stack, guest, id)).toMatchObject({ status: 'confirmed', revision: revision + 1 })
    expect(await stack.tables.receipt.count({ where: { bookingId: id } })).toBe(1)
    const steps = await stack.tables.bookingStep.findMany({ where: { bookingId: id }, orderBy: { revision: 'asc' } })
    expect(steps.map(({ status }) => status)).toEqual(['pending', 'confirmed'])
  })

  test('stores nothing once the booking has changed since it was read', async () => {
    const { id, guest, confirm } = await heldStay()
    expect(await stack.booking.cancel({ id }, withKey(asUser(guest)))).toMatchObject({ ok: true })
    expect(await confirm()).toBe(false)
    expect(await fetchTrip(stack, guest, id)).toMatchObject({ status: 'cancelled_by_guest' })
    expect(await stack.tables.receipt.count({ where: { bookingId: id } })).toBe(0)
  })

  test('closes the provider’s event with the payment, and declines the requests that it overtakes', async () => {
    const home = await createHome(stack, { bookingMode: 'request' })
    const [guest, other] = [await createUser(stack), await createUser(stack)]
    const stay = stayIn(stack, 20)
    const [asked, overtaken] = [await book(stack, guest, home, stay), await book(stack, other, home, stay)]
    expect(await stack.booking.approve({ id: asked.id }, withKey(asUser(home.hostId)))).toMatchObject({ ok: true })
    const started = await stack.booking.startPayment({ id: asked.id }, withKey(asUser(guest)))
    await pay(stack, started.ok ? started.value.clientSecret : null)
    await deliverEvents(stack)
    expect(await eventTypes(stack, asked.id)).toEqual(expect.arrayContaining(['booking.confirmed', 'booking.paid']))
    expect(await fetchTrip(stack, other, overtaken.id)).toMatchObject({ status: 'declined', declineCode: 'overtaken' })
    expect(await stack.tables.providerEvent.count({ where: { nextTryAt: { not: null } } })).toBe(0)
  })
})
