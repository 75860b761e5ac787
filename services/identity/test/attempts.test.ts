import { type Result, UserId } from '@nordbo/contracts'
import { asAdmin, codeOf } from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { identityConfig } from '../src/core/config.ts'
import { aPerson, bootIdentity, from, type IdentityStack, signUp } from './identity-stack.ts'

const { shape } = identityConfig
// The limits of production.
const real = {
  SIGN_IN_LIMIT: String(shape.SIGN_IN_LIMIT.parse(undefined)),
  SIGN_IN_ACCOUNT_LIMIT: String(shape.SIGN_IN_ACCOUNT_LIMIT.parse(undefined)),
  SIGN_IN_NETWORK_LIMIT: String(shape.SIGN_IN_NETWORK_LIMIT.parse(undefined)),
  SIGN_UP_LIMIT: String(shape.SIGN_UP_LIMIT.parse(undefined)),
  LOG_LEVEL: 'info',
}
let stack: IdentityStack
beforeAll(async () => {
  stack = await bootIdentity(real, { own: true })
})
afterAll(() => stack.stop())

const wait = (answer: Result<unknown>): unknown => (answer.ok ? undefined : answer.error.params?.retryAfterSeconds)
const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
/** Guesses at an account from each of these addresses at once; the refusals, sorted. */
const guess = async (email: string, addresses: readonly string[], device?: string): Promise<string[]> => {
  const answers = addresses.map((ip) => stack.identity.signIn(from(email, 'forkert-kode', ip, device)))
  return (await Promise.all(answers)).map(codeOf).sort()
}
const wrong = (count: number): string[] => times(count).map(() => 'auth.invalidCredentials')
const tooMany = (count: number): string[] => times(count).map(() => 'auth.tooManyAttempts')

describe('guessing a password', () => {
  test('stops after ten tries from one place, whether the account exists or not', async () => {
    const person = await signUp(stack)
    for (const email of [person.email, 'ingen@test.example']) {
      expect(
        await guess(
          email,
          times(10).map(() => '192.0.2.1'),
        ),
      ).toEqual(wrong(10))
      const refused = await stack.identity.signIn(from(email, person.password))
      expect(codeOf(refused)).toBe('auth.tooManyAttempts')
      expect(wait(refused)).toBeGreaterThan(500)
    }
    expect(codeOf(await stack.identity.signIn(from(person.email, person.password, '192.0.2.99')))).toBe('ok')
  })

  test('is reset by the right password', async () => {
    const person = await signUp(stack)
    for (const _ of times(2)) {
      expect(
        await guess(
          person.email,
          times(9).map(() => '192.0.2.20'),
        ),
      ).toEqual(wrong(9))
      expect(codeOf(await stack.identity.signIn(from(person.email, person.password, '192.0.2.20')))).toBe('ok')
    }
  })

  test('from everywhere stops after fifty at one account, but not for a browser of its person', async () => {
    const person = await signUp(stack)
    const addresses = times(56).map((index) => `198.51.100.${index}`)
    expect(await guess(person.email, addresses)).toEqual([...wrong(50), ...tooMany(6)])
    const elsewhere = '203.0.113.77'
    const stranger = await stack.identity.signIn(from(person.email, person.password, elsewhere))
    expect([codeOf(stranger), Number(wait(stranger)) > 3_000]).toEqual(['auth.tooManyAttempts', true])
    const known = from(person.email, person.password, elsewhere, person.device)
    expect(codeOf(await stack.identity.signIn(known))).toBe('ok')
    // Somebody else's browser, a made-up proof and a proof that was changed are strangers.
    const other = await signUp(stack)
    for (const device of [other.device, 'x', person.device.slice(0, -3), `${person.device.slice(0, -3)}AAA`])
      expect(codeOf(await stack.identity.signIn({ ...known, client: { ...known.client, device } }))).toBe(
        'auth.tooManyAttempts',
      )
  })

  test('in a known browser stops after ten tries as well', async () => {
    const person = await signUp(stack)
    const here = times(12).map(() => '192.0.2.21')
    expect(await guess(person.email, here, person.device)).toEqual([...wrong(10), ...tooMany(2)])
  })

  test('at many accounts from one network, also IPv6, stops after a hundred tries', async () => {
    const answers = times(105).map((index) =>
      stack.identity.signIn(from(`nr-${index}@test.example`, 'sommer-2026', `2001:db8:0:7::${index.toString(16)}`)),
    )
    expect((await Promise.all(answers)).map(codeOf).sort()).toEqual([...wrong(100), ...tooMany(5)])
    const person = await signUp(stack)
    const here = '2001:db8:0:7:ffff::1'
    expect(codeOf(await stack.identity.signIn(from(person.email, person.password, here)))).toBe('auth.tooManyAttempts')
    expect(codeOf(await stack.identity.signIn(from(person.email, person.password, here, person.device)))).toBe('ok')
    expect(codeOf(await stack.identity.signIn(from(person.email, person.password, '2001:db8:0:8::1')))).toBe('ok')
  })

  test('is logged with its refusal, without a name, an address or a password', async () => {
    const person = await signUp(stack)
    const ip = '192.0.2.234'
    await stack.identity.signIn(from(person.email, 'gættet-kode', ip))
    await stack.identity.signIn(from(person.email, 'gættet-kode', ip, person.device))
    const lines = async () => (await stack.logged()).split('\n').filter((line) => line.includes('192.0.2.0/24'))
    // Lines are written a moment after the answer.
    await expect
      .poll(async () => (await lines()).slice(-2).map((line) => JSON.parse(line)))
      .toEqual([
        expect.objectContaining({
          level: 'warn',
          msg: 'a sign-in failed',
          account: expect.stringMatching(/^[\w-]{16}$/),
          browser: 'unknown',
          refusal: 'auth.invalidCredentials',
        }),
        expect.objectContaining({ browser: 'known', refusal: 'auth.invalidCredentials' }),
      ])
    const log = await stack.logged()
    await guess(
      person.email,
      times(12).map(() => ip),
    )
    const later = async () => (await stack.logged()).slice(log.length)
    await expect.poll(later).toContain('"refusal":"auth.tooManyAttempts"')
    const after = await later()
    for (const secret of [person.email, ip, 'gættet-kode', person.device]) expect(log + after).not.toContain(secret)
  })
})

