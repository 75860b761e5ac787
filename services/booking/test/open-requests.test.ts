import { BookingId } from '@nordbo/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { as, asKeyed, BookingStack, hours } from './booking-stack.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await BookingStack.boot()
})
afterAll(() => stack?.stop())

const asked = async () => {
  const home = await stack.home({ bookingMode: 'request' })
  const guest = await stack.person()
  return { home, guest }
}
const approve = (hostId: string, id: BookingId) => stack.booking.approve({ id }, asKeyed(hostId))

describe('a second request', () => {
  test('of twenty concurrent attempts of one guest one succeeds, and each refusal names it', async () => {
    const { home, guest } = await asked()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => stack.tryToBook(guest, home, stack.stay(40 + (index % 3), 4))),
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
    const stay = stack.stay(40)
    const { id } = await stack.book(guest, home, stay)
    const refused = { error: { code: 'booking.alreadyRequested', params: { bookingId: id } } }
    expect(await stack.tryToBook(guest, home, stay)).toMatchObject(refused)
    await approve(home.hostId, id)
    expect(await stack.tryToBook(guest, home, stay)).toMatchObject(refused)
    await stack.booking.startPayment({ id }, asKeyed(guest))
    expect(await stack.tryToBook(guest, home, stay)).toMatchObject(refused)
    expect(await stack.tryToBook(await stack.person(), home, stay)).toMatchObject({
      error: { code: 'booking.datesTaken' },
    })
    await stack.advance(hours(24))
    expect(await stack.tryToBook(guest, home, stay)).toMatchObject({ ok: true })
  })

  test('are limited to ten open ones, also when sent concurrently', async () => {
    const { home, guest } = await asked()
    const other = await stack.home({ bookingMode: 'request' })
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        stack.tryToBook(guest, index % 2 ? home : other, stack.stay(20 + 5 * index)),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
    expect(answers.filter((answer) => !answer.ok && answer.error.code === 'booking.tooManyRequests')).toHaveLength(4)
    const [open] = answers.flatMap((answer) => (answer.ok ? [answer.value.id] : []))
    const { hostId } = await stack.tables.booking.findUniqueOrThrow({ where: { id: open ?? '' } })
    await stack.booking.decline({ id: BookingId.parse(open) }, asKeyed(hostId))
    expect(await stack.tryToBook(guest, home, stack.stay(200))).toMatchObject({ ok: true })
  })
})

describe('phone numbers, addresses and links', () => {
  test('in a request are hidden from its host until it is confirmed, but not from its guest', async () => {
    const { home, guest } = await asked()
    const message = 'Ring på 12 34 56 78 eller skriv til gerda@firma.dk, vi er 3-4 personer'
    const masked = 'Ring på ••• eller skriv til •••, vi er 3-4 personer'
    const { id } = await stack.book(guest, home, stack.stay(40), { message })
    const asHost = async () => [
      await stack.booking.hostById({ id }, as(home.hostId)),
      await stack.booking.byId({ id }, as(home.hostId)),
    ]
    const toHost = (text: string) => [{ value: { message: text } }, { value: { message: text } }]
    expect(await asHost()).toMatchObject(toHost(masked))
    expect(await stack.booking.requests({}, as(home.hostId))).toMatchObject({ value: { items: [{ message: masked }] } })
    expect(await stack.seen(guest, id)).toMatchObject({ message })
    expect(await stack.booking.trips({}, as(guest))).toMatchObject({ value: { items: [{ message }] } })

    expect(await approve(home.hostId, id)).toMatchObject({ value: { message: masked } })
    const payable = await stack.booking.startPayment({ id }, asKeyed(guest))
    expect(await asHost()).toMatchObject(toHost(masked))
    await stack.pay(payable.ok ? payable.value.clientSecret : null)
    await stack.deliver()
    expect(await asHost()).toMatchObject(toHost(message))
  })

  test('in a host’s reason to decline are hidden from the guest', async () => {
    const { home, guest } = await asked()
    const { id } = await stack.book(guest, home, stack.stay(40))
    const reason = 'Book direkte på firma.dk'
    expect(await stack.booking.decline({ id, reason }, asKeyed(home.hostId))).toMatchObject({
      value: { declineReason: reason },
    })
    expect(await stack.seen(guest, id)).toMatchObject({ declineReason: 'Book direkte på •••' })
  })
})
