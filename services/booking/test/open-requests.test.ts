import { BookingId } from '@nordbo/contracts'
import { asUser, createUser, expectOk, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { advanceClock, type BookingStack, bootBooking, deliverEvents, stayIn } from './booking-stack.ts'
import { book, createHome, fetchTrip, pay, tryToBook } from './booking-verbs.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await bootBooking()
})
afterAll(() => stack?.stop())

const asked = async () => {
  const home = await createHome(stack, { bookingMode: 'request' })
  const guest = await createUser(stack)
  return { home, guest }
}
const approve = (hostId: string, id: BookingId) => stack.booking.approve({ id }, withKey(asUser(hostId)))

describe('a second request', () => {
  test('of twenty concurrent attempts of one guest one succeeds, and each refusal names it', async () => {
    const { home, guest } = await asked()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => tryToBook(stack, guest, home, stayIn(stack, 40 + (index % 3), 4))),
    )
    const made = answers.flatMap((answer) => (answer.ok ? [answer.value.id] : []))
    expect(made).toHaveLength(1)
    const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.error]))
    expect(refusals).toEqual(
      Array.from({ length: 19 }, () => ({ code: 'booking.alreadyRequested', params: { bookingId: made[0] } })),
    )
    expect(await stack.tables.booking.count({ where: { guestId: guest } })).toBe(1)
  })

  test('is refused while the first is open, approved or being paid', async () => {
    const { home, guest } = await asked()
    const stay = stayIn(stack, 40)
    const { id } = await book(stack, guest, home, stay)
    const refused = { error: { code: 'booking.alreadyRequested', params: { bookingId: id } } }
    expect(await tryToBook(stack, guest, home, stay)).toMatchObject(refused)
    await approve(home.hostId, id)
    expect(await tryToBook(stack, guest, home, stay)).toMatchObject(refused)
    await stack.booking.startPayment({ id }, withKey(asUser(guest)))
    expect(await tryToBook(stack, guest, home, stay)).toMatchObject(refused)
    expect(await tryToBook(stack, await createUser(stack), home, stay)).toMatchObject({
      error: { code: 'booking.datesTaken' },
    })
    await advanceClock(stack, 'PT24H')
    expect(await tryToBook(stack, guest, home, stay)).toMatchObject({ ok: true })
  })

  test('are limited to ten open ones, also when sent concurrently', async () => {
    const { home, guest } = await asked()
    const other = await createHome(stack, { bookingMode: 'request' })
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        tryToBook(stack, guest, index % 2 ? home : other, stayIn(stack, 20 + 5 * index)),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
    expect(answers.filter((answer) => !answer.ok && answer.error.code === 'booking.tooManyRequests')).toHaveLength(4)
    const [open] = answers.flatMap((answer) => (answer.ok ? [answer.value.id] : []))
    const { hostId } = await stack.tables.booking.findUniqueOrThrow({ where: { id: open ?? '' } })
    await stack.booking.decline({ id: BookingId.parse(open) }, withKey(asUser(hostId)))
    expect(await tryToBook(stack, guest, home, stayIn(stack, 200))).toMatchObject({ ok: true })
  })
})

describe('phone numbers, addresses and links', () => {
  test('in a request are hidden from its host until it is confirmed, but not from its guest', async () => {
    const { home, guest } = await asked()
    const message = 'Ring på 12 34 56 78 eller skriv til gerda@firma.dk, vi er 3-4 personer'
    const masked = 'Ring på ••• eller skriv til •••, vi er 3-4 personer'
    const { id } = await book(stack, guest, home, stayIn(stack, 40), { message })
    const asHost = async () => [
      await stack.booking.hostById({ id }, asUser(home.hostId)),
      await stack.booking.byId({ id }, asUser(home.hostId)),
    ]
    const toHost = (text: string) => [{ value: { message: text } }, { value: { message: text } }]
    expect(await asHost()).toMatchObject(toHost(masked))
    expect(await stack.booking.requests({}, asUser(home.hostId))).toMatchObject({
      value: { items: [{ message: masked }] },
    })
    expect(await fetchTrip(stack, guest, id)).toMatchObject({ message })
    expect(await stack.booking.trips({}, asUser(guest))).toMatchObject({ value: { items: [{ message }] } })

    expect(await approve(home.hostId, id)).toMatchObject({ value: { message: masked } })
    const payable = await stack.booking.startPayment({ id }, withKey(asUser(guest)))
    expect(await asHost()).toMatchObject(toHost(masked))
    await pay(stack, expectOk(payable).clientSecret)
    await deliverEvents(stack)
    expect(await asHost()).toMatchObject(toHost(message))
  })

  test('in a host’s reason to decline are hidden from the guest', async () => {
    const { home, guest } = await asked()
    const { id } = await book(stack, guest, home, stayIn(stack, 40))
    const reason = 'Book direkte på firma.dk'
    expect(await stack.booking.decline({ id, reason }, withKey(asUser(home.hostId)))).toMatchObject({
      value: { declineReason: reason },
    })
    expect(await fetchTrip(stack, guest, id)).toMatchObject({ declineReason: 'Book direkte på •••' })
  })
})
