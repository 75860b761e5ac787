import { expect, test } from 'vitest'
import { nameOf, toClaims } from './claims.ts'

const known = {
  sub: 'abc',
  email: ' Gerda@Test.Example ',
  email_verified: true,
  name: 'Gerda Gæst',
  auth_time: 1_700_000_000,
}

test('the claims of a provider are read', () => {
  expect(toClaims(known)).toEqual({
    subject: 'abc',
    email: 'gerda@test.example',
    emailVerified: true,
    name: 'Gerda Gæst',
    authTime: 1_700_000_000,
  })
})

test.each([false, undefined, null, 'false', 'yes', 1, {}])(
  'an address that is verified as %j is not',
  (email_verified) => {
    expect(toClaims({ ...known, email_verified }).emailVerified).toBe(false)
  },
)

test('a provider that writes it as text may verify an address', () => {
  expect(toClaims({ ...known, email_verified: 'true' }).emailVerified).toBe(true)
})

test('what is missing or badly written counts as absent, and no address is verified', () => {
  for (const email of [undefined, 'no address', 7])
    expect(toClaims({ sub: 'abc', email, email_verified: true, name: 'ring 12 34 56 78', auth_time: 'now' })).toEqual({
      subject: 'abc',
      email: null,
      emailVerified: false,
      name: null,
      authTime: null,
    })
})

test('nobody is known without a subject', () => {
  for (const sub of [undefined, '', 'x'.repeat(256)]) expect(() => toClaims({ ...known, sub })).toThrow()
})

test('a new account has the name that the provider gives, or the words of the address', () => {
  expect(nameOf({ name: 'Gerda Gæst', email: 'x@test.example' })).toBe('Gerda Gæst')
  expect(nameOf({ name: null, email: 'gerda.gaest29@test.example' })).toBe('gerda gaest')
  expect(nameOf({ name: null, email: '29@test.example' })).toBe('Rejsende')
})

test('a provider gives no account a name of the product, its roles or desks, nor does an address', () => {
  for (const name of ['Nordbo Support', 'Nоrdbо', 'Kundeservice', 'Admin'])
    expect(toClaims({ ...known, name }).name).toBeNull()
  expect(nameOf({ name: null, email: 'nordbo.support@test.example' })).toBe('Rejsende')
})
