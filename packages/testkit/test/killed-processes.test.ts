import { randomUUID } from 'node:crypto'
import { addDays } from '@nordbo/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  type Answer,
  addFaults,
  advanceClock,
  type BootedStack,
  bootStack,
  caseCount,
  chooseSeed,
  clearFaults,
  createAdmin,
  createGuest,
  createHome,
  createRandom,
  findInconsistencies,
  type Home,
  type Person,
  pay,
  readRows,
  sendUntilAnswered,
  stayIn,
  tryToBook,
} from '../src/index.ts'
import { cancelStay, cancelWhileDisputed } from './kills/disputed-stay.ts'
import { boundariesOf, startKilling } from './kills/killer.ts'
import { payWithKeptCard } from './kills/saved-card.ts'

/** Every crash point of booking: around calls to the provider, and in the kit. */
const places = [
  'before:payment.customer',
  'after:payment.customer',
  'before:payment.create',
  'after:payment.create',
  'relay.published',
  'consumer.handled',
  'consumer.committed',
  'before:payment.retrieve',
  'after:payment.retrieve',
  'before:payment.cancel',
  'after:payment.cancel',
  'before:payment.refund',
  'after:payment.refund',
  'before:payment.refund.retrieve',
  'after:payment.refund.retrieve',
  'before:payment.charge',
  'after:payment.charge',
  'before:payment.refunds',
  'after:payment.refunds',
  'before:payment.dispute',
  'after:payment.dispute',
  'before:payment.disputes',
  'after:payment.disputes',
  'before:card.setUp',
  'after:card.setUp',
  'before:card.customer',
  'after:card.customer',
  'before:card.list',
  'after:card.list',
  'before:card.default',
  'after:card.default',
  'before:card.keep',
  'after:card.keep',
  'before:card.pay',
  'after:card.pay',
  'before:card.detach',
  'after:card.detach',
]

let stack: BootedStack
let admin: Person

beforeAll(async () => {
  // A killed process never answers: calls to it end soon.
  stack = await bootStack({ childProcesses: ['booking'], env: { bff: { PATIENCE: '0.3' } } })
  admin = await createAdmin(stack)
})
afterAll(() => stack?.stop())

/** Reads of other sites' calendars, which no payment meets. Their timer repeats a read that was cut off. */
const ofCalendars = /:calendar\./

test('booking is killed at every provider call and at every crash point of the kit', () => {
  expect(boundariesOf('booking').filter((place) => !ofCalendars.test(place))).toEqual([...places].sort())
})

const intentOf = (secret: string): string => secret.split('_secret_')[0] ?? ''

const Held = z.object({ id: z.string(), clientSecret: z.string() })

/** Books with one key until the hold has a client secret or is refused, as a browser without an answer does. */
const hold = async (guest: Person, home: Home, from: string, nights: number): Promise<Answer> => {
  const key = randomUUID()
  const dates = { checkIn: from, checkOut: addDays(from, nights) }
  return sendUntilAnswered(
    () => tryToBook(guest, home.id, dates, { key }),
    ({ status, body }) => status < 500 && (status !== 201 || Held.safeParse(body).success),
  )
}

/**
 * Goes through every step of the payment path: a hold that is replaced unpaid, one that is paid without a webhook and not replaced, and
 * one that is paid with a saved card, disputed and cancelled. The home is renamed, so that booking handles an event of listings.
 */
const story = async (home: Home, number: number): Promise<void> => {
  const guest = await createGuest(stack)
  const from = (await stayIn(stack, 30 + 4 * (number % 150))).checkIn
  const title = `Sommerhus ${randomUUID()}`
  const key = randomUUID()
  const renamed = await sendUntilAnswered(() =>
    home.host.send('PATCH', `/api/host/listings/${home.id}`, { title }, key),
  )
  expect(renamed.status).toBe(200)

  await hold(guest, home, from, 4)
  const paid = Held.parse((await hold(guest, home, from, 3)).body)
  await addFaults(stack.stack, {
    match: { path: intentOf(paid.clientSecret), event: 'succeeded' },
    effect: 'dropWebhook',
    times: 9,
  })
  expect((await sendUntilAnswered(() => pay(guest, paid.clientSecret))).body).toMatchObject({ status: 'succeeded' })
  // Booking asks the provider before it replaces the hold, and finds it paid.
  expect((await hold(guest, home, from, 2)).code).toBe('booking.datesTaken')
  await clearFaults(stack.stack)
  // A later story may come to the same dates.
  await cancelStay(guest, paid.id)

  const last = Held.parse((await hold(guest, home, addDays(from, 3), 1)).body)
  await payWithKeptCard(stack.stack, guest, last.clientSecret)
  await sendUntilAnswered(
    () => guest.get(`/api/bookings/${last.id}`),
    ({ body }) => z.object({ status: z.literal('confirmed') }).safeParse(body).success,
  )
  await cancelWhileDisputed(stack.stack, guest, { id: last.id, intent: intentOf(last.clientSecret) })
  const titles = () =>
    readRows(
      stack.stack,
      'booking',
      z.object({ title: z.string() }),
      'select title from bookable_listing where listing_id = $1',
      [home.id],
    )
  await sendUntilAnswered(
    async () => ({ ...(await guest.get('/api/auth/session')), body: await titles() }),
    ({ body }) => JSON.stringify(body).includes(title),
  )
}

test('wherever booking is killed during a payment, money, bookings and dates agree afterwards', {
  timeout: caseCount(400_000, 2_400_000),
}, async () => {
  const random = createRandom(chooseSeed('deaths of booking'))
  const home = await createHome(stack)
  const every = places.flatMap((place) => [1, 2, 3, 4].map((pass) => `${place}#${pass <= 2 ? 1 : 2}`))
  const planned: string[] = []
  for (const wanted = caseCount(4, every.length); planned.length < wanted; )
    planned.push(...every.splice(random.whole(0, every.length - 1), 1))
  const killer = await startKilling(stack.childProcess('booking'), planned)
  let deaths = 0
  try {
    // A second pass may take two stories.
    const maxStories = 2 * planned.length + 8
    for (let stories = 0; killer.left() > 0 && stories < maxStories; stories++) await story(home, stories)
  } finally {
    deaths = await killer.stop()
  }
  expect(deaths).toBe(planned.length)
  await stack.settle()
  // The comparison with the provider finds what no webhook and no alarm reported.
  await advanceClock(admin, 'PT61M')
  await stack.settle()
  expect(await findInconsistencies(stack.stack)).toEqual([])
})
