import { appCode, asUser, codeOf, expectOk } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bootIdentity, from, type IdentityStack, signUp } from './identity-stack.ts'

let stack: IdentityStack
beforeAll(async () => {
  stack = await bootIdentity({ TWO_FACTOR_LIMIT: '7', SIGN_IN_ACCOUNT_LIMIT: '12' })
})
afterAll(() => stack.stop())

const client = { ip: '192.0.2.1', userAgent: 'vitest' }

/** A new person with an app: the key, the recovery codes, and how they call. */
const withApp = async () => {
  const person = await signUp(stack)
  const own = asUser(person.user.id)
  const session = person.token
  const { uri, key } = expectOk(await stack.identity.startTwoFactor({ session }, own))
  const usedCode = appCode(key)
  const { recoveryCodes } = expectOk(await stack.identity.confirmTwoFactor({ session, code: usedCode }, own))
  return { ...person, own, session, uri, key, usedCode, recoveryCodes }
}
type WithApp = Awaited<ReturnType<typeof withApp>>

/** Signs in with the password; returns the proof of the begun sign-in. */
const begin = async (
  { email, password }: Pick<WithApp, 'email' | 'password'>,
  device?: string,
  ip = client.ip,
): Promise<string> => {
  const answer = await stack.identity.signIn(from(email, password, ip, device))
  const proof = answer.ok ? undefined : answer.error.params?.proof
  if (typeof proof !== 'string') throw new Error(`no second factor was asked for: ${codeOf(answer)}`)
  return proof
}
const finish = (
  proof: string,
  factor: { code: string } | { recoveryCode: string },
  over: { presented?: string; device?: string; ip?: string } = {},
) =>
  stack.identity.finishSignIn({
    proof,
    factor,
    client: {
      ...client,
      ...(over.ip === undefined ? {} : { ip: over.ip }),
      ...(over.device === undefined ? {} : { device: over.device }),
    },
    presented: over.presented,
  })

/** A code that is wrong now and next to now. */
const wrongCode = (key: string): string => {
  const right = [-1, 0, 1, 2].map((steps) => appCode(key, steps))
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? ''
}

test('an app gets a secret, and two-factor is on once a code confirms it', async () => {
  const person = await signUp(stack)
  const own = asUser(person.user.id)
  const session = person.token
  expect(expectOk(await stack.identity.twoFactor({}, own)).enabled).toBe(false)
  const { uri, key } = expectOk(await stack.identity.startTwoFactor({ session }, own))
  expect(uri).toBe(
    `otpauth://totp/Nordbo:${encodeURIComponent(person.email)}?secret=${key}&issuer=Nordbo&digits=6&period=30`,
  )
  expect(codeOf(await stack.identity.confirmTwoFactor({ session, code: wrongCode(key) }, own))).toBe('auth.codeInvalid')
  // Not on yet: the password alone still signs in.
  expect(codeOf(await stack.identity.signIn(from(person.email, person.password)))).toBe('ok')
  const { recoveryCodes } = expectOk(await stack.identity.confirmTwoFactor({ session, code: appCode(key) }, own))
  expect(new Set(recoveryCodes).size).toBe(10)
  // Ten characters of 32: 50 bits.
  for (const code of recoveryCodes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/)
  expect(expectOk(await stack.identity.twoFactor({}, own))).toMatchObject({ enabled: true, recoveryCodesLeft: 10 })
  expect(codeOf(await stack.identity.startTwoFactor({ session }, own))).toBe('twoFactor.alreadyOn')
})

