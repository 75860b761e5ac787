import { expect, test } from 'vitest'
import { isAnswerTo, requestSecretsOf } from './browser-token.ts'

test('state, nonce and verifier differ, and belong to one token', () => {
  const secrets = Object.values(requestSecretsOf('one'))
  expect(new Set([...secrets, ...Object.values(requestSecretsOf('other'))]).size).toBe(6)
  // RFC 7636 asks for 43 characters at least.
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/)
  expect(Object.values(requestSecretsOf('one'))).toEqual(secrets)
})

test('only the state of its own token answers it', () => {
  const { state, nonce } = requestSecretsOf('one')
  expect(isAnswerTo('one', state)).toBe(true)
  for (const other of [requestSecretsOf('other').state, nonce, state.slice(1), '', null])
    expect(isAnswerTo('one', other)).toBe(false)
})
