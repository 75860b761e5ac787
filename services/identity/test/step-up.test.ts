import { asUser, codeOf, expectOk } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bootIdentity, from, type IdentityStack, signUp } from './identity-stack.ts'

let stack: IdentityStack
beforeAll(async () => {
  stack = await bootIdentity({ SIGN_IN_LIMIT: '3', STEP_UP_SECONDS: '600' })
})
afterAll(() => stack?.stop())

const confirmedUntil = async (session: string): Promise<number | null> => {
  const found = expectOk(await stack.identity.session({ token: session })).session
  return found?.confirmedUntil ? Date.parse(found.confirmedUntil) : null
}

test('a new session is confirmed for ten minutes, and one of before the column is not', async () => {
  const { user, token } = await signUp(stack)
  const until = await confirmedUntil(token)
  expect(until).toBeGreaterThan(Date.now() + 590_000)
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
