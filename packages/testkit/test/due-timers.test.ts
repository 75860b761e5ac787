import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  advanceClock,
  type BootedStack,
  book,
  bootStack,
  caseCount,
  createAdmin,
  createGuest,
  createHomes,
  createHost,
  domainNow,
  type Home,
  isFullRun,
  type Person,
  readRows,
  settle,
  stayIn,
} from '../src/index.ts'

const processes = ['sandbox', 'identity', 'listings', 'pricing', 'booking', 'bff'] as const
/** As in a real market, no home has more than a few pending stays. */
const homeCount = caseCount(20, 400)
/** Half of them are unanswered requests, half are unpaid holds. */
const dueAtOnce = caseCount(400, 10_000)

let stack: BootedStack
let admin: Person
let homes: Home[]

const manyHomes = async (host: Person): Promise<Home[]> => {
  const made: Home[] = []
  for (let count = 0; count < homeCount; count += 20) {
    const options = Array.from({ length: 20 }, (_, index) => ({
      host,
      mode: count + index === 0 ? ('request' as const) : ('instant' as const),
    }))
    made.push(...(await createHomes(stack, options)))
  }
  return made
}

beforeAll(async () => {
  // Booking runs as its own process, as when deployed, so that only its work is measured.
  stack = await bootStack({ only: processes, childProcesses: ['booking'] })
  const host = await createHost(stack)
  ;[admin, homes] = await Promise.all([createAdmin(stack), manyHomes(host)])
})
afterAll(() => stack?.stop())

/** Inserts copies of a booking, one night each and all due at one instant, spread over homes and nights. */
const copies = async (bookingId: string, count: number, dueAt: Date): Promise<void> => {
  const listings = homes.slice(1).map(({ id }) => id)
  await readRows(
    stack.stack,
    'booking',
    z.unknown(),
    `with made as (
       insert into booking select (jsonb_populate_record(b, jsonb_build_object(
         'id', gen_random_uuid(), 'listing_id', ($4::uuid[])[1 + n % cardinality($4::uuid[])],
         'check_in', b.check_in + 30 + n / cardinality($4::uuid[]), 'check_out', b.check_in + 31 + n / cardinality($4::uuid[]),
         'deadline_at', $3::timestamptz,
         'payment_due_at', case when b.payment_due_at is null then null else $3::timestamptz end,
         'approval_expires_at', case when b.approval_expires_at is null then null else $3::timestamptz end))).*
       from booking b, generate_series(0, $2::int - 1) n where b.id = $1::uuid returning id, listing_id, check_in, check_out, status)
     insert into occupancy (id, listing_id, kind, check_in, check_out, booking_id)
     select gen_random_uuid(), listing_id, 'stay', check_in, check_out, id from made where status = 'pending'`,
    [bookingId, count, dueAt, listings],
  )
}

const States = z.object({ status: z.string(), count: z.coerce.number() })
const states = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await readRows(stack.stack, 'booking', States, 'select status, count(*) from booking group by status')).map(
      ({ status, count }) => [status, count],
    ),
  )

test(`${dueAtOnce} deadlines fire once and never early after a Redis flush and a clock jump`, {
  timeout: caseCount(180_000, 600_000),
}, async () => {
  const [asking, holding] = await Promise.all([createGuest(stack), createGuest(stack)])
  const [requestHome, home] = homes
  if (!requestHome || !home) throw new Error('no homes')
  const request = await book(asking, requestHome.id, await stayIn(stack, 20))
  const hold = await book(holding, home.id, await stayIn(stack, 20))
  const half = dueAtOnce / 2
  const dueAt = new Date((await domainNow(stack)).getTime() + 3 * 3_600_000)
  await copies(request.id, half, dueAt)
  await copies(hold.id, half, dueAt)

  const redis = new Redis(stack.infra.redisUrl('stack'))
  await redis.flushall()
  redis.disconnect()
  // One minute early: the original hold has lapsed, its copies have not.
  await advanceClock(admin, 'PT2H59M')
  await stack.settle()
  expect(await states()).toEqual({ pending_request: half + 1, pending: half, cancelled: 1 })

  const jumpedTo = new Date((await domainNow(stack)).getTime() + 5 * 3_600_000)
  // The clock's route waits half a minute at most; the deadlines may take longer on a busy machine.
  await admin.send('POST', '/api/sandbox/clock', { advance: 'PT5H' })
  await settle(stack.stack, processes, caseCount(120_000, 360_000))
  const [last] = await readRows(
    stack.stack,
    'booking',
    z.object({ at: z.date() }),
    'select max(at) as at from booking_step',
  )
  const seconds = ((last?.at ?? jumpedTo).getTime() - jumpedTo.getTime()) / 1_000
  process.stdout.write(`${dueAtOnce} deadlines were met within ${seconds.toFixed(1)} s\n`)
  expect(await states()).toEqual({ pending_request: 1, expired: half, cancelled: half + 1 })
  if (isFullRun) expect(seconds).toBeLessThan(60)

  const emitted = await readRows(
    stack.stack,
    'booking',
    z.object({ type: z.string(), times: z.coerce.number(), bookings: z.coerce.number() }),
    `select type, times, count(*) as bookings from (
       select envelope->>'type' as type, count(*) as times from kit.outbox
       where envelope->>'type' in ('booking.expired', 'booking.cancelled')
       group by envelope->>'type', envelope->>'aggregateId') facts group by type, times order by type`,
  )
  expect(emitted).toEqual([
    { type: 'booking.cancelled', times: 1, bookings: half + 1 },
    { type: 'booking.expired', times: 1, bookings: half },
  ])
  const late = await readRows(
    stack.stack,
    'booking',
    z.object({ id: z.string() }),
    `select booking_id as id from booking_step where status in ('expired', 'cancelled') and at < $1
     and booking_id <> $2::uuid`,
    [dueAt, hold.id],
  )
  expect(late).toEqual([])
})
