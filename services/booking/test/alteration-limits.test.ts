import { addDays, ListingId } from '@nordbo/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, asKeyed, BookingStack, hours } from './booking-stack.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await BookingStack.boot()
})
afterAll(() => stack?.stop())

/** A confirmed stay of three nights, and how its people propose to move it. */
const paidStay = async () => {
  const home = await stack.home()
  const guest = await stack.person()
  const stay = stack.stay(20)
  const { id, clientSecret } = await stack.book(guest, home, stay)
  await stack.pay(clientSecret)
  await stack.deliver()
  const moved = { checkIn: addDays(stay.checkIn, 1), checkOut: addDays(stay.checkOut, 1) }
  const input = { bookingId: id, ...moved, guests: { adults: 2 } }
  const propose = (by: string) => stack.booking.proposeAlteration({ ...input, expectedDifferenceOre: 0 }, asKeyed(by))
  return { id, home, guest, stay, moved, input, propose }
}

test('a side may propose three times a day; the other side has its own limit', async () => {
  const { home, guest, input, propose } = await paidStay()
  for (let turn = 0; turn < 3; turn++) {
    const proposed = await propose(guest)
    if (!proposed.ok) throw new Error(proposed.error.code)
    await stack.booking.withdrawAlteration({ id: proposed.value.id }, asKeyed(guest))
  }
  expect(await propose(guest)).toMatchObject({ error: { code: 'alteration.tooMany' } })
  // Told before the dialog is filled in to its end.
  expect(await stack.booking.alterationPreview(input, as(guest))).toMatchObject({
    error: { code: 'alteration.tooMany' },
  })
  const hosts = await propose(home.hostId)
  if (!hosts.ok) throw new Error(hosts.error.code)
  await stack.booking.withdrawAlteration({ id: hosts.value.id }, asKeyed(home.hostId))
  await stack.advance(hours(24))
  expect(await propose(guest)).toMatchObject({ ok: true })
})

test('while an alteration is open, the other side cannot propose its own', async () => {
  const { id, home, guest, stay, input, propose } = await paidStay()
  const { hostId } = home
  const proposed = await propose(guest)
  if (!proposed.ok) throw new Error(proposed.error.code)
  const refused = { error: { code: 'alteration.alreadyOpen' } }
  const longer = { ...input, checkIn: stay.checkIn, checkOut: addDays(stay.checkOut, 9) }
  expect(await stack.booking.alterationPreview(longer, as(hostId))).toMatchObject(refused)
  const other = { ...longer, expectedDifferenceOre: 9_315_00 }
  expect(await stack.booking.proposeAlteration(other, asKeyed(hostId))).toMatchObject(refused)
  const later = { listingId: home.id, from: addDays(stay.checkOut, 1), to: longer.checkOut }
  expect(await stack.booking.availability(later)).toMatchObject({ value: { unavailable: [] } })
  expect(await stack.booking.alterationOf({ bookingId: id }, as(hostId))).toMatchObject({
    value: { mayPropose: false, alteration: { by: 'guest', actions: ['accept', 'decline'] } },
  })
  await stack.booking.declineAlteration({ id: proposed.value.id }, asKeyed(hostId))
  expect(await propose(hostId)).toMatchObject({ ok: true })
})

test('a difference too small to charge is waived in the preview and when accepted', async () => {
  const { id, home, guest, stay, moved, input, propose } = await paidStay()
  const { hostId } = home
  // The night that is added costs an even krone more: 1.15 with the service fee.
  const dearer = { listingId: ListingId.parse(home.id), dates: [stay.checkOut], priceOre: 1_001_00 }
  const priced = await stack.booted.services.pricing.setPriceOverrides(dearer, {
    ...as(hostId, 'host'),
    idempotencyKey: crypto.randomUUID(),
  })
  expect(priced).toMatchObject({ ok: true })
  expect(await stack.booking.alterationPreview(input, as(hostId))).toMatchObject({
    value: { differenceOre: 0, hostDifferenceOre: 0, waivedOre: 1_15, totalOre: 3_450_00 },
  })
  const proposed = await propose(guest)
  if (!proposed.ok) throw new Error(proposed.error.code)
  const accepted = await stack.booking.acceptAlteration({ id: proposed.value.id }, asKeyed(hostId))
  expect(accepted).toMatchObject({ value: { status: 'applied', waivedOre: 1_15 } })
  expect(await stack.seen(guest, id)).toMatchObject({ ...moved, totalOre: 3_450_00, hostKeepsOre: 2_700_00 })
  expect((await stack.moneyEvents(id)).map(({ amountOre }) => amountOre)).toEqual([3_450_00])
})