test('the tables hold neither the secret nor a recovery code', async () => {
  const { user, key, recoveryCodes } = await withApp()
  const rows = await stack.tables.$queryRaw<{ all: string }[]>`
    select (select secret from two_factor where user_id = ${user.id}::uuid)
      || ' ' || string_agg(code_hash, ' ') as "all" from recovery_code where user_id = ${user.id}::uuid`
  const stored = rows[0]?.all ?? ''
  expect(stored.split(' ')).toHaveLength(11)
  for (const secret of [key, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
    expect(stored).not.toContain(secret)
})

test('the password alone opens no session and makes no known browser, the code does both', async () => {
  const person = await withApp()
  const before = await stack.tables.session.count({ where: { userId: person.user.id } })
  const answer = await stack.identity.signIn(from(person.email, person.password))
  expect(answer).toMatchObject({ ok: false, error: { code: 'auth.twoFactorRequired' } })
  expect(Object.keys(answer.ok ? {} : (answer.error.params ?? {}))).toEqual(['proof'])
  expect(await stack.tables.session.count({ where: { userId: person.user.id } })).toBe(before)

  const proof = await begin(person)
  const opened = expectOk(await finish(proof, { code: appCode(person.key, 1) }, { presented: person.session }))
  expect(opened.user.id).toBe(person.user.id)
  expect((await stack.sessionOf(opened.token))?.user.id).toBe(person.user.id)
  // The browser's former session has ended.
  expect(await stack.sessionOf(person.session)).toBeNull()
  // A proof works once.
  expect(codeOf(await finish(proof, { recoveryCode: person.recoveryCodes[0] ?? '' }))).toBe('auth.signInExpired')
})

test('a code counts once, also in two sign-ins at once, and so does an older one after it', async () => {
  const person = await withApp()
  // The code that turned two-factor on is used up.
  expect(codeOf(await finish(await begin(person), { code: person.usedCode }))).toBe('auth.codeInvalid')
  const [one, other] = [await begin(person), await begin(person)]
  const code = appCode(person.key, 1)
  const answers = await Promise.all([finish(one, { code }), finish(other, { code })])
  expect(answers.map(codeOf).sort()).toEqual(['auth.codeInvalid', 'ok'])
  expect(codeOf(await finish(await begin(person), { code: person.usedCode }))).toBe('auth.codeInvalid')
})

test('a recovery code signs in once, however it is written', async () => {
  const person = await withApp()
  const recoveryCode = person.recoveryCodes[3] ?? ''
  const written = ` ${recoveryCode.toLowerCase().replace('-', ' ')}`
  expect(codeOf(await finish(await begin(person), { recoveryCode: written }))).toBe('ok')
  expect(codeOf(await finish(await begin(person), { recoveryCode }))).toBe('auth.codeInvalid')
  expect(expectOk(await stack.identity.twoFactor({}, person.own)).recoveryCodesLeft).toBe(9)
  // Somebody else's code is no code of this person.
  const other = await withApp()
  expect(codeOf(await finish(await begin(person), { recoveryCode: other.recoveryCodes[0] ?? '' }))).toBe(
    'auth.codeInvalid',
  )
})

test('five wrong codes end a begun sign-in, and the right one comes too late', async () => {
  const person = await withApp()
  const proof = await begin(person)
  const answers: string[] = []
  for (let guess = 0; guess < 5; guess++) answers.push(codeOf(await finish(proof, { code: wrongCode(person.key) })))
  expect(answers).toEqual(Array(5).fill('auth.codeInvalid'))
  expect(codeOf(await finish(proof, { code: appCode(person.key, 1) }))).toBe('auth.signInExpired')
  expect(codeOf(await finish('nothing', { code: '123456' }))).toBe('auth.signInExpired')
})

test('guesses elsewhere run out for their network, and the known browser still gets in', async () => {
  const person = await withApp()
  const known = expectOk(await finish(await begin(person), { code: appCode(person.key, 1) }))
  const guesses: string[] = []
  for (let guess = 0; guess < 9; guess++) {
    const proof = await begin(person)
    guesses.push(codeOf(await finish(proof, { code: wrongCode(person.key) })))
  }
  expect(guesses).toEqual([...Array(7).fill('auth.codeInvalid'), ...Array(2).fill('auth.tooManyAttempts')])
  // Even the right code is refused where the guesses came from.
  const [, , third = ''] = person.recoveryCodes
  const refused = await finish(await begin(person), { code: appCode(person.key, 2) })
  expect(codeOf(refused)).toBe('auth.tooManyAttempts')
  expect(refused.ok ? 0 : refused.error.params?.retryAfterSeconds).toBeGreaterThan(0)
  const atHome = await begin(person, known.device)
  expect(codeOf(await finish(atHome, { recoveryCode: third }, { device: known.device }))).toBe('ok')
})

/** Guesses with the right password from a network until it is refused there. */
const guessFrom = async (person: WithApp, ip: string): Promise<void> => {
  for (let guess = 0; guess < 8; guess++) {
    const answer = await finish(await begin(person, undefined, ip), { code: wrongCode(person.key) }, { ip })
    if (codeOf(answer) === 'auth.tooManyAttempts') return
  }
  throw new Error(`guesses from ${ip} were never refused`)
}

test('wrong codes of somebody who knows the password lock the owner out of no new browser elsewhere', async () => {
  const person = await withApp()
  await guessFrom(person, '198.51.100.7')
  const ip = '203.0.113.9'
  const proof = await begin(person, undefined, ip)
  expect(codeOf(await finish(proof, { code: appCode(person.key, 1) }, { ip }))).toBe('ok')
})

test('wrong codes leave the recovery codes of the owner usable, in the same network too', async () => {
  const person = await withApp()
  await guessFrom(person, client.ip)
  expect(codeOf(await finish(await begin(person), { recoveryCode: person.recoveryCodes[0] ?? '' }))).toBe('ok')
})

test('wrong codes from many networks run out for the account, and a new password lets the owner in at once', async () => {
  const person = await withApp()
  for (const ip of ['198.51.100.8', '198.51.100.9']) await guessFrom(person, ip)
  const ip = '203.0.113.10'
  const guessed = await finish(await begin(person, undefined, ip), { code: appCode(person.key, 1) }, { ip })
  expect(codeOf(guessed)).toBe('auth.tooManyAttempts')
  const password = 'klitrose-93'
  const change = { currentPassword: person.password, newPassword: password, session: person.session }
  expectOk(await stack.identity.changePassword(change, person.own))
  const proof = await begin({ ...person, password }, undefined, ip)
  expect(codeOf(await finish(proof, { code: appCode(person.key, 1) }, { ip }))).toBe('ok')
})

test('a begun sign-in ends after ten minutes', async () => {
  const person = await withApp()
  const proof = await begin(person)
  const [row] = await stack.tables.$queryRaw<{ seconds: number }[]>`
    update handshake set expires_at = now() - interval '1 second' where user_id = ${person.user.id}::uuid
    returning extract(epoch from (select expires_at from handshake h where h.token_hash = handshake.token_hash) - now())::float8
      as seconds`
  expect(row?.seconds).toBeGreaterThan(590)
  expect(row?.seconds).toBeLessThan(601)
  expect(codeOf(await finish(proof, { code: appCode(person.key, 1) }))).toBe('auth.signInExpired')
})

test('new recovery codes replace the old ones, and turning off deletes everything', async () => {
  const person = await withApp()
  const { session, own } = person
  const { recoveryCodes } = expectOk(await stack.identity.newRecoveryCodes({ session }, own))
  expect(codeOf(await finish(await begin(person), { recoveryCode: person.recoveryCodes[0] ?? '' }))).toBe(
    'auth.codeInvalid',
  )
  expect(codeOf(await finish(await begin(person), { recoveryCode: recoveryCodes[0] ?? '' }))).toBe('ok')
  expect(expectOk(await stack.identity.disableTwoFactor({ session }, own)).enabled).toBe(false)
  expect(codeOf(await stack.identity.newRecoveryCodes({ session }, own))).toBe('twoFactor.off')
  expect(codeOf(await stack.identity.signIn(from(person.email, person.password)))).toBe('ok')
  const where = { where: { userId: person.user.id } }
  expect([await stack.tables.twoFactor.count(where), await stack.tables.recoveryCode.count(where)]).toEqual([0, 0])
})

test('changes of two-factor want a session of the person that was confirmed lately', async () => {
  const person = await withApp()
  const other = await signUp(stack)
  const { session, own } = person
  expect(codeOf(await stack.identity.disableTwoFactor({ session: other.token }, own))).toBe('auth.required')
  await stack.tables.$executeRaw`
    update session set confirmed_at = now() - interval '11 minutes' where user_id = ${person.user.id}::uuid`
  const answers = [
    await stack.identity.disableTwoFactor({ session }, own),
    await stack.identity.newRecoveryCodes({ session }, own),
    await stack.identity.startTwoFactor({ session }, own),
  ]
  expect(answers.map(codeOf)).toEqual(Array(3).fill('auth.stepUpRequired'))
  expect(expectOk(await stack.identity.twoFactor({}, own)).enabled).toBe(true)
})
