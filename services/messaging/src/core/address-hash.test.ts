import { expect, test } from 'vitest'
import { openAddressHash } from './address-hash.ts'

const secret = 'a secret of at least thirty-two characters'

test('an address has one hash in any spelling, and another with another secret', () => {
  const hash = openAddressHash(secret)
  expect(hash(' Zoë@Nordbo.example')).toBe(hash('zoe\u0308@nordbo.example '))
  expect(hash('zoë@nordbo.example')).not.toBe(hash('zoe@nordbo.example'))
  expect(openAddressHash(`${secret}!`)('zoe@nordbo.example')).not.toBe(hash('zoe@nordbo.example'))
  expect(hash('zoe@nordbo.example')).toMatch(/^[\w-]{43}$/)
})
