import { randomUUID } from 'node:crypto'
import { MailStopToken, UserId } from '@nordbo/contracts'
import { expect, test } from 'vitest'
import { openStopTokens } from './stop-tokens.ts'

const tokens = openStopTokens('a secret of at least thirty-two characters')
const userId = UserId.parse(randomUUID())
const token = tokens.make({ userId, subject: 'message' })

test('a token is of one person and subject, and the same each time', () => {
  expect(MailStopToken.parse(token)).toBe(token)
  expect(tokens.make({ userId, subject: 'message' })).toBe(token)
  expect(tokens.read(token)).toEqual({ userId, subject: 'message' })
  expect(tokens.make({ userId: UserId.parse(randomUUID()), subject: 'message' })).not.toBe(token)
})

test('a token that was changed in any byte, cut, or made with another secret ends nothing', () => {
  const bytes = Buffer.from(token, 'base64url')
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(tokens.read(changed.toString('base64url')), `byte ${at}`).toBeUndefined()
  }
  for (const other of ['', 'guessed', token.slice(0, 40), `${token}AAAA`]) expect(tokens.read(other)).toBeUndefined()
  const foreign = openStopTokens('another secret of thirty-two characters').make({ userId, subject: 'message' })
  expect(tokens.read(foreign)).toBeUndefined()
})
