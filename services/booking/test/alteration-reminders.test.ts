import { AlterationFact, addDays } from '@nordbo/contracts'
import { asUser, expectOk, listEvents, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advanceClock, type BookingStack, bootBooking } from './booking-stack.ts'
import { createHome, createPaidStay } from './booking-verbs.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await bootBooking()
})
afterAll(() => stack?.stop())

const guests = { adults: 2, children: 0, babies: 0, pets: 0 }

/** The guest's proposal to stay two nights longer, for 2,300 DKK more. */
const proposeLonger = async () => {
  const { id, home, guest, stay } = await createPaidStay(stack, await createHome(stack))
  const dates = { checkIn: stay.checkIn, checkOut: addDays(stay.checkOut, 2) }
  const proposal = { bookingId: id, ...dates, guests, expectedDifferenceOre: 2_300_00 }
  const proposed = expectOk(await stack.booking.proposeAlteration(proposal, withKey(asUser(guest))))
  const answer = { id: proposed.id }
  const byHost = () => withKey(asUser(home.hostId))
  return {
    ...{ id, guest, hostId: home.hostId, alterationId: proposed.id },
    accept: async () => expectOk(await stack.booking.acceptAlteration(answer, byHost())),
    decline: async () => expectOk(await stack.booking.declineAlteration(answer, byHost())),
    startPayment: async () => expectOk(await stack.booking.payAlteration(answer, withKey(asUser(guest)))),
  }
}
const reminded = async (id: string) =>
  (await listEvents(stack.stack, 'booking', id))
    .filter(({ type }) => type === 'booking.alterationNear')
    .map(({ data }) => AlterationFact.parse(data))

test('the side that must answer an alteration is reminded once, 6 hours before it expires', async () => {
  const { id, guest, hostId, alterationId } = await proposeLonger()
  await advanceClock(stack, 'PT41H58M')
  expect(await reminded(id)).toEqual([])
  await advanceClock(stack, 'PT3M')
  const [reminder, ...others] = await reminded(id)
  expect(reminder).toMatchObject({ alterationId, guestId: guest, hostId, by: 'guest', status: 'proposed' })
  expect(reminder?.expiresAt).toEqual(expect.any(String))
  expect(others).toEqual([])
  await advanceClock(stack, 'PT7H')
  expect(await reminded(id)).toHaveLength(1)
})

test('a guest who must pay an alteration is reminded once, 3 hours before the deadline, also after a begun payment', async () => {
  const [accepted, begun] = [await proposeLonger(), await proposeLonger()]
  for (const each of [accepted, begun]) await each.accept()
  await begun.startPayment()
  await advanceClock(stack, 'PT20H55M')
  for (const { id } of [accepted, begun]) expect(await reminded(id)).toEqual([])
  await advanceClock(stack, 'PT6M')
  expect(await reminded(accepted.id)).toMatchObject([{ status: 'accepted' }])
  expect(await reminded(begun.id)).toMatchObject([{ status: 'awaiting_payment' }])
  await advanceClock(stack, 'PT4H')
  for (const { id } of [accepted, begun]) expect(await reminded(id)).toHaveLength(1)
})

test('nobody is reminded of an alteration that was answered', async () => {
  const { id, decline } = await proposeLonger()
  await decline()
  await advanceClock(stack, 'PT49H')
  expect(await reminded(id)).toEqual([])
})
