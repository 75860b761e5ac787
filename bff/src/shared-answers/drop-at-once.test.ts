import { randomUUID } from 'node:crypto'
import { ListingId } from '@nordbo/contracts'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { dropAtOnce } from './drop-at-once.ts'
import { createFreshness } from './freshness.ts'

const id = ListingId.parse(randomUUID())

/** Whether a call that names the home makes what strangers were shown of it before outdated. */
const drops = async (
  method: 'POST' | 'PUT' | 'PATCH',
  route: string,
  payload: object,
  status = 200,
): Promise<boolean> => {
  const freshness = createFreshness()
  freshness.resume()
  const app = fastify()
  await app.register(dropAtOnce, { freshness })
  app.route({ method, url: route, handler: async (_, reply) => reply.code(status).send({}) })
  const asked = freshness.now()
  await app.inject({ method, url: route.replace(/:\w+/, id), payload })
  await app.close()
  return !freshness.isFresh(asked, id)
}

test.each([
  ['POST', '/api/threads', { listingId: id }],
  ['POST', '/api/wishlists', { title: 'Ferie', listingId: id }],
  ['POST', '/api/wishlists/:id/items', { listingId: id }],
  ['POST', '/api/quotes', { listingId: id }],
  ['POST', '/api/host/planned-messages', { listingId: id }],
] as const)('a person who names a home in %s %s keeps what strangers share of it', async (method, route, body) => {
  expect(await drops(method, route, body)).toBe(false)
})

test.each([
  ['PATCH', '/api/host/listings/:id', {}],
  ['PUT', '/api/host/listings/:id/stay-rules', {}],
  ['POST', '/api/host/calendar/prices', { homes: [{ listingId: id }] }],
  ['POST', '/api/bookings', { listingId: id }],
] as const)(
  'a change by %s %s drops what strangers share of its home at once, unless it is refused',
  async (method, route, body) => {
    expect(await drops(method, route, body)).toBe(true)
    expect(await drops(method, route, body, 503)).toBe(true)
    expect(await drops(method, route, body, 404)).toBe(false)
  },
)
