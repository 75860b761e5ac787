import { addDays } from '@nordbo/contracts'
import { asAdmin, asUser, cards, createUser, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventTypes, moneyEvents, providerMoney } from './booking-events.ts'
import {
  advanceClock,
  type BookingStack,
  bootBooking,
  days,
  deliverEvents,
  domainNow,
  minutes,
  stayIn,
} from './booking-stack.ts'
import { book, createHome, fetchTrip, pay, tryToBook } from './booking-verbs.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await bootBooking()
})
afterAll(() => stack?.stop())

describe('booking an instant home', () => {
  test('holds the dates with a price and a payment, and is confirmed by the provider’s event', async () => {
    const home = await createHome(stack)
    const guest = await createUser(stack)
    const stay = stayIn(stack, 20)
    const booked = await book(stack, guest, home, stay, { expectedTotalOre: 3_450_00 })
    expect(booked).toMatchObject({ status: 'pending', totalOre: 3_450_00, approvalExpiresAt: null, revision: 1 })
    expect(booked.clientSecret).toMatch(/^pi_\w+_secret_\w+$/)
    const held = await stack.booking.availability({ listingId: home.id, from: stay.checkIn, to: stay.checkOut })
    expect(held).toMatchObject({ value: { unavailable: [{ from: stay.checkIn, to: stay.checkOut }] } })
    expect(await fetchTrip(stack, guest, booked.id)).toMatchObject({
      guestId: guest,
      hostId: home.hostId,
      listing: { id: home.id },
      mode: 'instant',
      ...stay,
      nights: 3,
      guests: { adults: 2, children: 0, babies: 0, pets: 0 },
      message: null,
      declineReason: null,
      clientSecret: booked.clientSecret,
      actions: ['pay', 'cancel'],
    })

    await pay(stack, booked.clientSecret)
    await deliverEvents(stack)
    expect(await fetchTrip(stack, guest, booked.id)).toMatchObject({
      status: 'confirmed',
      clientSecret: null,
      actions: ['cancel'],
    })
    expect(await stack.booking.availability({ listingId: home.id, from: stay.checkIn, to: stay.checkOut })).toEqual(
      held,
    )
    expect(await eventTypes(stack, booked.id)).toEqual(['booking.held', 'booking.confirmed', 'booking.paid'])
    expect(await moneyEvents(stack, booked.id)).toMatchObject([
      { kind: 'stay', amountOre: 3_450_00, hostShareOre: 2_700_00, platformFeeOre: 300_00, serviceFeeOre: 450_00 },
    ])
    expect(await providerMoney(stack, booked.id)).toEqual({ intents: ['succeeded'], refunded: 0 })
  })

  test('a declined card leaves the hold payable, and another card pays it', async () => {
    const home = await createHome(stack)
    const guest = await createUser(stack)
    const booked = await book(stack, guest, home, stayIn(stack, 20))
    await pay(stack, booked.clientSecret, cards.declined)
    await deliverEvents(stack)
    expect(await fetchTrip(stack, guest, booked.id)).toMatchObject({ status: 'pending', actions: ['pay', 'cancel'] })
    await pay(stack, booked.clientSecret)
    await deliverEvents(stack)
    expect(await fetchTrip(stack, guest, booked.id)).toMatchObject({ status: 'confirmed' })
  })

  test('the same events again, and in the wrong order, change nothing', async () => {
    const home = await createHome(stack)
    const guest = await createUser(stack)
    const booked = await book(stack, guest, home, stayIn(stack, 20))
    await pay(stack, booked.clientSecret, cards.declined)
    await pay(stack, booked.clientSecret)
    await deliverEvents(stack, 'newest first')
    const { revision } = await fetchTrip(stack, guest, booked.id)
    await deliverEvents(stack)
    expect(await fetchTrip(stack, guest, booked.id)).toMatchObject({ status: 'confirmed', revision })
  })

  test.each(['instant', 'request'] as const)(
    'a person who does not say to be 18 or older books nothing (%s)',
    async (bookingMode) => {
      const home = await createHome(stack, { bookingMode })
      const guest = await createUser(stack)
      const stay = stayIn(stack, 20)
      for (const wish of [{ adultAttested: false }, { adultAttested: undefined }])
        expect(await tryToBook(stack, guest, home, stay, wish)).toEqual({
          ok: false,
          error: { code: 'booking.adultRequired' },
        })
      expect(await stack.tables.booking.count({ where: { listingId: home.id } })).toBe(0)
      expect((await tryToBook(stack, guest, home, stay, { adultAttested: true })).ok).toBe(true)
    },
  )

  test('a changed price is refused with the new quote, and nothing is held', async () => {
    const home = await createHome(stack)
    const guest = await createUser(stack)
    const stay = stayIn(stack, 20)
    const refused = await tryToBook(stack, guest, home, stay, { expectedTotalOre: 3_000_00 })
    expect(refused).toMatchObject({
      error: { code: 'booking.priceChanged', params: { quote: { totalOre: 3_450_00, nights: 3 } } },
    })
    expect(await stack.tables.occupancy.count({ where: { listingId: home.id } })).toBe(0)
  })

  test('taken dates go to the first guest; the day of departure is free for the next', async () => {
    const home = await createHome(stack)
    const first = await createUser(stack)
    const second = await createUser(stack)
    const { clientSecret } = await book(stack, first, home, stayIn(stack, 20, 4))
    const refused = await tryToBook(stack, second, home, stayIn(stack, 23, 3))
    expect(refused).toMatchObject({ error: { code: 'booking.datesTaken' } })
    await pay(stack, clientSecret)
    await deliverEvents(stack)
    expect(await tryToBook(stack, second, home, stayIn(stack, 17, 4)), 'paid for').toEqual(refused)
    expect(await book(stack, second, home, stayIn(stack, 24, 3))).toMatchObject({ status: 'pending' })
  })

  test.each([
    ['more people than fit', { guests: { adults: 3, children: 2 } }, 'booking.tooManyGuests'],
    ['a home that does not exist', { listingId: '00000000-0000-4000-8000-00000000dead' }, 'listing.notFound'],
    ['yesterday', { checkIn: '2026-01-01', checkOut: '2026-01-05' }, 'booking.datesPast'],
    ['no night', { checkOut: '2026-01-01' }, 'booking.datesInvalid'],
    ['more nights than a year has', { checkOut: '2099-01-01' }, 'booking.datesInvalid'],
    ['a day that is years away', { checkIn: '2099-01-01', checkOut: '2099-01-05' }, 'booking.tooFarAhead'],
  ])('refuses %s', async (_, wish, code) => {
    const home = await createHome(stack)
    const guest = await createUser(stack)
    expect(await tryToBook(stack, guest, home, stayIn(stack, 20), wish)).toMatchObject({ error: { code } })
  })

  test('own homes, closed homes and homes for experienced guests are refused', async () => {
    const [own, closed, picky] = [
      await createHome(stack),
      await createHome(stack, { active: false }),
      await createHome(stack, { firstGuestPolicy: 'experienced' }),
    ]
    const guest = await createUser(stack)
    const stay = stayIn(stack, 20)
    expect(await tryToBook(stack, own.hostId, own, stay)).toMatchObject({ error: { code: 'booking.ownListing' } })
    expect(await tryToBook(stack, guest, closed, stay)).toMatchObject({ error: { code: 'listing.notFound' } })
    const inexperienced = { error: { code: 'booking.experienceRequired' } }
    expect(await tryToBook(stack, guest, picky, stay)).toMatchObject(inexperienced)
    // It takes a stay that was lived through and reviewed: the stay alone, or somebody else's review, is not enough.
    const lived = crypto.randomUUID()
    const dates = { ...stayIn(stack, -20), bookedAt: new Date(domainNow(stack).getTime() - days(60)).toISOString() }
    const past = { id: lived, listingId: own.id, guestId: guest, ...dates, guests: { adults: 2 } }
    await stack.booking.importHistory({ stays: [{ ...past, outcome: 'completed' }] }, asAdmin)
    expect(await tryToBook(stack, guest, picky, stay)).toMatchObject(inexperienced)
    await stack.tables.reviewedStay.create({ data: { bookingId: lived, authorId: own.hostId } })
    expect(await tryToBook(stack, guest, picky, stay)).toMatchObject(inexperienced)
    await stack.tables.reviewedStay.update({ where: { bookingId: lived }, data: { authorId: guest } })
    expect(await tryToBook(stack, guest, picky, stay)).toMatchObject({ ok: true })
  })

  test('suspended people cannot book until their suspension is lifted', async () => {
    const home = await createHome(stack)
    const userId = await createUser(stack)
    const refused = { error: { code: 'auth.suspended' } }
    const { identity } = stack.services
    expect(await identity.suspend({ userId, reason: 'Prøve' }, asAdmin)).toMatchObject({ ok: true })
    await stack.settle()
    expect(await tryToBook(stack, userId, home, stayIn(stack, 20))).toMatchObject(refused)
    expect(await identity.reactivate({ userId }, asAdmin)).toMatchObject({ ok: true })
    await stack.settle()
    expect(await tryToBook(stack, userId, home, stayIn(stack, 20))).toMatchObject({ ok: true })
  })

  test('the same key answers the same, even when the dates are no longer free', async () => {
    const home = await createHome(stack)
    const guest = await createUser(stack)
    const key = crypto.randomUUID()
    const stay = stayIn(stack, 20)
    const first = await tryToBook(stack, guest, home, stay, { expectedTotalOre: 3_450_00 }, key)
    const again = await tryToBook(stack, guest, home, stay, { expectedTotalOre: 3_450_00 }, key)
    expect(first.ok).toBe(true)
    expect(again).toEqual(first)
    const other = await tryToBook(stack, guest, home, stayIn(stack, 40), {}, key)
    expect(other).toMatchObject({ error: { code: 'idempotency.mismatch' } })
  })
})

