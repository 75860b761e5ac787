import { addDays, copenhagenInstant } from '@nordbo/contracts'
import { asAdmin, asUser, createUser, expectOk, findOverlaps } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventTypes, moneyEvents } from './booking-events.ts'
import { type BookingStack, bootBooking, domainNow, stayIn } from './booking-stack.ts'
import { createHome, fetchTrip, type Home, tryToBook } from './booking-verbs.ts'

let stack: BookingStack
let home: Home
let guest: string
beforeAll(async () => {
  stack = await bootBooking()
  home = await createHome(stack, { bookingMode: 'request', discounts: { introPercent: 20, introFirstN: 1 } })
  guest = await createUser(stack)
})
afterAll(() => stack?.stop())

const aStay = (inDays: number, outcome: 'completed' | 'confirmed' | 'declined' | 'expired' | 'pending_request') => {
  const stay = stayIn(stack, inDays, 3)
  const bookedAt =
    outcome === 'pending_request' ? domainNow(stack) : copenhagenInstant(addDays(stay.checkIn, -60), '20:00')
  return {
    id: crypto.randomUUID(),
    listingId: home.id,
    guestId: guest,
    ...stay,
    guests: { adults: 2 },
    bookedAt: bookedAt.toISOString(),
    outcome,
  }
}

test('imported stays have their outcome and an event for every step', async () => {
  const stays = [
    aStay(-100, 'completed'),
    aStay(10, 'confirmed'),
    aStay(10, 'declined'),
    aStay(20, 'expired'),
    aStay(30, 'pending_request'),
  ]
  const { checkIn, checkOut } = stayIn(stack, 50, 5)
  const blocks = [{ listingId: home.id, from: checkIn, to: checkOut, reason: 'Privat brug' }]
  expect(await stack.booking.importHistory({ stays, blocks }, asAdmin)).toEqual({ ok: true, value: { created: 6 } })
  expect(await stack.booking.importHistory({ stays, blocks }, asAdmin)).toEqual({ ok: true, value: { created: 0 } })
  await stack.settle()

  for (const { id, outcome } of stays) expect(await fetchTrip(stack, guest, id)).toMatchObject({ status: outcome })
  const [first, second] = stays
  expect(await eventTypes(stack, first?.id ?? '')).toEqual([
    'booking.requested',
    'booking.approved',
    'booking.paymentStarted',
    'booking.confirmed',
    'booking.paid',
    'booking.completed',
  ])
  expect(await moneyEvents(stack, first?.id ?? '')).toMatchObject([
    { kind: 'stay', imported: true, intentId: null, paymentId: first?.id, amountOre: 2_760_00, hostShareOre: 2_160_00 },
  ])
  expect(await moneyEvents(stack, stays[3]?.id ?? '')).toEqual([])
  expect(await fetchTrip(stack, guest, first?.id ?? '')).toMatchObject({ totalOre: 2_760_00 })
  expect(await fetchTrip(stack, guest, second?.id ?? '')).toMatchObject({ totalOre: 3_450_00 })
  expect(await stack.booking.trips({ tab: 'past' }, asUser(guest))).toMatchObject({ value: { counts: { past: 1 } } })
  expect(await findOverlaps(stack.stack)).toEqual([])
})

test('past trips are newest first; those that ended without a stay are last and uncounted', async () => {
  const traveller = await createUser(stack)
  const places = [
    [-90, 'completed'],
    [-20, 'expired'],
    [-60, 'completed'],
    [-40, 'declined'],
  ] as const
  const stays = places.map(([inDays, outcome]) => ({ ...aStay(inDays, outcome), guestId: traveller }))
  await stack.booking.importHistory({ stays }, asAdmin)
  const past = expectOk(await stack.booking.trips({ tab: 'past' }, asUser(traveller)))
  expect(past.items.map(({ id, ended }) => [stays.findIndex((stay) => stay.id === id), ended])).toEqual([
    [2, false],
    [0, false],
    [1, true],
    [3, true],
  ])
  expect(past.counts).toEqual({ upcoming: 0, past: 2 })
})

test('imported stays that are over give experience once reviewed', async () => {
  const picky = await createHome(stack, { firstGuestPolicy: 'experienced' })
  const old = aStay(-200, 'completed')
  await stack.booking.importHistory({ stays: [old] }, asAdmin)
  expect(await tryToBook(stack, guest, picky, stayIn(stack, 30))).toMatchObject({
    error: { code: 'booking.experienceRequired' },
  })
  await stack.tables.reviewedStay.create({ data: { bookingId: old.id, authorId: guest } })
  expect(await tryToBook(stack, guest, picky, stayIn(stack, 30))).toMatchObject({ ok: true })
})

test('the history of a whole market is imported in seconds', async () => {
  const homes = await Promise.all(Array.from({ length: 12 }, () => createHome(stack)))
  const batches = Array.from({ length: 6 }, (_, batch) =>
    homes.flatMap((each) =>
      Array.from({ length: 8 }, (_, index) => ({
        ...aStay(-(batch * 8 + index + 1) * 7, 'completed'),
        listingId: each.id,
      })),
    ),
  )
  const answers = await Promise.all(batches.map((stays) => stack.booking.importHistory({ stays }, asAdmin)))
  expect(answers.map((answer) => answer.ok && answer.value.created)).toEqual([96, 96, 96, 96, 96, 96])
  await stack.settle()
  expect(await findOverlaps(stack.stack)).toEqual([])
})
