import { sessionTokenHash } from '@nordbo/contracts'
import { expect, test } from 'vitest'
import { hashedWhere } from './session-rows.ts'

test('whatever way a token is asked for, only its hash reaches the table', () => {
  const hash = sessionTokenHash('abc')
  expect(hashedWhere({ token: 'abc' })).toEqual({ token: hash })
  expect(hashedWhere({ token: { equals: 'abc' } })).toEqual({ token: { equals: hash } })
  expect(hashedWhere({ token: { in: ['abc'] } })).toEqual({ token: { in: [hash] } })
  expect(hashedWhere({ AND: [{ token: 'abc' }, { userId: 'u' }] })).toEqual({ AND: [{ token: hash }, { userId: 'u' }] })
  expect(hashedWhere({ OR: [{ token: { equals: 'abc' } }] })).toEqual({ OR: [{ token: { equals: hash } }] })
})

test('a question without a token stays as it is', () => {
  expect(hashedWhere({ userId: 'u' })).toEqual({ userId: 'u' })
})
