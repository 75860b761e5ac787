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

const place = (ip: string) => ({ client: { ip, userAgent: '' } })

test('one place opens ten accounts an hour, and is told how long the eleventh has to wait', async () => {
  const here = place('198.51.100.7')
  for (const _ of times(10)) expect(code(await house.identity.signUp({ ...aPerson(), ...here }))).toBe('ok')
  const refused = await house.identity.signUp({ ...aPerson(), ...here })
  expect(code(refused)).toBe('auth.tooManyAttempts')
  if (!refused.ok) expect(refused.error.params?.retryAfterSeconds).toBeGreaterThan(3_500)
  expect(code(await house.identity.signUp({ ...aPerson(), ...place('198.51.100.8') }))).toBe('ok')
})

test('what was refused opens no account and costs none of the ten', async () => {
  const here = place('198.51.100.9')
  const taken = aPerson()
  await house.identity.signUp(taken)
  for (const _ of times(15)) {
    expect(code(await house.identity.signUp({ ...taken, ...here }))).toBe('auth.emailTaken')
    expect(code(await house.identity.signUp({ ...aPerson({ password: 'password' }), ...here }))).toBe(
      'auth.passwordTooCommon',
    )
  }
  for (const _ of times(10)) expect(code(await house.identity.signUp({ ...aPerson(), ...here }))).toBe('ok')
})

test('one place learns of ten addresses an hour that they have an account, also when it asks for all at once', async () => {
  const here = place('198.51.100.10')
  const people = await Promise.all(
    times(14).map(async (index) => {
      const person = { ...aPerson(), ...place(`203.0.113.${index}`) }
      await house.identity.signUp(person)
      return person
    }),
  )
  const answers = await Promise.all(people.map((person) => house.identity.signUp({ ...person, ...here })))
  expect(answers.filter((answer) => code(answer) === 'auth.emailTaken')).toHaveLength(10)
  expect(answers.filter((answer) => code(answer) === 'auth.tooManyAttempts')).toHaveLength(4)
  // Else an address without an account would show by its being opened.
  expect(code(await house.identity.signUp({ ...aPerson(), ...here }))).toBe('auth.tooManyAttempts')
})
