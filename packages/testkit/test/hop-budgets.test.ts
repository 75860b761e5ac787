import { addDays } from '@nordbo/contracts'
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest'
import {
  type BootedStack,
  book,
  bootStack,
  countsPerRequest,
  createGuests,
  createHomes,
  createHost,
  type Home,
  type Meter,
  openMeter,
  type Person,
  pay,
  type StayDates,
  stayIn,
  visitor,
} from '../src/index.ts'
import { type Budget, budgets, describeCounts, findExceeded } from './budgets/hop-budgets.ts'

const [reads, bookings, payments] = [10, 10, 5]

let stack: BootedStack
let homes: Home[]
let guests: Person[]
let base: StayDates
let meter: Meter

/** Each booking of the file is another guest's first, in nights of its own. */
let booked = 0
const bookNext = async () => {
  const index = booked++
  const [home, guest] = [homes[index % homes.length], guests[index]]
  if (!home || !guest) throw new Error('everyone has booked')
  const from = 5 * Math.floor(index / homes.length)
  const dates = { checkIn: addDays(base.checkIn, from), checkOut: addDays(base.checkOut, from) }
  const { clientSecret } = await book(guest, home.id, dates)
  return { guest, clientSecret: clientSecret ?? '' }
}

const payNext = async (): Promise<void> => {
  const { guest, clientSecret } = await bookNext()
  expect((await pay(guest, clientSecret)).status).toBe(200)
}

const ask = async (path: string, body?: object): Promise<void> => {
  const anyone = visitor(stack.url)
  const { status } = body ? await anyone.send('POST', path, body) : await anyone.get(path)
  expect([path, status]).toEqual([path, 200])
}
const search = (index: number): Promise<void> => {
  const box = [10.3, 57.6 - index / 1_000, 10.7, 57.8].join()
  return ask(`/api/listings?${new URLSearchParams({ bbox: box, ...base, guests: '2' })}`)
}
const homeAt = (index: number): string => homes[index % homes.length]?.id ?? ''
const readHome = (index: number): Promise<void> => ask(`/api/listings/${homeAt(index)}`)
const quote = (index: number): Promise<void> => ask('/api/quotes', { listingId: homeAt(index), ...base })

beforeAll(async () => {
  stack = await bootStack({ counted: true })
  const host = await createHost(stack)
  homes = await createHomes(
    stack,
    Array.from({ length: reads }, () => ({ host })),
  )
  guests = await createGuests(stack, bookings + payments + 2)
  base = await stayIn(stack, 30)
  // Statements are prepared and caches are filled by the first of each kind.
  await search(-1)
  await readHome(0)
  await quote(0)
  await bookNext()
  await payNext()
  meter = await openMeter(stack.stack, { exact: true })
})
afterAll(async () => {
  await meter?.close()
  await stack?.stop()
})

/** Makes requests one after the other, each until nothing more follows from it, and compares what they cost with their budget. */
const expectWithin = async (
  budget: Budget,
  requests: number,
  request: (index: number) => Promise<unknown>,
  { annotate }: TestContext,
) => {
  const counts = await meter.count(async () => {
    for (let index = 0; index < requests; index++) {
      await request(index)
      await stack.settle()
    }
  })
  const perRequest = countsPerRequest(counts, requests)
  await annotate([...meter.missing, describeCounts(perRequest)].join('\n'))
  expect(findExceeded(budget, perRequest)).toEqual([])
  return perRequest
}

test('a search stays within its budget of hops', async (context) => {
  await expectWithin(budgets.search, reads, search, context)
})

test('reading a home stays within its budget of hops', async (context) => {
  await expectWithin(budgets.listing, reads, readHome, context)
})

test('a quote stays within its budget of hops', async (context) => {
  await expectWithin(budgets.quote, reads, quote, context)
})

test('an instant booking stays within its budget of hops', async (context) => {
  const counts = await expectWithin(budgets.booking, bookings, bookNext, context)
  // Counters that see nothing would keep every budget.
  expect(counts.get('calls')?.get('booking')).toBeGreaterThanOrEqual(1)
  if (meter.missing.length === 0) {
    for (const kind of ['statements', 'commits'] as const)
      expect(counts.get(kind)?.get('booking')).toBeGreaterThanOrEqual(1)
  }
})

test('a paid booking stays within its budget of hops to the end', async (context) => {
  await expectWithin(budgets.paid, payments, payNext, context)
})
