import { addDays } from '@nordbo/contracts'
import {
  asAdmin,
  type BootedStack,
  book,
  bootStack,
  createAdmin,
  createEndedStay,
  createGuest,
  createHome,
  environmentFor,
  expectOk,
  freePort,
  type Home,
  type Person,
  type StayDates,
  sendUntilAnswered,
  stayIn,
  visitor,
} from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { start } from '../src/app.ts'
import { bffConfig } from '../src/core/config.ts'

let stack: BootedStack
let admin: Person
let dates: StayDates
let second: { url: string; stop(): Promise<unknown> }

const startSecondBff = async () => {
  const port = await freePort()
  const environment = { ...(await environmentFor('bff', stack.stack)), LOG_LEVEL: 'silent', PORT: String(port) }
  const running = await start(bffConfig.parse({ ...environment, HEALTH_PORT: '0' }))
  return { url: `http://127.0.0.1:${port}`, stop: running.stop }
}

beforeAll(async () => {
  // Calls to a killed server are never answered, so they time out soon.
  stack = await bootStack({
    only: ['sandbox', 'identity', 'pricing', 'listings', 'booking', 'bff'],
    childProcesses: ['listings'],
    env: { bff: { PATIENCE: '0.5' } },
  })
  second = await startSecondBff()
  admin = await createAdmin(stack)
  dates = await stayIn(stack, 30, 2)
})
afterAll(async () => {
  await second?.stop()
  await stack?.stop()
})

/** What strangers are shown of a home. */
const Shown = z.object({
  page: z.union([
    z.object({
      title: z.string(),
      pricePerNight: z.number(),
      reviewCount: z.int(),
      lastBookedAt: z.string().nullable(),
    }),
    z.object({ code: z.string() }),
  ]),
  reviews: z.object({ items: z.array(z.object({ text: z.string(), hostReply: z.string().nullable() })).optional() }),
  taken: z.object({ unavailable: z.array(z.object({ from: z.string(), to: z.string() })).optional() }),
  nearby: z.object({ items: z.array(z.object({ id: z.string(), total: z.number().nullable() })).optional() }),
})
const shownAt = async (url: string, id: string) => {
  const body = async (path: string) =>
    (await sendUntilAnswered(() => visitor(url).get(`/api/listings/${id}${path}`))).body
  return Shown.parse({
    page: await body(''),
    reviews: await body('/reviews'),
    taken: await body(`/availability?from=${dates.checkIn}&to=${dates.checkOut}`),
    nearby: await body(`/nearby?${new URLSearchParams({ ...dates })}`),
  })
}
/** Both BFFs show the same, and store it. */
const shown = async (id: string) => {
  const [one, other] = [await shownAt(stack.url, id), await shownAt(second.url, id)]
  expect(one).toEqual(other)
  return one
}

const ok = async (answer: ReturnType<Person['send']>): Promise<void> => {
  const { status, body } = await answer
  expect([status < 300, body]).toEqual([true, body])
}

