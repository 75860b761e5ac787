import { randomUUID } from 'node:crypto'
import { consentVersion } from '@nordbo/contracts'
import { type BootedStack, bootStack, createGuest, type Person, readRows, visitor } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'pricing', 'payouts', 'bff'] })
})
afterAll(() => stack?.stop())

const first = '2025-10-05'

/** Lets the terms that a person agreed to be older than those in force. */
const letTermsAge = (person: Person): Promise<unknown> =>
  readRows(
    stack.stack,
    'identity',
    z.unknown(),
    `update agreement set version = 0 where user_id = $1 and document = 'terms' returning version`,
    [person.id],
  )

const Session = z.object({ termsChanged: z.boolean() })
const termsChangedFor = async (person: Person): Promise<boolean> =>
  Session.parse((await person.get('/api/auth/session')).body).termsChanged

test('signing up stores the versions at the head of the pages, whatever a caller sends', async () => {
  const account = { name: 'Gerda Gæst', email: 'aftale@test.example', password: 'sommerhus-29' }
  const agreed = { terms: { version: 9, dated: '2030-01-01' }, privacy: { version: 9, dated: '2030-01-01' } }
  const answer = await visitor(stack.url).send('POST', '/api/auth/sign-up', { ...account, agreed })
  expect(answer.status).toBe(201)
  const rows = await readRows(
    stack.stack,
    'identity',
    z.looseObject({}),
    `select a.document, a.version, a.dated::text, a.way from agreement a join "user" u on u.id = a.user_id
      where u.email = $1 order by a.document`,
    [account.email],
  )
  expect(rows).toEqual([
    { document: 'privacy', version: 1, dated: first, way: 'sign-up' },
    { document: 'terms', version: 1, dated: first, way: 'sign-up' },
  ])
})

test('a change is told until the person agrees to what was shown, and then no more', async () => {
  const guest = await createGuest(stack)
  expect(await termsChangedFor(guest)).toBe(false)
  expect((await guest.get('/api/me/agreements/changed')).body).toEqual({ changed: [] })
  await letTermsAge(guest)
  await expect.poll(() => termsChangedFor(guest), { timeout: 8_000 }).toBe(true)
  const danish = [{ version: 1, date: first, text: 'Første udgave.' }]
  expect((await guest.get('/api/me/agreements/changed')).body).toEqual({
    changed: [{ document: 'terms', title: 'Vilkår for brug', changes: danish }],
  })
  const refused = await guest.send('POST', '/api/me/agreements', { terms: 2 })
  expect([refused.code, refused.status]).toEqual(['request.invalid', 400])
  expect(await termsChangedFor(guest)).toBe(true)
  const agreed = await guest.send('POST', '/api/me/agreements', { terms: 1 })
  expect(agreed.body).toMatchObject({
    agreements: [
      { document: 'terms', version: 1, dated: first, way: 'notice' },
      { document: 'privacy', version: 1, dated: first, way: 'sign-up' },
      { document: 'terms', version: 0, way: 'sign-up' },
    ],
  })
  expect(await termsChangedFor(guest)).toBe(false)
  expect((await guest.get('/api/me/agreements')).body).toEqual(agreed.body)
})

test('people without a session have agreed to nothing and are told nothing', async () => {
  const nobody = visitor(stack.url)
  expect(await termsChangedFor(nobody)).toBe(false)
  expect((await nobody.get('/api/me/agreements')).status).toBe(401)
  expect((await nobody.send('POST', '/api/me/agreements', { terms: 1 })).status).toBe(401)
})

test('what a browser may keep is logged for who is signed in at it, and they read their latest choice', async () => {
  const guest = await createGuest(stack)
  const browserId = randomUUID()
  const choose = async (preferences: boolean) =>
    guest.send('POST', '/api/consents', {
      browserId,
      choice: { preferences, statistics: false },
      version: consentVersion,
    })
  expect((await choose(true)).status).toBe(200)
  const kept = { purpose: 'preferences', granted: true, version: consentVersion }
  expect((await guest.get('/api/me/consents')).body).toMatchObject({ consents: [kept, { purpose: 'statistics' }] })
  expect((await choose(false)).status).toBe(200)
  expect((await guest.get('/api/me/consents')).body).toMatchObject({
    consents: [
      { ...kept, granted: false },
      { purpose: 'statistics', granted: false },
    ],
  })
})
