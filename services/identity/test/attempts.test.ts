import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson, bootIdentity, from, type IdentityStack } from './identity-stack.ts'

// The limits of production: nothing is raised here.
const real = { SIGN_IN_LIMIT: '10', SIGN_IN_WINDOW_SECONDS: '600', SIGN_UP_LIMIT: '10', SIGN_UP_WINDOW_SECONDS: '3600' }
let house: IdentityStack
beforeAll(async () => {
  house = await bootIdentity(real)
})
afterAll(() => house.stop())

const code = (answer: { ok: boolean; error?: { code: string } }): string => answer.error?.code ?? 'ok'
const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

test('guessing stops after ten tries from one place, whether the account exists or not', async () => {
  const person = aPerson()
  await house.identity.signUp(person)
  for (const email of [person.email, 'ingen@test.example']) {
    for (const _ of times(10))
      expect(code(await house.identity.signIn(from(email, 'forkert-kode')))).toBe('auth.invalidCredentials')
    const refused = await house.identity.signIn(from(email, person.password))
    expect(refused).toMatchObject({ error: { code: 'auth.tooManyAttempts' } })
    if (!refused.ok) expect(refused.error.params?.retryAfterSeconds).toBeGreaterThan(500)
  }
  expect(code(await house.identity.signIn(from(person.email, person.password, '192.0.2.99')))).toBe('ok')
})

test('a sign-in that succeeds forgets the tries before it', async () => {
  const person = aPerson()
  await house.identity.signUp(person)
  for (const _ of times(3)) {
    for (const __ of times(9)) await house.identity.signIn(from(person.email, 'forkert-kode'))
    expect(code(await house.identity.signIn(from(person.email, person.password)))).toBe('ok')
  }
})

test('one place opens ten accounts an hour', async () => {
  const client = { ip: '198.51.100.7', userAgent: '' }
  for (const _ of times(10)) expect(code(await house.identity.signUp({ ...aPerson(), client }))).toBe('ok')
  expect(code(await house.identity.signUp({ ...aPerson(), client }))).toBe('auth.tooManyAttempts')
})
