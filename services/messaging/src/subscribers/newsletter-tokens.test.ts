import { expect, test } from 'vitest'
import { openNewsletterTokens } from './newsletter-tokens.ts'

const tokens = openNewsletterTokens('a secret of thirty-two characters')
const id = '0f8fad5b-d9cb-469f-a165-70867728950e'

test('a token names its subscriber for its own act alone, and nobody else can make one', () => {
  const token = tokens.make(id, 'confirm')
  expect(token).toMatch(/^[\w-]{44}$/)
  expect(tokens.read(token, 'confirm')).toBe(id)
  expect(tokens.read(token, 'end')).toBeUndefined()
  expect(tokens.read(tokens.make(id, 'end'), 'end')).toBe(id)
  expect(openNewsletterTokens('another secret of that length....').read(token, 'confirm')).toBeUndefined()
  for (const wrong of ['', 'A'.repeat(44), token.slice(1), `B${token.slice(1)}`])
    expect([wrong, tokens.read(wrong, 'confirm')]).toEqual([wrong, undefined])
})
