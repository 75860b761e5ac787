import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Answer, type BootedStack, type Person, pay, readRows, sharedStack } from '../src/index.ts'
import type { RouteCase } from './routes/expected.ts'
import { routeTable } from './routes/route-table.ts'
import { aRouteWorld, type RouteWorld } from './routes/route-world.ts'

let stack: BootedStack
let world: RouteWorld
/** The addresses of the owner's own things where the table of permissions has invented ones. */
const real: Record<string, string> = {}

beforeAll(async () => {
  stack = await sharedStack()
  world = await aRouteWorld(stack)
  const { owner, tenant, home, photo, held } = world
  await pay(tenant, held.clientSecret)
  await stack.settle()
  const prices = { homes: [{ listingId: home.id, ranges: [aDay()] }], price: 1_400 }
  const { changeId } = await owner.postOk(z.object({ changeId: z.string() }), '/api/host/calendar/prices', prices)
  real['POST /api/host/calendar/changes/:subject/:id/undo'] = `/api/host/calendar/changes/prices/${changeId}/undo`
  const ofPhoto = `/api/host/listings/${home.id}/photos/${photo.hash}`
  real['DELETE /api/host/listings/:id/photos/:hash'] = ofPhoto
  real['POST /api/host/listings/:id/photos/:hash/restore'] = `${ofPhoto}/restore`
})

const aDay = () => {
  const { checkIn: from, checkOut: to } = world.freshDates()
  return { from, to }
}

/** Routes that change nothing of a service that hosts' things belong to, each with its reason. */
const leftOut: Record<string, string> = {
  'POST /api/host/terms/accept': 'identity stores it, and knows the suspension itself',
  'POST /api/host/payout-account/refresh': 'it fetches what the provider says, and the host changes nothing',
}

const changes = Object.entries(routeTable).filter(
  ([route]) => route.includes(' /api/host/') && !route.startsWith('GET ') && !(route in leftOut),
)

const call = (route: string, given: RouteCase, person: Person): Promise<Answer> => {
  const [method = '', url = ''] = route.split(' ')
  const path = real[route] ?? given.path?.(world) ?? url
  if (method === 'GET') return person.get(path)
  if (method !== 'POST' && method !== 'PUT' && method !== 'PATCH' && method !== 'DELETE')
    throw new Error(`no way to call ${route}`)
  return person.send(method, path, given.body?.(world, 'host'))
}

/** Routes of things that belong to one host. */
const ofOneHost = Object.entries(routeTable).filter(
  ([route, { path, body, expected }]) =>
    route.includes(' /api/host/') && (path !== undefined || body !== undefined) && expected.host >= 400,
)

test('what the foreign host asks for is there: its owner gets it', async () => {
  const answers = await Promise.all(
    ofOneHost
      .filter(([route]) => route.startsWith('GET ') && !route.includes('price-proposals'))
      .map(async ([route, given]) => `${route} ${(await call(route, given, world.owner)).status}`),
  )
  expect(answers.length).toBeGreaterThan(10)
  expect(answers.filter((answer) => !answer.endsWith(' 200'))).toEqual([])
})

test('a service refuses another host at every route of a host’s own things, and shows nothing', async () => {
  const wrong: string[] = []
  for (const [route, given] of ofOneHost) {
    const { status, code, body } = await call(route, given, world.people.host)
    // The BFF refuses with the codes of `auth` only; whose something is, only its service knows.
    const byService = (status === 403 || status === 404) && code !== undefined && !code.startsWith('auth.')
    if (!byService) wrong.push(`${route}: ${status} ${code ?? ''}`)
    if (JSON.stringify(body).includes(world.home.exact.line1)) wrong.push(`${route} shows the address`)
  }
  expect(ofOneHost.length).toBeGreaterThan(35)
  expect(wrong).toEqual([])
})

/** Suspends a person in the services that store suspensions, and leaves the session open, as in the moment before it ends. */
const suspendInServices = async ({ id }: Person): Promise<void> => {
  for (const service of ['listings', 'pricing', 'booking', 'messaging', 'payouts'] as const)
    await readRows(
      stack.stack,
      service,
      z.unknown(),
      'insert into kit.standing (person_id, suspended, revision) values ($1, true, 99) returning person_id',
      [id],
    )
}

test('each service refuses every change of a suspended owner, also while the session is still open', async () => {
  await suspendInServices(world.owner)
  const letThrough: string[] = []
  for (const [route, given] of changes) {
    const { status, code } = await call(route, given, world.owner)
    if (code !== 'auth.suspended') letThrough.push(`${route}: ${status} ${code ?? ''}`)
  }
  expect(letThrough).toEqual([])
})
