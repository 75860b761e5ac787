import { sessionTokenHash } from '@nordbo/contracts'
import { expect, test } from 'vitest'
import { hashTokensIn } from './session-rows.ts'

test('whatever way a token is asked for, only its hash reaches the table', () => {
  const hash = sessionTokenHash('abc')
  expect(hashTokensIn({ token: 'abc' })).toEqual({ token: hash })
  expect(hashTokensIn({ token: { equals: 'abc' } })).toEqual({ token: { equals: hash } })
  expect(hashTokensIn({ token: { in: ['abc'] } })).toEqual({ token: { in: [hash] } })
  expect(hashTokensIn({ AND: [{ token: 'abc' }, { userId: 'u' }] })).toEqual({
    AND: [{ token: hash }, { userId: 'u' }],
  })
  expect(hashTokensIn({ OR: [{ token: { equals: 'abc' } }] })).toEqual({ OR: [{ token: { equals: hash } }] })
})

test('a question without a token stays as it is', () => {
  expect(hashTokensIn({ userId: 'u' })).toEqual({ userId: 'u' })
})
