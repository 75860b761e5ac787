import { appCode, asUser, codeOf, expectOk } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bootIdentity, from, type IdentityStack, signUp } from './identity-stack.ts'

let stack: IdentityStack
beforeAll(async () => {
  stack = await bootIdentity({ SIGN_IN_LIMIT: '3', STEP_UP_SECONDS: '600', TWO_FACTOR_LIMIT: '2' })
})
afterAll(() => stack?.stop())

const confirmedUntil = async (session: string): Promise<number | null> => {
  const found = await stack.sessionOf(session)
  return found?.confirmedUntil ? Date.parse(found.confirmedUntil) : null
}

test('a new session is confirmed for ten minutes, and one of before the column is not', async () => {
  const before = Date.now()
  const { user, token } = await signUp(stack)
  const until = await confirmedUntil(token)
  expect(until).toBeGreaterThanOrEqual(before + 599_000)
  expect(until).toBeLessThanOrEqual(Date.now() + 601_000)
  await stack.tables.session.updateMany({ where: { userId: user.id }, data: { confirmedAt: null } })
  expect(await confirmedUntil(token)).toBeNull()
})

test('the password confirms the session that asks, and no other of the person', async () => {
  const { user, token, email, password } = await signUp(stack)
  const other = expectOk(await stack.identity.signIn(from(email, password)))
  await stack.tables.session.updateMany({ where: { userId: user.id }, data: { confirmedAt: new Date(0) } })
  const wrong = await stack.identity.stepUp({ session: token, password: 'forkert-kode' }, asUser(user.id))
  expect(codeOf(wrong)).toBe('auth.passwordWrong')
  expect(await confirmedUntil(token)).toBe(600_000)
  const confirmed = expectOk(await stack.identity.stepUp({ session: token, password }, asUser(user.id)))
  expect(Date.parse(confirmed.confirmedUntil)).toBe(await confirmedUntil(token))
  expect(await confirmedUntil(token)).toBeGreaterThan(Date.now())
  expect(await confirmedUntil(other.token)).toBe(600_000)
})

test('nobody confirms the session of another person, nor one that has ended', async () => {
  const [victim, thief] = [await signUp(stack), await signUp(stack)]
  const foreign = await stack.identity.stepUp(
    { session: victim.token, password: thief.password },
    asUser(thief.user.id),
  )
  expect(codeOf(foreign)).toBe('auth.required')
  await stack.identity.signOut({ token: thief.token })
  const ended = await stack.identity.stepUp({ session: thief.token, password: thief.password }, asUser(thief.user.id))
  expect(codeOf(ended)).toBe('auth.required')
})

test('guessing in one session stops there and keeps the person out of no other', async () => {
  const { user, token, email, password } = await signUp(stack)
  const guess = () => stack.identity.stepUp({ session: token, password: 'forkert-kode' }, asUser(user.id))
  const codes = (await Promise.all([guess(), guess(), guess(), guess()])).map(codeOf)
  expect(codes.toSorted()).toEqual([
    'auth.passwordWrong',
    'auth.passwordWrong',
    'auth.passwordWrong',
    'auth.tooManyAttempts',
  ])
  const right = await stack.identity.stepUp({ session: token, password }, asUser(user.id))
  expect(codeOf(right)).toBe('auth.tooManyAttempts')
  const apart = expectOk(await stack.identity.signIn(from(email, password)))
  expectOk(await stack.identity.stepUp({ session: apart.token, password }, asUser(user.id)))
})

/** A person who uses two factors, in a session that was confirmed too long ago. */
const withOldConfirmation = async () => {
  const person = await signUp(stack)
  const own = asUser(person.user.id)
  const session = person.token
  const { key } = expectOk(await stack.identity.startTwoFactor({ session }, own))
  const { recoveryCodes } = expectOk(await stack.identity.confirmTwoFactor({ session, code: appCode(key) }, own))
  await stack.tables.session.updateMany({ where: { userId: person.user.id }, data: { confirmedAt: new Date(0) } })
  const confirm = (
    input: { password?: string; factor?: { code: string } | { recoveryCode: string } },
    token = session,
  ) => stack.identity.stepUp({ session: token, password: person.password, ...input }, own)
  return { ...person, own, session, key, recoveryCodes, confirm }
}