describe('holds', () => {
  test('lapse unpaid after fifteen minutes: dates free, payment ended', async () => {
    const home = await createHome(stack)
    const guest = await createUser(stack)
    const next = await createUser(stack)
    const stay = stayIn(stack, 30)
    const booked = await book(stack, guest, home, stay)
    await advanceClock(stack, 'PT14M')
    expect(await fetchTrip(stack, guest, booked.id)).toMatchObject({ status: 'pending' })
    await advanceClock(stack, 'PT1M')
    expect(await fetchTrip(stack, guest, booked.id)).toMatchObject({ status: 'cancelled', actions: [] })
    expect(await providerMoney(stack, booked.id)).toEqual({ intents: ['canceled'], refunded: 0 })
    expect(await book(stack, next, home, stay)).toMatchObject({ status: 'pending' })
  })

  test('a hold that is paid is not replaced, although the event of its payment is still on the way', async () => {
    const home = await createHome(stack)
    const guest = await createUser(stack)
    const stay = stayIn(stack, 20)
    const { id, clientSecret } = await book(stack, guest, home, stay)
    await pay(stack, clientSecret)
    const later = { checkIn: addDays(stay.checkIn, 1), checkOut: addDays(stay.checkOut, 1) }
    expect(await tryToBook(stack, guest, home, later)).toMatchObject({ error: { code: 'booking.datesTaken' } })
    expect(await fetchTrip(stack, guest, id)).toMatchObject({ status: 'confirmed', ...stay })
    await deliverEvents(stack)
    expect(await providerMoney(stack, id)).toEqual({ intents: ['succeeded'], refunded: 0 })
  })

  test('a guest’s overlapping booking of the same home replaces their own hold', async () => {
    const home = await createHome(stack)
    const guest = await createUser(stack)
    const first = await book(stack, guest, home, stayIn(stack, 30, 4))
    const second = await book(stack, guest, home, stayIn(stack, 32, 4))
    await stack.settle()
    expect(await fetchTrip(stack, guest, first.id)).toMatchObject({ status: 'cancelled' })
    expect(await fetchTrip(stack, guest, second.id)).toMatchObject({ status: 'pending' })
    expect(await providerMoney(stack, first.id)).toEqual({ intents: ['canceled'], refunded: 0 })
    expect(await stack.tables.occupancy.count({ where: { listingId: home.id } })).toBe(1)
  })

  test('the same dates again are the same booking, and its deadline stays', async () => {
    const home = await createHome(stack)
    const guest = await createUser(stack)
    const stay = stayIn(stack, 30, 4)
    const first = await book(stack, guest, home, stay)
    await advanceClock(stack, 'PT10M')
    expect(await book(stack, guest, home, stay)).toEqual(first)
    // Other people: another booking, until the same deadline.
    const other = await book(stack, guest, home, stay, { guests: { adults: 3 } })
    expect(other).toMatchObject({ paymentDueAt: first.paymentDueAt })
    expect(other.id).not.toBe(first.id)
    await advanceClock(stack, 'PT5M')
    expect(await fetchTrip(stack, guest, other.id)).toMatchObject({ status: 'cancelled' })
    expect(await stack.tables.occupancy.count({ where: { listingId: home.id } })).toBe(0)
  })

  test('of other nights in turn hold a home no longer than half an hour', async () => {
    const home = await createHome(stack)
    const guest = await createUser(stack)
    const first = await book(stack, guest, home, stayIn(stack, 30, 4))
    await advanceClock(stack, 'PT14M')
    await book(stack, guest, home, stayIn(stack, 30, 5))
    await advanceClock(stack, 'PT14M')
    const last = await book(stack, guest, home, stayIn(stack, 30, 4))
    const began = Date.parse(first.paymentDueAt ?? '') - minutes(15)
    expect(Date.parse(last.paymentDueAt ?? '')).toBe(began + minutes(30))
  })

  test('cover at most 60 nights together', async () => {
    const home = await createHome(stack)
    const other = await createHome(stack)
    const guest = await createUser(stack)
    await book(stack, guest, home, stayIn(stack, 30, 50))
    expect(await tryToBook(stack, guest, other, stayIn(stack, 30, 11))).toMatchObject({
      error: { code: 'booking.tooManyNightsHeld', params: { max: 60, held: 50 } },
    })
    expect(await tryToBook(stack, guest, other, stayIn(stack, 30, 10))).toMatchObject({ ok: true })
  })

  test('after three lapsed ones only their guest must wait an hour for that home', async () => {
    const [home, elsewhere, guest, next] = [
      await createHome(stack),
      await createHome(stack),
      await createUser(stack),
      await createUser(stack),
    ]
    const stay = stayIn(stack, 30)
    for (let times = 0; times < 3; times++) {
      await book(stack, guest, home, stay)
      await advanceClock(stack, 'PT15M')
    }
    const refused = await tryToBook(stack, guest, home, stay)
    expect(refused).toMatchObject({ error: { code: 'booking.holdCooldown' } })
    expect(await tryToBook(stack, guest, elsewhere, stay)).toMatchObject({ ok: true })
    expect(await tryToBook(stack, next, home, stayIn(stack, 40))).toMatchObject({ ok: true })
    await advanceClock(stack, 'PT60M')
    expect(await tryToBook(stack, guest, home, stay)).toMatchObject({ ok: true })
  })

  test('that their guest cancels unpaid count as lapsed', async () => {
    const home = await createHome(stack)
    const guest = await createUser(stack)
    const stay = stayIn(stack, 30)
    for (let times = 0; times < 3; times++) {
      const { id } = await book(stack, guest, home, stay)
      expect(await stack.booking.cancel({ id }, withKey(asUser(guest)))).toMatchObject({ ok: true })
    }
    expect(await tryToBook(stack, guest, home, stay)).toMatchObject({
      error: { code: 'booking.holdCooldown', params: { retryAfterSeconds: 3_600 } },
    })
    await advanceClock(stack, 'PT60M')
    expect(await tryToBook(stack, guest, home, stay)).toMatchObject({ ok: true })
  })

  test('are limited to three, also when booked concurrently', async () => {
    const guest = await createUser(stack)
    const homes = await Promise.all(Array.from({ length: 8 }, () => createHome(stack)))
    const answers = await Promise.all(homes.map((home) => tryToBook(stack, guest, home, stayIn(stack, 30))))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
    expect(answers.filter((answer) => !answer.ok && answer.error.code === 'booking.tooManyHolds')).toHaveLength(5)
  })
})

test('strangers see nothing of a booking, its host sees no secret', async () => {
  const home = await createHome(stack)
  const guest = await createUser(stack)
  const stranger = await createUser(stack)
  const booked = await book(stack, guest, home, stayIn(stack, 20))
  const id = { id: booked.id }
  expect(await stack.booking.byId(id, asUser(stranger))).toMatchObject({ error: { code: 'booking.notFound' } })
  expect(await stack.booking.hostById(id, asUser(guest))).toMatchObject({ error: { code: 'booking.notFound' } })
  expect(await stack.booking.byId(id, asUser(home.hostId))).toMatchObject({
    value: { clientSecret: null, actions: [] },
  })
  expect(await stack.booking.hostById(id, asUser(stranger, 'admin'))).toMatchObject({ value: { id: booked.id } })
})
