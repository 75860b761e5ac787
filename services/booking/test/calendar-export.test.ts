import { addDays, unsetStayRules } from '@nordbo/contracts'
import { asAdmin, asUser, createUser, expectOk, withKey } from '@nordbo/testkit'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BookingStack, bootBooking, stayIn } from './booking-stack.ts'
import { createHome, createPaidStay, type Home } from './booking-verbs.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await bootBooking()
})
afterAll(() => stack?.stop())

const renew = (home: Home, by = asUser(home.hostId)) =>
  stack.booking.renewCalendarExport({ listingId: home.id }, withKey(by))
const tokenOf = async (home: Home): Promise<string> => expectOk(await renew(home)).token ?? ''
const fileOf = async (token: string): Promise<string> => expectOk(await stack.booking.calendarFile({ token })).file
const eventsIn = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((event) => ({
    uid: String(event.getFirstPropertyValue('uid')),
    from: String(event.getFirstPropertyValue('dtstart')),
    to: String(event.getFirstPropertyValue('dtend')),
  }))

test('the calendar file tells stays and blocks as whole days, and nothing of the guest', async () => {
  const paid = await createPaidStay(stack, await createHome(stack))
  const { home, stay } = paid
  const blocked = stayIn(stack, 40, 2)
  const ranges = [{ from: blocked.checkIn, to: blocked.checkOut }]
  const block = { homes: [{ listingId: home.id, ranges }], blocked: true, reason: 'Onkel Arne' }
  expectOk(await stack.booking.setBlocks(block, withKey(asUser(home.hostId))))
  // Preparation days are no taken nights.
  const rules = { ...unsetStayRules.rules, preparationDays: 2 }
  expectOk(await stack.booking.setStayRules({ listingId: home.id, rules, seen: 0 }, withKey(asUser(home.hostId))))
  const token = await tokenOf(home)
  const file = await fileOf(token)
  expect(eventsIn(file)).toMatchObject([
    { uid: expect.stringContaining(paid.id), from: stay.checkIn, to: stay.checkOut },
    { from: blocked.checkIn, to: blocked.checkOut },
  ])
  for (const secret of ['Gerda', 'Arne', paid.guest]) expect(file).not.toContain(secret)

  // An alteration keeps the entry.
  const longer = { checkIn: stay.checkIn, checkOut: addDays(stay.checkOut, -1) }
  const guests = { adults: 2, children: 0, babies: 0, pets: 0 }
  const terms = expectOk(
    await stack.booking.alterationPreview({ bookingId: paid.id, ...longer, guests }, asUser(paid.guest)),
  )
  const input = { bookingId: paid.id, ...longer, guests, expectedDifferenceOre: terms.differenceOre }
  const { id } = expectOk(await stack.booking.proposeAlteration(input, withKey(asUser(paid.guest))))
  expectOk(await stack.booking.acceptAlteration({ id }, withKey(asUser(home.hostId))))
  const [before] = eventsIn(file)
  expect(eventsIn(await fileOf(token))[0]).toEqual({ ...before, to: longer.checkOut })
})

test('the address is secret, and stops working when it is replaced or removed', async () => {
  const home = await createHome(stack)
  const read = () => stack.booking.calendarExport({ listingId: home.id }, asUser(home.hostId))
  expect(expectOk(await read())).toEqual({ token: null })
  const first = await tokenOf(home)
  expect(expectOk(await read())).toEqual({ token: first })
  const second = await tokenOf(home)
  expect(second).not.toBe(first)
  const unknown = { error: { code: 'listing.notFound' } }
  expect(await stack.booking.calendarFile({ token: first })).toMatchObject(unknown)
  expect(eventsIn(await fileOf(second))).toEqual([])
  expectOk(await stack.booking.revokeCalendarExport({ listingId: home.id }, withKey(asUser(home.hostId))))
  expect(await stack.booking.calendarFile({ token: second })).toMatchObject(unknown)
  expect(expectOk(await read())).toEqual({ token: null })
})

test('the address is made and seen by the host and administrators only', async () => {
  const home = await createHome(stack)
  const stranger = await createUser(stack)
  const refused = { error: { code: 'listing.notOwner' } }
  expect(await renew(home, asUser(stranger))).toMatchObject(refused)
  expect(await stack.booking.calendarExport({ listingId: home.id }, asUser(stranger))).toMatchObject(refused)
  expect(await renew(home, asAdmin)).toMatchObject({ ok: true })
})
