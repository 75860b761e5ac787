import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { addDays } from '@nordbo/contracts'
import { inRepo, nodeBinary, type ServerName, waitUntil } from '@nordbo/devstack'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  type Answer,
  advanceClock,
  type BootedStack,
  bootStack,
  caseCount,
  createAdmin,
  createGuest,
  createGuests,
  createHomes,
  createHost,
  createRandom,
  findInconsistencies,
  type Home,
  type Person,
  pay,
  type Random,
  readRows,
  type StayDates,
  sendUntilAnswered,
  stayIn,
  tryToBook,
  visitor,
} from '../src/index.ts'

let stack: BootedStack
let admin: Person
let homes: Home[]

beforeAll(async () => {
  // What was asked of a server that was killed is never answered: nobody waits long for it.
  const impatient = { PATIENCE: '0.5' }
  const env = { bff: impatient, booking: impatient }
  // A Postgres that answers before it has written forgets on its own what it acknowledged.
  stack = await bootStack({ childProcesses: ['listings'], ownPostgres: true, durable: true, env })
  const host = await createHost(stack)
  ;[admin, homes] = await Promise.all([
    createAdmin(stack),
    createHomes(
      stack,
      Array.from({ length: 4 }, () => ({ host })),
    ),
  ])
})
afterAll(() => stack?.stop())

const Held = z.object({ id: z.string(), clientSecret: z.string() })
const Mails = z.object({ items: z.array(z.object({ subject: z.string() })) })

const confirmationsTo = async ({ email }: Person): Promise<number> => {
  const mails = await fetch(`${stack.stack.sandboxUrl}/mails?to=${encodeURIComponent(email)}`)
  const { items } = Mails.parse(await mails.json())
  return items.filter(({ subject }) => subject.endsWith('er bekræftet')).length
}

/** Asked again while nobody answers: the BFF of this system waits for hardly a second. */
const statusOf = async (guest: Person, id: string): Promise<unknown> =>
  z.object({ status: z.string() }).parse((await sendUntilAnswered(() => guest.get(`/api/bookings/${id}`))).body).status

/** Books until there is something to pay with or a refusal, always with one key. */
const hold = (guest: Person, home: Home, dates: StayDates): Promise<Answer> => {
  const key = randomUUID()
  return sendUntilAnswered(
    () => tryToBook(guest, home.id, dates, { key }),
    ({ status, body }) => status < 500 && (status !== 201 || Held.safeParse(body).success),
  )
}
const payFor = async (guest: Person, clientSecret: string): Promise<void> => {
  const paid = await sendUntilAnswered(() => pay(guest, clientSecret))
  expect(paid.body).toMatchObject({ status: 'succeeded' })
}

/** What one guest was told is booked and paid. */
interface Acked {
  guest: Person
  bookings: string[]
}

/** Books and pays one stay after the other, insisting as browsers do; one that is taken is nobody's fault. */
const keepBooking = async (guest: Person, from: string, stays: number, random: Random): Promise<Acked> => {
  const bookings: string[] = []
  for (let stay = 0; stay < stays; stay++) {
    const home = random.pick(homes)
    const checkIn = addDays(from, random.whole(0, 39))
    const dates = { checkIn, checkOut: addDays(checkIn, random.whole(1, 3)) }
    const answer = await hold(guest, home, dates)
    if (answer.status !== 201) {
      expect(answer.code).toBe('booking.datesTaken')
      continue
    }
    const { id, clientSecret } = Held.parse(answer.body)
    await payFor(guest, clientSecret)
    bookings.push(id)
  }
  return { guest, bookings }
}

