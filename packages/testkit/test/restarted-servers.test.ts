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
  // Calls to a killed server are never answered, so they time out soon.
  const impatient = { PATIENCE: '0.5' }
  const env = { bff: impatient, booking: impatient }
  // Without durability Postgres would lose what it acknowledged.
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

/** Retries until it is answered: the BFF of this system waits for less than a second. */
const statusOf = async (guest: Person, id: string): Promise<unknown> =>
  z.object({ status: z.string() }).parse((await sendUntilAnswered(() => guest.get(`/api/bookings/${id}`))).body).status

/** Books with one key until the hold has a client secret or is refused. */
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

/** The bookings of a guest that were acknowledged as paid. */
interface Acked {
  guest: Person
  bookings: string[]
}

/** Books and pays one stay after the other, with retries as in a browser; stays that are taken are skipped. */
const bookAndPay = async (guest: Person, from: string, stays: number, random: Random): Promise<Acked> => {
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
      const load = people.map((guest, index) => bookAndPay(guest, checkIn, caseCount(4, 20), createRandom(index)))
      for (let kills = 0; kills < caseCount(1, 3); kills++) {
        // The server is killed while requests are in flight.
        await sendUntilAnswered(() => people[0]?.get('/api/bookings') ?? visitor(stack.url).get('/'))
        await stack.infra.kill(server)
        await stack.infra.restart(server)
      }
      const acked = await Promise.all(load)
      await stack.settle()
      // The comparison with the provider finds payments that could not be checked before.
      await advanceClock(admin, 'PT11M')
      await stack.settle()

      expect(acked.flatMap(({ bookings }) => bookings).length).toBeGreaterThan(5)
      for (const { guest, bookings } of acked) {
        const statuses = await Promise.all(bookings.map((id) => statusOf(guest, id)))
        expect(statuses).toEqual(bookings.map(() => 'confirmed'))
        // A mail that could not be sent while the server was away is sent later.
        await waitUntil(async () => (await confirmationsTo(guest)) >= bookings.length, 60_000)
        expect(await confirmationsTo(guest)).toBe(bookings.length)
      }
      expect(await findInconsistencies(stack.stack)).toEqual([])
    },
  )
})

test('after JetStream’s store is wiped, missed events are delivered by themselves, and a replay handles none twice', async () => {
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
  // The relay of booking looks at its stream every two seconds, and so does the consumer.
  expect(await waitUntil(async () => !(await isOffered()), 60_000)).toBe(true)
  await stack.settle()
  await promisify(execFile)(nodeBinary, [inRepo('packages/service-kit/src/commands/replay.ts'), '--since', began], {
    env: { PATH: process.env.PATH, DATABASE_URL: stack.stack.databases.booking },
  })
  await stack.settle()
  const confirmations = () =>
    readRows(
      stack.stack,
      'messaging',
      z.object({ state: z.string() }),
      `select state::text from mail_delivery where fact_id = $1 and recipient_id = $2 and kind like '%onfirm%'`,
      [id, guest.id],
    )
  // The mail needs the home, so it could not be written while listings was away; it is retried.
  expect(await waitUntil(async () => (await confirmations()).every(({ state }) => state === 'sent'), 60_000)).toBe(true)
  expect(await confirmations()).toEqual([{ state: 'sent' }])
  expect(await findInconsistencies(stack.stack)).toEqual([])

  // The system works as before.
  const next = Held.parse((await hold(guest, home, await stayIn(stack, 210))).body)
  await payFor(guest, next.clientSecret)
  await stack.settle()
  expect(await statusOf(guest, next.id)).toBe('confirmed')
  expect(await findInconsistencies(stack.stack)).toEqual([])
})
