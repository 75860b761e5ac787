import { addDays } from '@nordbo/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  type Answer,
  advanceClock,
  type BootedStack,
  bootStack,
  caseCount,
  chooseSeed,
  createAdmin,
  createGuests,
  createHome,
  createRandom,
  findInconsistencies,
  findOverlaps,
  type Home,
  isFullRun,
  type Person,
  pay,
  readRows,
  stayIn,
  tryToBook,
} from '../src/index.ts'

const clients = caseCount(12, 64)
const rounds = caseCount(6, 200)
const nights = 24

let stack: BootedStack
let admin: Person
let people: Person[]
let home: Home
const random = createRandom(chooseSeed('a busy home'))

beforeAll(async () => {
  stack = await bootStack()
  ;[admin, people, home] = await Promise.all([createAdmin(stack), createGuests(stack, clients), createHome(stack)])
})
afterAll(() => stack?.stop())

const Made = z.object({ id: z.string(), clientSecret: z.string().nullable() })
const Secret = z.object({ clientSecret: z.string() })

/** Latencies of all answers, ms, and the failures among them. */
const times: number[] = []
const broken: string[] = []
const timed = async (what: () => Promise<Answer>): Promise<Answer> => {
  const began = performance.now()
  const answer = await what()
  times.push(performance.now() - began)
  if (answer.status >= 500) broken.push(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}

const byStatus = async (...statuses: string[]): Promise<string[]> =>
  (
    await readRows(
      stack.stack,
      'booking',
      z.object({ id: z.string() }),
      'select id from booking where listing_id = $1 and status::text = any($2) order by id limit 20',
      [home.id, statuses],
    )
  ).map(({ id }) => id)

/** A guest books a range among the same few nights, and pays, cancels, or lets the deadline pass. */
const guestRound = async (guest: Person, from: string): Promise<void> => {
  const checkIn = addDays(from, random.whole(0, nights - 1))
  const dates = { checkIn, checkOut: addDays(checkIn, random.pick([1, 2, 2, 3, 7])) }
  const made = Made.safeParse((await timed(() => tryToBook(guest, home.id, dates))).body).data
  if (!made) return
  const choice = random.next()
  if (choice < 0.3) return void (await timed(() => guest.send('POST', `/api/bookings/${made.id}/cancel`, {})))
  if (choice < 0.7 && made.clientSecret) await pay(guest, made.clientSecret)
}

/** The host answers requests, cancels stays, and turns instant booking on and off. */
const hostRound = async (round: number): Promise<void> => {
  const { host } = home
  for (const id of await byStatus('pending_request'))
    await timed(() => host.send('POST', `/api/host/bookings/${id}/${random.chance(0.7) ? 'approve' : 'decline'}`, {}))
  const [stay] = await byStatus('confirmed')
  if (stay && random.chance(0.5)) await timed(() => host.send('POST', `/api/host/bookings/${stay}/cancel`, {}))
  const bookingMode = round % 2 === 0 ? 'request' : 'instant'
  await timed(() => host.send('PATCH', `/api/host/listings/${home.id}`, { bookingMode }))
}

/** Guests whose requests were approved pay for some of them. */
const payApproved = async (): Promise<void> => {
  const approved = new Set(await byStatus('host_approved'))
  for (const guest of people) {
    const { items } = z
      .object({ items: z.array(z.object({ id: z.string() })) })
      .parse((await guest.get('/api/bookings')).body)
    for (const { id } of items.filter((trip) => approved.has(trip.id))) {
      const secret = Secret.safeParse(
        (await timed(() => guest.send('POST', `/api/bookings/${id}/payment-link`))).body,
      ).data
      if (secret && random.chance(0.7)) await pay(guest, secret.clientSecret)
    }
  }
}

test(`${clients} people and a host use one home for ${rounds} rounds: no stays overlap`, {
  timeout: caseCount(180_000, 1_500_000),
}, async () => {
  const from = (await stayIn(stack, 60)).checkIn
  for (let round = 0; round < rounds; round++) {
    await Promise.all([
      ...people.map((guest) => guestRound(guest, from)),
      hostRound(round),
      ...(round % 3 === 2 ? [payApproved()] : []),
      // Holds lapse while others book.
      ...(round % 4 === 3 ? [advanceClock(admin, 'PT16M')] : []),
      ...(round % 25 === 24 ? [advanceClock(admin, 'PT25H')] : []),
    ])
    expect(await findOverlaps(stack.stack)).toEqual([])
  }
  expect(broken).toEqual([])
  const sorted = times.toSorted((one, other) => one - other)
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0
  process.stdout.write(
    `${times.length} answers, p50 ${sorted[sorted.length >> 1]?.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms\n`,
  )
  await stack.settle()
  await advanceClock(admin, 'PT26H')
  await stack.settle()
  expect(await findInconsistencies(stack.stack)).toEqual([])
  if (isFullRun) expect(p99).toBeLessThan(500)
})
