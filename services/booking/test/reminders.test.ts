import { DeadlineFact } from '@nordbo/contracts'
import { asUser, createUser, expectOk, listEvents, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeReminder } from '../src/booking/reminder-store.ts'
import { advanceClock, type BookingStack, bootBooking, deliverEvents, hours, stayIn } from './booking-stack.ts'
import { book, createHome, fetchTrip, pay } from './booking-verbs.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await bootBooking()
})
afterAll(() => stack?.stop())

const reminded = async (id: string) =>
  (await listEvents(stack.stack, 'booking', id))
    .filter(({ type }) => type === 'booking.deadlineNear')
    .map(({ data }) => DeadlineFact.parse(data))

const ask = async (hoursToAnswer = 24) => {
  const home = await createHome(stack, { bookingMode: 'request', requestAutoExpireHours: hoursToAnswer })
  const guest = await createUser(stack)
  const { id } = await book(stack, guest, home, stayIn(stack, 40))
  const approve = async () => expectOk(await stack.booking.approve({ id }, withKey(asUser(home.hostId))))
  const startPayment = async () => expectOk(await stack.booking.startPayment({ id }, withKey(asUser(guest))))
  return { home, guest, id, approve, startPayment }
}

describe('a host who does not answer', () => {
  test('is reminded once, 6 hours before the request expires', async () => {
    const { home, guest, id } = await ask()
    const { approvalExpiresAt } = await fetchTrip(stack, guest, id)
    await advanceClock(stack, 'PT17H58M')
    expect(await reminded(id)).toEqual([])
    await advanceClock(stack, 'PT3M')
    const reminder = {
      ...{ bookingId: id, guestId: guest, hostId: home.hostId, imported: false },
      ...{ awaited: 'answer', deadlineAt: approvalExpiresAt },
    }
    expect(await reminded(id)).toEqual([reminder])
    await advanceClock(stack, 'PT2H')
    await advanceClock(stack, 'PT5H')
    expect(await fetchTrip(stack, guest, id)).toMatchObject({ status: 'expired' })
    expect(await reminded(id)).toEqual([reminder])
  })

  test('is reminded of a request of 12 hours, and not of a shorter one', async () => {
    const [short, long] = [await ask(11), await ask(12)]
    await advanceClock(stack, 'PT6H1M')
    expect([(await reminded(short.id)).length, (await reminded(long.id)).length]).toEqual([0, 1])
    await advanceClock(stack, 'PT4H50M')
    expect(await reminded(short.id)).toEqual([])
  })

  test('is not reminded of what they answered, or what was withdrawn', async () => {
    const [declined, withdrawn] = [await ask(), await ask()]
    expectOk(await stack.booking.decline({ id: declined.id }, withKey(asUser(declined.home.hostId))))
    expectOk(await stack.booking.cancel({ id: withdrawn.id }, withKey(asUser(withdrawn.guest))))
    await advanceClock(stack, 'PT19H')
    expect([await reminded(declined.id), await reminded(withdrawn.id)]).toEqual([[], []])
  })

  test('is not reminded once the deadline has passed', async () => {
    const { id, guest } = await ask()
    await advanceClock(stack, 'PT25H')
    expect(await fetchTrip(stack, guest, id)).toMatchObject({ status: 'expired' })
    expect(await reminded(id)).toEqual([])
  })
})

describe('a guest who does not pay an approved request', () => {
  test('is reminded once, 3 hours before the deadline, also when a payment was begun', async () => {
    const [fresh, begun] = [await ask(168), await ask(168)]
    for (const { approve } of [fresh, begun]) await approve()
    await begun.startPayment()
    await advanceClock(stack, 'PT20H58M')
    expect([await reminded(fresh.id), await reminded(begun.id)]).toEqual([[], []])
    await advanceClock(stack, 'PT3M')
    const { paymentDueAt } = await fetchTrip(stack, fresh.guest, fresh.id)
    expect(await reminded(fresh.id)).toMatchObject([{ awaited: 'payment', deadlineAt: paymentDueAt }])
    expect(await reminded(begun.id)).toHaveLength(1)
    // Beginning a payment after the reminder brings no other.
    await fresh.startPayment()
    await advanceClock(stack, 'PT2H')
    await advanceClock(stack, 'PT2H')
    expect([await reminded(fresh.id), await reminded(begun.id)]).toMatchObject([[{}], [{}]])
    expect(await fetchTrip(stack, fresh.guest, fresh.id)).toMatchObject({ status: 'expired' })
  })

  test('is not reminded of what was paid or cancelled, nor of a hold', async () => {
    const [paid, cancelled, dropped] = [await ask(168), await ask(168), await ask(168)]
    for (const { approve } of [paid, cancelled, dropped]) await approve()
    await pay(stack, (await paid.startPayment()).clientSecret)
    await deliverEvents(stack)
    expectOk(await stack.booking.cancel({ id: cancelled.id }, withKey(asUser(cancelled.guest))))
    expectOk(
      await stack.booking.cancelByHost(
        { id: dropped.id, reason: 'Huset er skadet' },
        withKey(asUser(dropped.home.hostId)),
      ),
    )
    const hold = await book(stack, await createUser(stack), await createHome(stack), stayIn(stack, 40))
    await advanceClock(stack, 'PT21H1M')
    await advanceClock(stack, 'PT150H')
    expect(await fetchTrip(stack, paid.guest, paid.id)).toMatchObject({ status: 'confirmed' })
    for (const { id } of [paid, cancelled, dropped, hold]) expect(await reminded(id)).toEqual([])
  })

  test('is not reminded where check-in leaves less than 6 hours to pay', async () => {
    const { id, approve } = await ask(168)
    const { checkInAt } = await stack.tables.booking.findUniqueOrThrow({ where: { id } })
    const ahead = checkInAt.getTime() - Date.now() - stack.clock.offsetMs - hours(5)
    await stack.tables.booking.update({
      where: { id },
      data: { checkInAt: new Date(checkInAt.getTime() - ahead) },
    })
    await approve()
    const { remindAt } = await stack.tables.booking.findUniqueOrThrow({ where: { id } })
    expect(remindAt).toBeNull()
    await advanceClock(stack, 'PT3H')
    expect(await reminded(id)).toEqual([])
  })
})

test('a timer that fires twice, at once or later, takes the reminder once, none before its time, and none at the deadline', async () => {
  const { id } = await ask()
  const { remindAt, deadlineAt } = await stack.tables.booking.findUniqueOrThrow({ where: { id } })
  const due = remindAt ?? new Date(0)
  const early = new Date(due.getTime() - 1)
  expect(await takeReminder(stack.tables, id, early)).toBeUndefined()
  expect(await takeReminder(stack.tables, id, deadlineAt ?? early)).toBeUndefined()
  const taken = await Promise.all([1, 2, 3].map(() => takeReminder(stack.tables, id, due)))
  expect(taken.filter((booking) => booking !== undefined)).toHaveLength(1)
  expect(await takeReminder(stack.tables, id, due)).toBeUndefined()
})