/** Opens accounts one after the other. */
const signUps = async (count: number, here: ReturnType<typeof place>): Promise<string[]> => {
  const codes: string[] = []
  for (const _ of times(count)) codes.push(codeOf(await stack.identity.signUp({ ...aPerson(), ...here })))
  return codes
}
const place = (ip: string) => ({ client: { ip, userAgent: '' } })

describe('signing up', () => {
  test('one network opens sixty accounts an hour; the refusal says how long to wait', async () => {
    const here = place('198.51.100.70')
    const opened = (await Promise.all(times(4).map(() => signUps(15, here)))).flat()
    expect(opened).toEqual(times(60).map(() => 'ok'))
    const refused = await stack.identity.signUp({ ...aPerson(), ...here })
    expect(codeOf(refused)).toBe('auth.tooManyAttempts')
    expect(wait(refused)).toBeGreaterThan(3_400)
    expect(codeOf(await stack.identity.signUp({ ...aPerson(), ...place('198.51.100.71') }))).toBe('ok')
  })

  test('what was refused opens no account and costs none of the sixty', async () => {
    const here = place('198.51.100.90')
    const taken = aPerson()
    await stack.identity.signUp(taken)
    for (const _ of times(5)) {
      expect(codeOf(await stack.identity.signUp({ ...taken, ...here }))).toBe('auth.emailTaken')
      expect(codeOf(await stack.identity.signUp({ ...aPerson({ password: 'password' }), ...here }))).toBe(
        'auth.passwordTooCommon',
      )
    }
    const opened = (await Promise.all(times(4).map(() => signUps(15, here)))).flat()
    expect(opened).toEqual(times(60).map(() => 'ok'))
  })

  test('one network can find out sixty taken addresses an hour, also with parallel calls', async () => {
    const here = place('198.51.100.100')
    const people = times(64).map(() => ({ ...aPerson(), id: UserId.parse(crypto.randomUUID()) }))
    const users = people.map(({ client: _, rolePreference: __, ...person }) => ({
      ...person,
      roles: ['guest' as const],
      memberSince: '2026-01-01T00:00:00.000Z',
    }))
    expect(await stack.identity.importUsers({ users }, asAdmin)).toMatchObject({ value: { created: 64 } })
    const answers = await Promise.all(
      people.map(({ id: _, ...person }) => stack.identity.signUp({ ...person, ...here })),
    )
    expect(answers.filter((answer) => codeOf(answer) === 'auth.emailTaken')).toHaveLength(60)
    expect(answers.filter((answer) => codeOf(answer) === 'auth.tooManyAttempts')).toHaveLength(4)
    // Else an address without an account would show by its being opened.
    expect(codeOf(await stack.identity.signUp({ ...aPerson(), ...here }))).toBe('auth.tooManyAttempts')
  })
})
