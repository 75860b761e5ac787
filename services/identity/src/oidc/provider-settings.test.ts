import { expect, test } from 'vitest'
import { signInProviderSettings } from './provider-settings.ts'

const konto = {
  ...{ id: 'konto', name: 'Konto', issuer: 'https://konto.example' },
  ...{ clientId: 'nordbo', clientSecret: 'hemmelig' },
}

test('there are no providers unless they are configured', () => {
  expect(signInProviderSettings.parse(undefined)).toEqual([])
})

test('providers are written as JSON, and parsing them again changes nothing', () => {
  const once = signInProviderSettings.parse(JSON.stringify([konto]))
  expect(once).toEqual([konto])
  expect(signInProviderSettings.parse(once)).toEqual([konto])
})

test.each([
  ['text that is no JSON', 'konto'],
  ['a provider alone', JSON.stringify(konto)],
  ['an id that is no part of an address', JSON.stringify([{ ...konto, id: '../konto' }])],
  ['an issuer that is no address', JSON.stringify([{ ...konto, issuer: 'konto' }])],
  ['a provider without a secret', JSON.stringify([{ ...konto, clientSecret: '' }])],
  ['an unknown field', JSON.stringify([{ ...konto, secret: 'x' }])],
  ['an id twice', JSON.stringify([konto, { ...konto, issuer: 'https://other.example' }])],
  ['an issuer twice', JSON.stringify([konto, { ...konto, id: 'other' }])],
])('%s is refused', (_what, written) => {
  expect(signInProviderSettings.safeParse(written).success).toBe(false)
})
