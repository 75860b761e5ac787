import { addDays, ListingId, rangesOfDates } from '@nordbo/contracts'
import { asUser, expectOk, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyEvents } from './booking-events.ts'
import { advanceClock, type BookingStack, bootBooking } from './booking-stack.ts'
import { createHome, createPaidStay, fetchTrip } from './booking-verbs.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await bootBooking()
})
afterAll(() => stack?.stop())

/** A confirmed stay of three nights, and how its people propose to move it. */
const paidStay = async () => {
  const home = await createHome(stack)
  const { id, guest, stay } = await createPaidStay(stack, home)
  const moved = { checkIn: addDays(stay.checkIn, 1), checkOut: addDays(stay.checkOut, 1) }
  const input = { bookingId: id, ...moved, guests: { adults: 2 } }
  const propose = (by: string) =>
    stack.booking.proposeAlteration({ ...input, expectedDifferenceOre: 0 }, withKey(asUser(by)))
  return { id, home, guest, stay, moved, input, propose }
}

test('a side may propose three times a day; the other side has its own limit', async () => {
  const { home, guest, input, propose } = await paidStay()
  for (let turn = 0; turn < 3; turn++) {
    const proposed = expectOk(await propose(guest))
    await stack.booking.withdrawAlteration({ id: proposed.id }, withKey(asUser(guest)))
  }
  expect(await propose(guest)).toMatchObject({ error: { code: 'alteration.tooMany' } })
  // Told before the dialog is filled in to its end.
  expect(await stack.booking.alterationPreview(input, asUser(guest))).toMatchObject({
    error: { code: 'alteration.tooMany' },
  })
  const hosts = expectOk(await propose(home.hostId))
  await stack.booking.withdrawAlteration({ id: hosts.id }, withKey(asUser(home.hostId)))
  await advanceClock(stack, 'PT24H')
  expect(await propose(guest)).toMatchObject({ ok: true })
})

test('while an alteration is open, the other side cannot propose its own', async () => {
  const { id, home, guest, stay, input, propose } = await paidStay()
  const { hostId } = home
  const proposed = expectOk(await propose(guest))
  const refused = { error: { code: 'alteration.alreadyOpen' } }
  const longer = { ...input, checkIn: stay.checkIn, checkOut: addDays(stay.checkOut, 9) }
  expect(await stack.booking.alterationPreview(longer, asUser(hostId))).toMatchObject(refused)
  const other = { ...longer, expectedDifferenceOre: 9_315_00 }
  expect(await stack.booking.proposeAlteration(other, withKey(asUser(hostId)))).toMatchObject(refused)
  const later = { listingId: home.id, from: addDays(stay.checkOut, 1), to: longer.checkOut }
  expect(await stack.booking.availability(later)).toMatchObject({ value: { unavailable: [] } })
  expect(await stack.booking.alterationOf({ bookingId: id }, asUser(hostId))).toMatchObject({
    value: { mayPropose: false, alteration: { by: 'guest', actions: ['accept', 'decline'] } },
  })
  await stack.booking.declineAlteration({ id: proposed.id }, withKey(asUser(hostId)))
  expect(await propose(hostId)).toMatchObject({ ok: true })
})

test('a difference too small to charge is waived in the preview and when accepted', async () => {
  const { id, home, guest, stay, moved, input, propose } = await paidStay()
  const { hostId } = home
  // The night that is added costs an even krone more: 1.15 with the service fee.
  const added = { listingId: ListingId.parse(home.id), ranges: rangesOfDates([stay.checkOut]) }
  const dearer = { homes: [added], priceOre: 1_001_00 }
  const priced = await stack.services.pricing.setPriceOverrides(dearer, withKey(asUser(hostId, 'host')))
  expect(priced).toMatchObject({ ok: true })
  expect(await stack.booking.alterationPreview(input, asUser(hostId))).toMatchObject({
    value: { differenceOre: 0, hostDifferenceOre: 0, waivedOre: 1_15, totalOre: 3_450_00 },
  })
  const proposed = expectOk(await propose(guest))
  const accepted = await stack.booking.acceptAlteration({ id: proposed.id }, withKey(asUser(hostId)))
  expect(accepted).toMatchObject({ value: { status: 'applied', waivedOre: 1_15 } })
  expect(await fetchTrip(stack, guest, id)).toMatchObject({ ...moved, totalOre: 3_450_00, hostKeepsOre: 2_700_00 })
  expect((await moneyEvents(stack, id)).map(({ amountOre }) => amountOre)).toEqual([3_450_00])
})
