import { expect, test } from 'vitest'
import { type Standing, toDosOf } from './to-dos.ts'

const settled: Standing = {
  ...{ emailVerified: true, phone: '12 34 56 78', verification: 'approved' },
  ...{ isHost: false, payoutsConfigured: undefined },
}
const names = (change: Partial<Standing>) => toDosOf({ ...settled, ...change }).map(({ name }) => name)

test('a person who has everything is asked for nothing', () => {
  expect(names({})).toEqual([])
  expect(names({ isHost: true, payoutsConfigured: true })).toEqual([])
})

test('the mail address comes first, then what a host is paid by, then who they are, then the phone', () => {
  const missing = { emailVerified: false, phone: null, verification: null, isHost: true, payoutsConfigured: false }
  expect(names(missing)).toEqual(['email', 'payouts', 'identity', 'phone'])
})

test('a rejected identity is asked for again, a waiting one is not', () => {
  expect(names({ verification: 'rejected' })).toEqual(['identityRejected'])
  expect(names({ verification: 'pending', isHost: true, payoutsConfigured: true })).toEqual([])
})

test('guests need no identity, and nothing is asked for before it is known', () => {
  expect(names({ verification: null })).toEqual([])
  expect(names({ isHost: true, phone: undefined, verification: undefined })).toEqual([])
})
