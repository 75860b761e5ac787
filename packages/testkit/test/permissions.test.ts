import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays } from '@nordbo/contracts'
import { repoRoot } from '@nordbo/devstack'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  type Answer,
  type BootedStack,
  book,
  bootStack,
  createGuest,
  createHomes,
  fetchTrip,
  type Home,
  type Person,
  pay,
  stayIn,
  visitor,
} from '../src/index.ts'
import { declaredRoutes } from './routes/declared-routes.ts'
import { expectedOf, type RouteCase } from './routes/expected.ts'
import { permissionsPage, revealedBy } from './routes/permissions-page.ts'
import { routeTable } from './routes/route-table.ts'
import { aRouteWorld, type EveryRole, everyRole, type RouteRole, type RouteWorld, roles } from './routes/route-world.ts'

let stack: BootedStack
let world: RouteWorld
/** The answer of each route to each role; each is requested once. */
const answers = new Map<string, Promise<Answer>>()

beforeAll(async () => {
  stack = await bootStack()
  world = await aRouteWorld(stack)
})
afterAll(() => stack?.stop())

const call = (route: string, given: RouteCase, person: Person, role: EveryRole): Promise<Answer> => {
  const [method = '', url = ''] = route.split(' ')
  const path = given.path?.(world) ?? url
  if (method === 'GET') return person.get(path)
  if (method !== 'POST' && method !== 'PUT' && method !== 'PATCH' && method !== 'DELETE')
    throw new Error(`no way to call ${route}`)
  return person.send(method, path, given.body?.(world, role))
}

const answerOf = (route: string, given: RouteCase, role: EveryRole): Promise<Answer> => {
  const key = `${route} ${role}`
  const asked = async (): Promise<Answer> =>
    call(route, given, given.throwaway ? await world.throwaway[role]() : world.people[role], role)
  const answer = answers.get(key) ?? asked()
  answers.set(key, answer)
  return answer
}
const cases = Object.entries(routeTable).flatMap(([route, given]) => everyRole.map((role) => ({ route, given, role })))
/** All answers to people who are no administrators, one route after the other. */
const answersToStrangers = async (): Promise<{ route: string; role: EveryRole; body: unknown }[]> => {
  const found: { route: string; role: EveryRole; body: unknown }[] = []
  for (const { route, given, role } of cases)
    if (role !== 'admin') found.push({ route, role, body: (await answerOf(route, given, role)).body })
  return found
}

/** Routes whose answers may be kept for a while, since they contain nothing of anybody. */
const sameForEverybody = [
  'GET /api/categories',
  'GET /api/currencies',
  'GET /api/figures',
  'GET /media/photos/:hash/:file',
  'GET /media/share/:kind/:id/:language.jpg',
]

describe('every route of the API', () => {
  test('has an entry in the table of permissions, and the table names no other', async () => {
    expect((await declaredRoutes()).sort()).toEqual(Object.keys(routeTable).sort())
  })

  test.each(cases)('$route answers $role as the table says', async ({ route, given, role }) => {
    const answer = await answerOf(route, given, role)
    expect(`${answer.status} ${answer.code ?? ''}`).toMatch(new RegExp(`^${expectedOf(given, role)} `))
  })

  test('is in docs/permissions.md, with what its answers tell strangers', async () => {
    const revealed = new Map<string, string[]>()
    // Answers to signing in contain the person's own data.
    for (const { route, role, body } of await answersToStrangers())
      if (role === 'nobody' && !route.includes('/api/auth/')) revealed.set(route, revealedBy(body, world.homes))
    const page = permissionsPage(revealed)
    const path = join(repoRoot, 'docs/permissions.md')
    if (process.env.UPDATE_PERMISSIONS === '1') await writeFile(path, page)
    expect(await readFile(path, 'utf8')).toBe(page)
    for (const facts of revealed.values())
      for (const secret of ['full name', 'exact address', 'exact point']) expect(facts).not.toContain(secret)
  })

  test('let no cache store what a person is told, except what is the same for everybody', async () => {
    const stored = new Set<string>()
    for (const { route, given, role } of cases)
      if (role !== 'nobody') {
        const cacheControl = (await answerOf(route, given, role)).headers.get('cache-control') ?? ''
        if (!cacheControl.includes('no-store')) stored.add(route)
      }
    expect([...stored].sort()).toEqual(sameForEverybody)
  })

  test('let strangers change nothing: every booking is where its own people left it', async () => {
    const statuses = await Promise.all(
      [world.approved, world.held.id].map(async (id) => (await fetchTrip(world.tenant, id)).status),
    )
    expect(statuses).toEqual(['host_approved', 'pending'])
  })
})

