import {
  type InputOf,
  type identityService,
  type OutputOf,
  ok,
  Role,
  sessionTokenHash,
  UserId,
} from '@nordbo/contracts'
import { expect, test } from 'vitest'
import { createSessionCache } from './session-cache.ts'

const userId = UserId.parse('00000000-0000-4000-8000-000000000001')

/** An identity client that counts its calls. */
const anIdentity = () => {
  let asked = 0
  let away = false
  const session = async (_: InputOf<(typeof identityService)['procedures']['session']>) => {
    asked++
    if (away) throw new Error('away')
    const answer: OutputOf<(typeof identityService)['procedures']['session']> = {
      session: {
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
        expiresAt: '2027-01-01T00:00:00.000Z',
        confirmedUntil: null,
      },
    }
    return ok(answer)
  }
  return {
    session,
    asked: () => asked,
    leave: (gone: boolean): void => {
      away = gone
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
