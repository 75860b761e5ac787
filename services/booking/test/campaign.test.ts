import { copenhagenDate } from '@nordbo/contracts'
import { asUser, createUser, expectOk, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moneyEvents } from './booking-events.ts'
import { advanceClock, type BookingStack, bootBooking, deliverEvents, domainNow, stayIn } from './booking-stack.ts'
import { book, createHome, type Home, pay } from './booking-verbs.ts'

let stack: BookingStack
beforeAll(async () => {
  stack = await bootBooking({ CHRISTMAS_CAMPAIGN: 'on' })
})
afterAll(() => stack?.stop())

/** A home that every year's campaign takes in. */
const publishedAt = '2024-05-01T10:00:00.000Z'
/** Platform fee and host share of a booking as its host sees it, øre; 3,000 DKK of nights. */
const hostsMoney = async ({ hostId }: Home, id: string) => {
  const shown = expectOk(await stack.booking.hostById({ id }, asUser(hostId)))
  return [shown.quote.platformFeeOre, shown.quote.hostShareOre]
}
const free = [0, 3_000_00]
const charged = [300_00, 2_700_00]
const booked = async (home: Home, inDays: number, guest?: string) => {
  const { id, clientSecret } = await book(stack, guest ?? (await createUser(stack)), home, stayIn(stack, inDays))
  return { id, clientSecret, money: await hostsMoney(home, id) }
}
const campaignOf = async ({ hostId }: Home) => stack.booking.hostCampaign({}, asUser(hostId))

test('only the first booking of a home has no host fee, in its snapshot and its events', async () => {
  const home = await createHome(stack, { publishedAt })
  expect(await campaignOf(home)).toMatchObject({ value: { campaign: { waiting: 1, used: 0 } } })
  const first = await booked(home, 20)
  expect(first.money).toEqual(free)
  await pay(stack, first.clientSecret)
  await deliverEvents(stack)
  const [paid] = await moneyEvents(stack, first.id)
  expect(paid).toMatchObject({ amountOre: 3_450_00, hostShareOre: 3_000_00, platformFeeOre: 0, serviceFeeOre: 450_00 })
  expect((await booked(home, 40)).money).toEqual(charged)
  expect(await campaignOf(home)).toMatchObject({
    value: {
      campaign: { publishBefore: `${copenhagenDate(domainNow(stack)).slice(0, 4)}-12-01`, waiting: 0, used: 1 },
    },
  })
  const story = await stack.booking.reservation({ id: first.id }, asUser(home.hostId))
  expect(story).toMatchObject({
    value: { lines: [{ kind: 'nights' }, { kind: 'platformFee', percent: 0, insteadOf: 10 }] },
  })
})

test('of many concurrent bookings exactly one is the first', async () => {
  const home = await createHome(stack, { publishedAt })
  const starts = [10, 15, 20, 25, 30, 35, 40, 45]
  const guests = await Promise.all(starts.map(() => createUser(stack)))
  const made = await Promise.all(guests.map((guest, index) => booked(home, starts[index] ?? 0, guest)))
  expect(made.map(({ money }) => money).sort((one, other) => Number(one[0]) - Number(other[0]))).toEqual([
    free,
    ...Array.from({ length: 7 }, () => charged),
  ])
})

test('a hold that lapses, is replaced or is cancelled does not use it up', async () => {
  const home = await createHome(stack, { publishedAt })
  const guest = await createUser(stack)
  expect((await booked(home, 20, guest)).money).toEqual(free)
  // The same guest asks anew: the hold makes way.
  const again = await booked(home, 21, guest)
  expect(again.money).toEqual(free)
  expect(await stack.booking.cancel({ id: again.id }, withKey(asUser(guest)))).toMatchObject({ ok: true })
  const paid = await booked(home, 30)
  expect(paid.money).toEqual(free)
  await pay(stack, paid.clientSecret)
  await deliverEvents(stack)
  expect(await stack.booking.cancelByHost({ id: paid.id }, withKey(asUser(home.hostId)))).toMatchObject({ ok: true })
  await booked(home, 40)
  await advanceClock(stack, 'P1D')
  await stack.settle()
  expect((await booked(home, 50)).money).toEqual(free)
})

test('a home published too late, or at an unknown date, pays the fee', async () => {
  const late = await createHome(stack)
  expect((await booked(late, 20)).money).toEqual(charged)
  expect(await campaignOf(late)).toMatchObject({ value: { campaign: { waiting: 0, used: 0 } } })
  expect((await booked(await createHome(stack, { publishedAt: null }), 20)).money).toEqual(charged)
})

test('an administrator stops and restarts the campaign; booked stays keep their fee', async () => {
  const admin = asUser(await createUser(stack), 'admin')
  const set = (running: boolean) => stack.booking.setCampaign({ running }, withKey(admin))
  expect(await stack.booking.campaignSetting({}, admin)).toEqual({ ok: true, value: { running: true, revision: 0 } })
  const early = await createHome(stack, { publishedAt })
  const late = await createHome(stack, { publishedAt })
  const first = await booked(early, 20)

  expect(await set(false)).toEqual({ ok: true, value: { running: false, revision: 1 } })
  expect(await campaignOf(late)).toEqual({ ok: true, value: { campaign: null } })
  expect((await booked(late, 20)).money).toEqual(charged)
  expect(await hostsMoney(early, first.id)).toEqual(free)
  expect(await stack.booking.setCampaign({ running: true }, withKey(asUser(early.hostId)))).toMatchObject({
    error: { code: 'auth.forbidden' },
  })

  expect(await set(true)).toEqual({ ok: true, value: { running: true, revision: 2 } })
  expect(await campaignOf(late)).toMatchObject({ value: { campaign: { waiting: 1, used: 0 } } })
  expect((await booked(await createHome(stack, { publishedAt }), 20)).money).toEqual(free)
})
