import { sessionTokenHash } from '@nordbo/contracts'
import { expect, test } from 'vitest'
import { hashTokensIn } from './session-rows.ts'

test('every filter on tokens reaches the table with hashes only', () => {
  const hash = sessionTokenHash('abc')
  expect(hashTokensIn({ token: 'abc' })).toEqual({ token: hash })
  expect(hashTokensIn({ token: { equals: 'abc' } })).toEqual({ token: { equals: hash } })
  expect(hashTokensIn({ token: { in: ['abc'] } })).toEqual({ token: { in: [hash] } })
  expect(hashTokensIn({ AND: [{ token: 'abc' }, { userId: 'u' }] })).toEqual({
    AND: [{ token: hash }, { userId: 'u' }],
  })
  expect(hashTokensIn({ OR: [{ token: { equals: 'abc' } }] })).toEqual({ OR: [{ token: { equals: hash } }] })
})

test('a filter without a token is unchanged', () => {
  expect(hashTokensIn({ userId: 'u' })).toEqual({ userId: 'u' })
})
