import { expect, test } from 'vitest'
import { aCard } from '../samples/homes.ts'
import { foundHomes } from '../samples/search-answers.ts'
import { createFakeApi } from './fake-api.ts'
import { type Answers, broken, hold, inTurn, lost, refuse } from './replies.ts'

const fake = (answers: Answers) => {
  const faults: string[] = []
  const api = createFakeApi(answers, (fault) => void faults.push(fault))
  const ask = (path: string, init?: RequestInit): Promise<Response> =>
    api.handle(new Request(`https://nordbo.test${path}`, init))
  return { api, ask, faults }
}

const json = (method: string, body: unknown): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

test('a route answers as declared, with the status of its success', async () => {
  const { ask, faults, api } = fake({ 'POST /api/wishlists': { id: '00000000-0000-4000-8000-000000000001' } })
  const answer = await ask('/api/wishlists', json('POST', { title: 'Sommer' }))
  expect([answer.status, await answer.json()]).toEqual([201, { id: '00000000-0000-4000-8000-000000000001' }])
  expect(api.requests('POST /api/wishlists')).toMatchObject([{ path: '/api/wishlists', body: { title: 'Sommer' } }])
  expect(faults).toEqual([])
})

test('a path of its own comes before one with a parameter, whose value is told', async () => {
  const { ask, api, faults } = fake({
    'GET /api/hotels/search': refuse('service.busy'),
    'GET /api/hotels/{id}': refuse('hotel.notFound'),
  })
  expect((await ask('/api/hotels/search')).status).toBe(503)
  expect((await ask('/api/hotels/strandhotel')).status).toBe(404)
  expect(api.requests('GET /api/hotels/{id}')).toMatchObject([{ params: { id: 'strandhotel' } }])
  expect(faults).toEqual([])
})

test('an answer that the API’s description does not allow is a fault, and so is a field too much', async () => {
  const card = aCard()
  const { ask, faults } = fake({
    'GET /api/listings': foundHomes([{ ...card, bedrooms: 1.5 }]),
    'GET /api/notifications/unread': { count: 0, ...{ unread: 1 } },
  })
  await ask('/api/listings')
  await ask('/api/notifications/unread')
  expect(faults).toEqual([
    'GET /api/listings may not answer 200 with this: /items/0/bedrooms must be integer',
    'GET /api/notifications/unread may not answer 200 with this:  must NOT have additional properties',
  ])
})

test('a route without an answer, and one that no API has, are faults by their names', async () => {
  const { ask, faults } = fake({})
  await ask('/api/threads/unread')
  await ask('/api/weather')
  expect(faults).toEqual([
    'GET /api/threads/unread has no answer in this test (asked at /api/threads/unread)',
    'GET /api/weather is no route of the API',
  ])
})

test('a request that the API would refuse as invalid is a fault, unless the test refuses it', async () => {
  const invalid = json('POST', { title: '' })
  const asked = fake({ 'POST /api/wishlists': { id: aCard().id }, 'GET /api/listings': foundHomes([]) })
  await asked.ask('/api/wishlists', invalid)
  await asked.ask('/api/listings?limit=many&colour=red')
  expect(asked.faults).toEqual([
    'POST /api/wishlists was asked wrongly: the body: /title must NOT have fewer than 1 characters',
    'GET /api/listings was asked wrongly: the query’s colour is not declared',
    'GET /api/listings was asked wrongly: the query: /limit must be integer',
  ])
  const refused = fake({ 'POST /api/wishlists': refuse('request.invalid') })
  expect((await refused.ask('/api/wishlists', invalid)).status).toBe(400)
  expect(refused.faults).toEqual([])
})

test('answers come in turn, wait to be released, fail without a reason, or are lost', async () => {
  const held = hold('GET /api/threads/unread')
  const { ask, faults } = fake({
    'GET /api/notifications/unread': inTurn(broken(502), lost(), { count: 3 }),
    'GET /api/threads/unread': held,
  })
  const answers = [await ask('/api/notifications/unread'), await ask('/api/notifications/unread')]
  expect(answers.map(({ status, type }) => [status, type])).toEqual([
    [502, 'default'],
    [0, 'error'],
  ])
  for (const _ of 'ab') expect(await (await ask('/api/notifications/unread')).json()).toEqual({ count: 3 })
  const waiting = ask('/api/threads/unread')
  await held.asked
  held.release({ count: 1, guest: 1, host: 0 })
  expect((await waiting).status).toBe(200)
  expect(faults).toEqual([])
})