const earthMetres = 6_371_000
const radians = (degrees: number): number => (degrees * Math.PI) / 180
const metres = (one: { lat: number; lng: number }, other: { lat: number; lng: number }): number => {
  const across = Math.sin(radians(other.lat - one.lat) / 2) ** 2
  const along =
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(radians(other.lng - one.lng) / 2) ** 2
  return 2 * earthMetres * Math.asin(Math.sqrt(across + along))
}

const Place = z.object({ lat: z.number(), lng: z.number() })
const within = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(within)] : [value]

/** What an answer reveals of a home's exact place, as sentences. */
const leaks = (body: unknown, { exact }: Home): string[] => {
  const found: string[] = []
  if (JSON.stringify(body ?? null).includes(exact.line1)) found.push(`the address ${exact.line1}`)
  for (const value of within(body)) {
    if (typeof value === 'number' && (Math.abs(value - exact.lat) < 1e-6 || Math.abs(value - exact.lng) < 1e-6))
      found.push(`the coordinate ${value}`)
    const place = Place.safeParse(value).data
    if (place && metres(place, exact) < 149) found.push(`a point ${Math.round(metres(place, exact))} m away`)
  }
  return found
}

describe('where a home lies', () => {
  test('is in no answer of any route to strangers', async () => {
    const answered = await answersToStrangers()
    const found = answered.flatMap(({ route, role, body }) =>
      world.homes.flatMap((home) => leaks(body, home).map((leak) => `${route} shows ${role} ${leak}`)),
    )
    expect(answered.length).toBeGreaterThan(90)
    expect(found).toEqual([])
  })

  test('is shown as one point 150 to 500 m away, the same for everybody', async () => {
    const Shown = z.object({ location: Place })
    const answers = await Promise.all(roles.map((role) => world.people[role].get(`/api/listings/${world.home.id}`)))
    const points = answers.map(({ body }) => Shown.parse(body).location)
    expect(new Set(points.map((point) => JSON.stringify(point))).size).toBe(1)
    const away = metres(points[0] ?? { lat: 0, lng: 0 }, world.home.exact)
    expect(away).toBeGreaterThanOrEqual(150)
    expect(away).toBeLessThanOrEqual(500)
  })

  test('cannot be found by searching: boxes and circles use the public point', async () => {
    const Found = z.object({ items: z.array(z.object({ id: z.string() })) })
    const finds = async (query: string): Promise<boolean> =>
      Found.parse((await visitor(stack.url).get(`/api/listings?${query}`)).body).items.some(
        ({ id }) => id === world.home.id,
      )
    const box = ({ lat, lng }: { lat: number; lng: number }): string =>
      `bbox=${[lng - 0.002, lat - 0.001, lng + 0.002, lat + 0.001].join()}`
    const circle = ({ lat, lng }: { lat: number; lng: number }): string => `lat=${lat}&lng=${lng}&radius=0.14`
    const Shown = z.object({ location: Place })
    const shown = Shown.parse((await visitor(stack.url).get(`/api/listings/${world.home.id}`)).body).location
    expect([await finds(box(shown)), await finds(circle(shown))]).toEqual([true, true])
    expect([await finds(box(world.home.exact)), await finds(circle(world.home.exact))]).toEqual([false, false])
    expect(await finds(`q=${encodeURIComponent(world.home.exact.line1)}`)).toBe(false)
  })

  test('is shown to its host, to admins and to the guest of a confirmed booking, but not before', async () => {
    const Exact = z.object({
      exact: z.object({ address: z.object({ line1: z.string() }), location: Place }).nullable(),
    })
    const [home] = await createHomes(stack, [{ host: world.owner }])
    if (!home) throw new Error('no home')
    const line1 = async (person: Person): Promise<string | undefined> =>
      Exact.parse((await person.get(`/api/listings/${home.id}`)).body).exact?.address.line1
    const guest = await createGuest(stack)
    const { checkIn } = await stayIn(stack, 200)
    const { clientSecret } = await book(guest, home.id, { checkIn, checkOut: addDays(checkIn, 2) })
    await stack.settle()
    const others: RouteRole[] = ['nobody', 'guest', 'host']
    expect(await line1(guest)).toBeUndefined()
    for (const role of others) expect(await line1(world.people[role])).toBeUndefined()
    expect(await line1(world.owner)).toBe(home.exact.line1)
    expect(await line1(world.people.admin)).toBe(home.exact.line1)
    await pay(guest, clientSecret ?? '')
    await stack.settle()
    expect(await line1(guest)).toBe(home.exact.line1)
  })
})
