import type { Actor } from '@nordbo/contracts'
import { expect, test } from 'vitest'
import { hostOf, ownerOrAdmin, personOf } from './access.ts'

const ownerId = '00000000-0000-4000-8000-000000000001'
const otherId = '00000000-0000-4000-8000-000000000002'
const user = (userId: string, ...roles: Extract<Actor, { kind: 'user' }>['roles']): Actor => ({
  kind: 'user',
  userId,
  roles,
})

test.each([
  ['the owner', user(ownerId, 'guest'), true],
  ['an administrator', user(otherId, 'guest', 'admin'), true],
  ['another host', user(otherId, 'guest', 'host'), false],
  ['a service', { kind: 'service', name: 'booking' }, false],
  ['nobody signed in', { kind: 'anonymous' }, false],
] satisfies [string, Actor, boolean][])('%s may act for the owner: %o gives %s', (_who, actor, allowed) => {
  expect(ownerOrAdmin(actor, ownerId)).toBe(allowed)
})

test('the person of a call is its signed-in user', () => {
  expect(personOf(user(ownerId, 'guest'))).toBe(ownerId)
  expect(() => personOf({ kind: 'anonymous' })).toThrow('only signed-in users')
})

test('hosts and administrators pass as hosts, guests and hotel partners do not', () => {
  for (const role of ['host', 'admin'] as const)
    expect(hostOf(user(ownerId, 'guest', role))).toEqual({ ok: true, value: ownerId })
  for (const role of ['guest', 'host_hotel'] as const)
    expect(hostOf(user(ownerId, role))).toMatchObject({ ok: false, error: { code: 'auth.forbidden' } })
})
