import { expect, test } from 'vitest'
import { openNewsletterTokens, openTicketTokens } from './link-tokens.ts'

const secret = 'a secret of thirty-two characters'
const tokens = openNewsletterTokens(secret)
const id = '0f8fad5b-d9cb-469f-a165-70867728950e'

test('a token names its id for its own act alone, and nobody else can make one', () => {
  const token = tokens.make(id, 'confirm')
  expect(token).toMatch(/^[\w-]{44}$/)
  expect(tokens.read(token, 'confirm')).toBe(id)
  expect(tokens.read(token, 'end')).toBeUndefined()
  expect(tokens.read(tokens.make(id, 'end'), 'end')).toBe(id)
  expect(openNewsletterTokens('another secret of that length....').read(token, 'confirm')).toBeUndefined()
  for (const wrong of ['', 'A'.repeat(44), token.slice(1), `B${token.slice(1)}`])
    expect([wrong, tokens.read(wrong, 'confirm')]).toEqual([wrong, undefined])
})

test('a token of one kind of link opens no other', () => {
  expect(openTicketTokens(secret).read(tokens.make(id, 'confirm'), 'show')).toBeUndefined()
  expect(tokens.read(openTicketTokens(secret).make(id, 'show'), 'confirm')).toBeUndefined()
})