/** A code that is wrong now and next to now. */
const wrongCode = (key: string): string => {
  const right = [-1, 0, 1, 2].map((steps) => appCode(key, steps))
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? ''
}

test('where two factors are on, the password alone confirms nothing, and a code with it does', async () => {
  const { own, session, key, confirm } = await withOldConfirmation()
  expect(codeOf(await confirm({}))).toBe('auth.twoFactorRequired')
  expect(await confirmedUntil(session)).toBe(600_000)
  expect(codeOf(await stack.identity.disableTwoFactor({ session }, own))).toBe('auth.stepUpRequired')
  expect(codeOf(await confirm({ factor: { code: wrongCode(key) } }))).toBe('auth.codeInvalid')
  const code = appCode(key, 1)
  expect(codeOf(await confirm({ password: 'forkert-kode', factor: { code } }))).toBe('auth.passwordWrong')
  expect(await confirmedUntil(session)).toBe(600_000)
  // The wrong password did not use the code up.
  const confirmed = expectOk(await confirm({ factor: { code } }))
  expect(Date.parse(confirmed.confirmedUntil)).toBe(await confirmedUntil(session))
  expect(await confirmedUntil(session)).toBeGreaterThan(Date.now())
  expect(codeOf(await confirm({ factor: { code } }))).toBe('auth.codeInvalid')
  expect(codeOf(await stack.identity.disableTwoFactor({ session }, own))).toBe('ok')
  expect(codeOf(await confirm({}))).toBe('ok')
})

test('a recovery code confirms once, and no code of another person does', async () => {
  const { session, recoveryCodes, confirm } = await withOldConfirmation()
  const other = await withOldConfirmation()
  expect(codeOf(await confirm({ factor: { recoveryCode: other.recoveryCodes[0] ?? '' } }))).toBe('auth.codeInvalid')
  const [recoveryCode = ''] = recoveryCodes
  expect(codeOf(await confirm({ factor: { recoveryCode } }))).toBe('ok')
  expect(await confirmedUntil(session)).toBeGreaterThan(Date.now())
  expect(codeOf(await confirm({ factor: { recoveryCode } }))).toBe('auth.codeInvalid')
})

test('wrong codes run out for the session that tries them, and another session still confirms', async () => {
  const { email, password, key, recoveryCodes, confirm } = await withOldConfirmation()
  const guess = () => confirm({ factor: { code: wrongCode(key) } })
  expect([await guess(), await guess(), await guess()].map(codeOf)).toEqual([
    'auth.codeInvalid',
    'auth.codeInvalid',
    'auth.tooManyAttempts',
  ])
  const [first = '', second = ''] = recoveryCodes
  expect(codeOf(await confirm({ factor: { recoveryCode: first } }))).toBe('auth.tooManyAttempts')
  const begun = await stack.identity.signIn(from(email, password))
  const proof = String(begun.ok ? '' : begun.error.params?.proof)
  const finished = { proof, factor: { recoveryCode: first }, client: { ip: '192.0.2.1', userAgent: 'vitest' } }
  const apart = expectOk(await stack.identity.finishSignIn(finished))
  expect(codeOf(await confirm({ factor: { recoveryCode: second } }, apart.token))).toBe('ok')
})

test('a change of password confirms no session alone where two factors are on', async () => {
  const { own, session, password } = await withOldConfirmation()
  const changed = expectOk(
    await stack.identity.changePassword({ session, currentPassword: password, newPassword: 'sommerhus-30' }, own),
  )
  expect(await confirmedUntil(changed.token)).toBe(600_000)
  const disabled = await stack.identity.disableTwoFactor({ session: changed.token }, own)
  expect(codeOf(disabled)).toBe('auth.stepUpRequired')
})
