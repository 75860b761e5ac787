import { expect, test } from 'vitest'
import { relyingPartyOf } from './relying-party.ts'

test.each([
  ['https://nordbo.dk', 'nordbo.dk', 'https://nordbo.dk'],
  ['https://nordbo.dk:8443/', 'nordbo.dk', 'https://nordbo.dk:8443'],
  ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
  ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
])('passkeys of %s belong to %s and come from pages of %s', (PUBLIC_URL, id, origin) => {
  expect(relyingPartyOf({ PUBLIC_URL })).toEqual({ id, origin })
})