describe('while people book and pay', () => {
  const servers: readonly ServerName[] = ['nats', 'redis', 'postgres']

  test.each(servers)(
    '%s is killed and comes back: nothing acknowledged is lost, nothing happens twice',
    {
      timeout: caseCount(120_000, 300_000),
    },
    async (server) => {
      const people = await createGuests(stack, 6)
      const { checkIn } = await stayIn(stack, 20 + 50 * servers.indexOf(server))
      const load = people.map((guest, index) => keepBooking(guest, checkIn, caseCount(4, 20), createRandom(index)))
      for (let kills = 0; kills < caseCount(1, 3); kills++) {
        // Somebody is in the middle of something: the first of them has just been answered.
        await sendUntilAnswered(() => people[0]?.get('/api/bookings') ?? visitor(stack.url).get('/'))
        await stack.infra.kill(server)
        await stack.infra.restart(server)
      }
      const acked = await Promise.all(load)
      await stack.settle()
      // Payments that the provider could not be asked about are compared with it later.
      await advanceClock(admin, 'PT11M')
      await stack.settle()

      expect(acked.flatMap(({ bookings }) => bookings).length).toBeGreaterThan(5)
      for (const { guest, bookings } of acked) {
        const statuses = await Promise.all(bookings.map((id) => statusOf(guest, id)))
        expect(statuses).toEqual(bookings.map(() => 'confirmed'))
        // A mail whose first try met the server that was away is sent at a later one.
        await waitUntil(async () => (await confirmationsTo(guest)) >= bookings.length, 60_000)
        expect(await confirmationsTo(guest)).toBe(bookings.length)
      }
      expect(await findInconsistencies(stack.stack)).toEqual([])
    },
  )
})

test('after JetStream’s store is wiped, a replay delivers missed events and handles none twice', async () => {
  const [home] = homes
  if (!home) throw new Error('no home')
  const dates = await stayIn(stack, 200)
  const Found = z.object({ items: z.array(z.object({ id: z.string() })) })
  const isOffered = async (): Promise<boolean> => {
    const query = new URLSearchParams({ place: 'Skagen', ...dates }).toString()
    const { items } = Found.parse(
      (await sendUntilAnswered(() => visitor(stack.url).get(`/api/listings?${query}`))).body,
    )
    return items.some(({ id }) => id === home.id)
  }
  expect(await isOffered()).toBe(true)

  const began = new Date(Date.now() - 1_000).toISOString()
  await stack.childProcess('listings').kill()
  const guest = await createGuest(stack)
  const { id, clientSecret } = Held.parse((await hold(guest, home, dates)).body)
  await payFor(guest, clientSecret)
  await stack.settle()
  await stack.infra.restart('nats', { wipe: true })
  await stack.childProcess('listings').restart()
  await stack.settle()
  expect(await isOffered()).toBe(true)

  await promisify(execFile)(nodeBinary, [inRepo('packages/service-kit/src/commands/replay.ts'), '--since', began], {
    env: { PATH: process.env.PATH, DATABASE_URL: stack.stack.databases.booking },
  })
  // Its consumer is looking for the stream every other second.
  expect(await waitUntil(async () => !(await isOffered()), 20_000)).toBe(true)
  await stack.settle()
  const confirmations = () =>
    readRows(
      stack.stack,
      'messaging',
      z.object({ state: z.string() }),
      `select state::text from mail_delivery where fact_id = $1 and recipient_id = $2 and kind like '%onfirm%'`,
      [id, guest.id],
    )
  // It tells of the home, which nobody could while the listings were away: it is written at a later try.
  expect(await waitUntil(async () => (await confirmations()).every(({ state }) => state === 'sent'), 60_000)).toBe(true)
  expect(await confirmations()).toEqual([{ state: 'sent' }])
  expect(await findInconsistencies(stack.stack)).toEqual([])

  // And everything goes on as before.
  const next = Held.parse((await hold(guest, home, await stayIn(stack, 210))).body)
  await payFor(guest, next.clientSecret)
  await stack.settle()
  expect(await statusOf(guest, next.id)).toBe('confirmed')
  expect(await findInconsistencies(stack.stack)).toEqual([])
})