describe('strangers see a change of a home in every BFF, although they share answers', () => {
  let home: Home
  let neighbour: Home
  beforeAll(async () => {
    ;[home, neighbour] = [await createHome(stack), await createHome(stack, { priceOre: 500_00 })]
  })
  const host = (method: 'PUT' | 'PATCH' | 'POST', path: string, body?: object) =>
    ok(home.host.send(method, `/api/host/listings/${home.id}${path}`, body))
  /** What is shown once everything that follows from a change is done. */
  const after = async (change: () => Promise<unknown>) => {
    await shown(home.id)
    await change()
    await stack.settle()
    return shown(home.id)
  }

  test('of its content', async () => {
    const { page } = await after(() => host('PATCH', '', { title: 'Huset ved havet' }))
    expect(page).toMatchObject({ title: 'Huset ved havet' })
  })

  test('of its price, and of a neighbour’s', async () => {
    const rates = { basePrice: 777, cleaningFee: 0, discounts: {} }
    expect((await after(() => host('PUT', '/rates', rates))).page).toMatchObject({ pricePerNight: 777 })
    const path = `/api/host/listings/${neighbour.id}/rates`
    const { nearby } = await after(() => ok(neighbour.host.send('PUT', path, { ...rates, basePrice: 900 })))
    // Two nights with the service fee of 15 %.
    expect(nearby.items).toContainEqual({ id: neighbour.id, total: 2_070 })
  })

  test('of the fees that every total has', async () => {
    const settings = expectOk(await stack.services.pricing.settings({}, asAdmin))
    const { revision: _, ...now } = settings
    const dearer = { ...now, serviceFeePercent: 20 }
    const { nearby } = await after(() => stack.services.pricing.setSettings(dearer, asAdmin))
    expect(nearby.items).toContainEqual({ id: neighbour.id, total: 2_160 })
  })

  test('of its calendar, by a block and by a booking', async () => {
    const { checkIn, checkOut } = dates
    const blocked = await after(() => host('PUT', '/calendar/blocks', { dates: [checkIn], blocked: true }))
    expect(blocked.taken.unavailable).toEqual([{ from: checkIn, to: addDays(checkIn, 1) }])
    await after(() => host('PUT', '/calendar/blocks', { dates: [checkIn], blocked: false }))
    const guest = await createGuest(stack)
    const booked = await after(() => book(guest, home.id, dates))
    expect(booked.taken.unavailable).toEqual([{ from: checkIn, to: checkOut }])
    // A neighbour’s page no longer offers it for these dates.
    expect((await shown(neighbour.id)).nearby.items?.some(({ id }) => id === home.id)).toBe(false)
  })

  test('of its reviews, and the host’s reply', async () => {
    const guest = await createGuest(stack)
    const bookingId = await createEndedStay(stack, { guest, home })
    const review = (person: Person) =>
      ok(person.send('POST', '/api/reviews', { bookingId, rating: 5, text: 'Vi kommer igen' }))
    await review(guest)
    const { page, reviews } = await after(() => review(home.host))
    expect([page, reviews.items]).toMatchObject([{ reviewCount: 1 }, [{ text: 'Vi kommer igen', hostReply: null }]])
    const Theirs = z.object({ theirs: z.object({ id: z.string() }) })
    const { theirs } = Theirs.parse((await home.host.get(`/api/bookings/${bookingId}/reviews`)).body)
    const replied = await after(() => ok(home.host.send('POST', `/api/reviews/${theirs.id}/reply`, { text: 'Tak' })))
    expect(replied.reviews.items).toEqual([{ text: 'Vi kommer igen', hostReply: 'Tak' }])
  })

  test('of its host’s standing', async () => {
    const suspended = await after(() =>
      stack.services.identity.suspend({ userId: home.host.id, reason: 'Svindel' }, asAdmin),
    )
    expect(suspended.page).toEqual({ code: 'listing.notFound' })
    const back = await after(() => stack.services.identity.reactivate({ userId: home.host.id }, asAdmin))
    expect(back.page).toMatchObject({ title: 'Huset ved havet' })
  })
})

test('a home that is asked for by its id in capitals is hidden, and booked, for everyone', async () => {
  const home = await createHome(stack)
  const capitals = home.id.toUpperCase()
  const before = await shown(capitals)
  expect(await shown(home.id)).toEqual(before)
  await book(await createGuest(stack), capitals, dates)
  await stack.settle()
  const taken = { unavailable: [{ from: dates.checkIn, to: dates.checkOut }] }
  for (const id of [home.id, capitals]) expect((await shown(id)).taken).toEqual(taken)
  await ok(home.host.send('POST', `/api/host/listings/${capitals}/unpublish`))
  await stack.settle()
  for (const id of [home.id, capitals]) expect((await shown(id)).page).toEqual({ code: 'listing.notFound' })
})

test('who changes a home finds the change as soon as it is answered', async () => {
  const home = await createHome(stack)
  for (let round = 0; round < 10; round++) {
    const title = `Titel nummer ${round}`
    // Questions are on their way while the change is made.
    const asked = Array.from({ length: 5 }, () => shownAt(stack.url, home.id))
    await ok(home.host.send('PATCH', `/api/host/listings/${home.id}`, { title }))
    expect((await shownAt(stack.url, home.id)).page).toMatchObject({ title })
    await Promise.all(asked)
    expect((await shown(home.id)).page).toMatchObject({ title })
  }
})

test('nothing is shared while NATS is away; afterwards changes are seen again', async () => {
  const home = await createHome(stack)
  await shown(home.id)
  await stack.infra.kill('nats')
  expect((await visitor(stack.url).get(`/api/listings/${home.id}`)).status).toBeGreaterThanOrEqual(503)
  await stack.infra.restart('nats')
  await shown(home.id)
  await sendUntilAnswered(() => home.host.send('PATCH', `/api/host/listings/${home.id}`, { title: 'Efter stormen' }))
  await stack.settle()
  expect((await shown(home.id)).page).toMatchObject({ title: 'Efter stormen' })
})

test('strangers share an answer, which people with a session do not get', async () => {
  const home = await createHome(stack)
  const page = `/api/listings/${home.id}`
  const before = await visitor(stack.url).get(page)
  await stack.childProcess('listings').kill()
  const shared = await visitor(stack.url).get(page)
  expect([shared.status, shared.body]).toEqual([200, before.body])
  expect((await admin.get(page)).status).toBeGreaterThanOrEqual(503)
  expect((await visitor(stack.url).get(`${page}?lang=en`)).status).toBeGreaterThanOrEqual(503)
  await stack.childProcess('listings').restart()
})
