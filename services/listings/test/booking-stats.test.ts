import { randomUUID } from 'node:crypto'
import { BookingId, type BookingStatus, bookingEvents, type ListingId } from '@nordbo/contracts'
import { createLogger } from '@nordbo/service-kit'
import {
  type BootedStack,
  caseCount,
  chooseSeed,
  clockStart,
  createRandom,
  type Random,
  untilWaitingForLocks,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingSubscriptions } from '../src/consumers/on-booking.ts'
import type { EventTx } from '../src/core/deps.ts'
import type { PrismaClient } from '../src/generated/prisma/client.ts'
import { storeBookingStats } from '../src/search/index/booking-stats.ts'
import { aUserId, bootListings, createHomes, openTables } from './listings-stack.ts'

let stack: BootedStack
let tables: PrismaClient
beforeAll(async () => {
  stack = await bootListings()
  tables = openTables(stack)
})
afterAll(async () => {
  await tables?.$disconnect()
  await stack?.stop()
})

const importHome = async (): Promise<ListingId> => {
  const [id] = await createHomes(stack, [{}])
  if (!id) throw new Error('no home')
  return id
}

const eventOf = {
  pending_request: bookingEvents.requested,
  pending: bookingEvents.held,
  host_approved: bookingEvents.approved,
  awaiting_payment: bookingEvents.paymentStarted,
  confirmed: bookingEvents.confirmed,
  declined: bookingEvents.declined,
  expired: bookingEvents.expired,
  cancelled: bookingEvents.cancelled,
  cancelled_by_guest: bookingEvents.cancelledByGuest,
  cancelled_by_host: bookingEvents.cancelledByHost,
  completed: bookingEvents.completed,
} satisfies Record<BookingStatus, unknown>

/** The states of a booking from its first to its last. */
const lives: readonly (readonly BookingStatus[])[] = [
  ['pending', 'confirmed', 'completed'],
  ['pending', 'confirmed', 'cancelled_by_guest'],
  ['pending', 'cancelled', 'confirmed', 'cancelled_by_host'],
  ['pending', 'cancelled_by_guest'],
  ['pending_request', 'declined'],
  ['pending_request', 'host_approved', 'cancelled_by_host'],
  ['pending_request', 'host_approved', 'awaiting_payment', 'expired', 'confirmed', 'completed'],
]

/** The events of a booking of a home, each at a random time of the year before. */
const eventsOf = (listingId: ListingId, life: readonly BookingStatus[], random: Random) => {
  const bookingId = BookingId.parse(randomUUID())
  const people = { guestId: aUserId(), hostId: aUserId(), imported: random.chance(0.2) }
  return life.map((status, index) => {
    const { type, subject } = eventOf[status]
    const data = { bookingId, listingId, ...people, mode: 'request', from: life[index - 1] ?? null, status }
    const shares = { totalOre: 100, hostShareOre: 90, platformFeeOre: 10, serviceFeeOre: 0 }
    const revision = index + 1
    const occurredAt = new Date(Date.parse(clockStart) - random.whole(1, 365 * 24) * 3_600_000).toISOString()
    const head = {
      id: randomUUID(),
      type,
      version: 1,
      correlationId: 'test',
      causationId: null,
      aggregateId: bookingId,
    }
    const stay = { checkIn: '2027-06-01', checkOut: '2027-06-05' }
    return { subject, message: { ...head, occurredAt, revision, data: { ...data, ...shares, ...stay } } }
  })
}

const shuffled = <T>(items: readonly T[], random: Random): T[] =>
  items
    .map((item) => ({ item, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)

const log = createLogger({ name: 'test', level: 'silent' })
// The events are handled outside a transaction of the kit, which would name the home.
const subscriptions = bookingSubscriptions({ markChanged: () => undefined })
type Handled = ReturnType<typeof eventsOf>[number]
const handle = async ({ subject, message }: Handled, tx: EventTx = tables): Promise<void> => {
  const context = { now: new Date(clockStart), traceId: 'test', log, afterCommit: () => undefined }
  for (const each of subscriptions) if (each.event.subject === subject) await each.handle(message, tx, context)
}

const statsOf = (listingId: ListingId) =>
  tables.searchListing.findUniqueOrThrow({ where: { listingId }, select: { lastBookedAt: true, favouriteFrom: true } })

test('a home’s stats are those of all its bookings, in whatever order their events arrive', async () => {
  const random = createRandom(chooseSeed('booking stats'))
  const seen = new Set<string>()
  for (let round = 0; round < caseCount(3, 30); round++) {
    const home = await importHome()
    const events = lives.flatMap((life) => eventsOf(home, life, random))
    // Some are delivered twice.
    const delivered = shuffled([...events, ...events.filter(() => random.chance(0.2))], random)
    for (const event of delivered) {
      await handle(event)
      const stored = await statsOf(home)
      await storeBookingStats(tables, home)
      expect(stored).toEqual(await statsOf(home))
      seen.add(JSON.stringify(stored))
    }
  }
  expect(seen.size).toBeGreaterThan(3)
})

test('two processes that store bookings of a home at the same time count both', async () => {
  const home = await importHome()
  const random = createRandom(chooseSeed('simultaneous bookings'))
  const lastOf = (life: readonly BookingStatus[]): Handled => {
    const event = eventsOf(home, life, random).at(-1)
    if (!event) throw new Error('a life without states')
    return { ...event, message: { ...event.message, data: { ...event.message.data, imported: false } } }
  }
  const [confirmed, cancelled] = [lastOf(['pending', 'confirmed']), lastOf(['confirmed', 'cancelled_by_host'])]
  const [first, stored] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const cancelling = tables.$transaction(
    async (tx) => {
      await handle(cancelled, tx)
      stored.resolve()
      await first.promise
    },
    { timeout: 30_000 },
  )
  await stored.promise
  const confirming = tables.$transaction((tx) => handle(confirmed, tx), { timeout: 30_000 })
  await untilWaitingForLocks(stack.stack, 'listings', 1)
  first.resolve()
  await Promise.all([cancelling, confirming])

  const counted = await statsOf(home)
  expect(counted.lastBookedAt).toEqual(new Date(confirmed.message.occurredAt))
  expect(counted.favouriteFrom.getTime()).toBeGreaterThan(Date.parse(cancelled.message.occurredAt))
})

test('a time of the last booking makes no saved search look at its home, a cancellation does', async () => {
  const listingId = await importHome()
  const search = { query: {}, asked: {}, mail: true, known: [], knownCapped: false, createdAt: new Date() }
  await tables.savedSearch.create({
    data: { ...search, id: randomUUID(), userId: aUserId(), unsubscribeToken: randomUUID() },
  })
  await tables.homeToMatch.deleteMany()
  const booking = { listingId, guestId: aUserId(), revision: 3 }
  const confirmedAt = new Date(clockStart)
  await tables.guestBooking.create({
    data: { ...booking, bookingId: randomUUID(), status: 'confirmed', confirmedAt },
  })
  await storeBookingStats(tables, listingId)
  expect((await statsOf(listingId)).lastBookedAt).toEqual(confirmedAt)
  expect(await tables.homeToMatch.count()).toBe(0)
  await tables.guestBooking.create({
    data: { ...booking, bookingId: randomUUID(), status: 'cancelled_by_host', hostCancelledAt: confirmedAt },
  })
  await storeBookingStats(tables, listingId)
  expect(await tables.homeToMatch.count()).toBe(1)
})
