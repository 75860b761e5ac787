import { type InputOf, type identityService, ok, Role, sessionTokenHash, UserId } from '@nordbo/contracts'
import { expect, test } from 'vitest'
import { createSessionCache } from './session-cache.ts'
import type { CurrentSession } from './session-lookups.ts'

const userId = UserId.parse('00000000-0000-4000-8000-000000000001')

/** An identity client that counts its calls, and the sessions that were asked for. */
const anIdentity = () => {
  let calls = 0
  let asked = 0
  let away = false
  let ended = false
  const session: CurrentSession = {
    user: {
      id: userId,
      name: 'Gerda',
      email: 'g@x.dk',
      emailVerified: true,
      photoUrl: null,
      locale: 'da',
      currency: 'DKK',
      createdAt: '2026-01-01T00:00:00.000Z',
    },
    roles: [Role.enum.guest],
    agreed: { terms: 1, privacy: 1 },
    expiresAt: '2027-01-01T00:00:00.000Z',
    confirmedUntil: null,
  }
  const sessionsByTokens = async ({ tokens }: InputOf<(typeof identityService)['procedures']['sessionsByTokens']>) => {
    calls++
    asked += tokens.length
    if (away) throw new Error('away')
    return ok({ sessions: tokens.map(() => (ended ? null : session)) })
  }
  return {
    sessionsByTokens,
    calls: () => calls,
    asked: () => asked,
    leave: (gone: boolean): void => {
      away = gone
    },
    end: (): void => {
      ended = true
    },
  }
}

test('identity is asked once in five seconds, also for concurrent requests', async () => {
  let now = 0
  const identity = anIdentity()
  const sessions = createSessionCache(identity, () => now)
  await Promise.all([sessions.find('a'), sessions.find('a')])
  now = 4_999
  await sessions.find('a')
  expect(identity.asked()).toBe(1)
  now = 5_000
  await sessions.find('a')
  expect(identity.asked()).toBe(2)
})

test('an ended session is looked up again, others are not', async () => {
  const identity = anIdentity()
  const sessions = createSessionCache(identity)
  await sessions.find('a')
  await sessions.find('b')
  sessions.forget({ userId, tokenHash: sessionTokenHash('a') })
  await Promise.all([sessions.find('a'), sessions.find('b')])
  expect(identity.asked()).toBe(3)
  sessions.forget({ userId, tokenHash: null })
  await Promise.all([sessions.find('a'), sessions.find('b')])
  expect(identity.asked()).toBe(5)
})

test('a lookup that was running when sessions ended is not cached', async () => {
  const identity = anIdentity()
  const sessions = createSessionCache(identity)
  const asking = sessions.find('a')
  sessions.forget({ userId, tokenHash: null })
  await asking
  await sessions.find('a')
  expect(identity.asked()).toBe(2)
})

test('the user of a recent token is known for rate limits while the session is looked up again', async () => {
  let now = 0
  const sessions = createSessionCache(anIdentity(), () => now)
  expect(sessions.lastKnownUserId('a')).toBeUndefined()
  await sessions.find('a')
  now = 60_000
  expect(sessions.lastKnownUserId('a')).toBe(userId)
})

test('a failed lookup is not cached', async () => {
  const identity = anIdentity()
  identity.leave(true)
  const sessions = createSessionCache(identity)
  await expect(sessions.find('a')).rejects.toThrow('away')
  identity.leave(false)
  expect((await sessions.find('a'))?.user.id).toBe(userId)
})

test('lookups that come together are one call', async () => {
  const identity = anIdentity()
  const sessions = createSessionCache(identity)
  await Promise.all(['a', 'b', 'c'].map((token) => sessions.find(token)))
  expect(identity.calls()).toBe(1)
  await Promise.all(['a', 'b', 'c'].map((token) => sessions.renew(token)))
  expect(identity.calls()).toBe(2)
  expect(identity.asked()).toBe(6)
})

test('a call asks for at most 500 sessions', async () => {
  const identity = anIdentity()
  const sessions = createSessionCache(identity)
  await Promise.all(Array.from({ length: 501 }, (_, number) => sessions.find(`token-${number}`)))
  expect(identity.calls()).toBe(2)
})

test('a renewed session is held for five more seconds, and others do not wait for its lookup', async () => {
  let now = 0
  const identity = anIdentity()
  const sessions = createSessionCache(identity, () => now)
  await sessions.find('a')
  now = 4_000
  const renewing = sessions.renew('a')
  await sessions.find('a')
  expect(identity.asked()).toBe(1)
  await renewing
  now = 8_999
  await sessions.find('a')
  expect(identity.asked()).toBe(2)
})

test('a renewal finds that a session has ended, and nobody gets it any more', async () => {
  const identity = anIdentity()
  const sessions = createSessionCache(identity)
  await sessions.find('a')
  identity.end()
  expect(await sessions.renew('a')).toBeNull()
  expect(await sessions.find('a')).toBeNull()
})

test('a renewal that was running when the session ended is not cached', async () => {
  const identity = anIdentity()
  const sessions = createSessionCache(identity)
  await sessions.find('a')
  const renewing = sessions.renew('a')
  sessions.forget({ userId, tokenHash: sessionTokenHash('a') })
  await renewing
  identity.end()
  expect(await sessions.find('a')).toBeNull()
})

test.each([
  ['a NUL', 'a\u0000b'],
  ['half a character', 'a\ud800'],
  ['letters that no token has', 'blåbær'],
  ['201 characters', 'a'.repeat(201)],
])('a token with %s is nobody’s, and is not asked for beside those of others', async (_what, odd) => {
  const identity = anIdentity()
  const sessions = createSessionCache(identity)
  const [own, none] = await Promise.all([sessions.find('a'), sessions.find(odd)])
  expect([own?.user.id, none]).toEqual([userId, null])
  expect(identity.asked()).toBe(1)
})
