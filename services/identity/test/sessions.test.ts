import { type Actor, sessionTokenHash } from '@nordbo/contracts'
import { ProcedureUnavailable } from '@nordbo/service-kit'
import { asAdmin, asUser, codeOf, expectOk, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson, bootIdentity, from, type IdentityStack, signUp } from './identity-stack.ts'

let stack: IdentityStack
beforeAll(async () => {
  stack = await bootIdentity()
})
afterAll(() => stack.stop())

const day = 24 * 60 * 60 * 1_000
const inDays = (instant: Date): number => Math.round((instant.getTime() - Date.now()) / day)
const held = (token: string) => stack.sessionOf(token)

test('a new account is signed in, has its roles, and emits one event', async () => {
  const { user, roles, token } = await signUp(stack, { rolePreference: 'both' })
  expect(roles).toEqual(['guest', 'host'])
  expect(await held(token)).toMatchObject({ user: { id: user.id, name: 'Gerda Gæst' }, roles: ['guest', 'host'] })
  const told = await stack.tables.$queryRaw`
    select subject from kit.outbox where envelope->>'aggregateId' = ${user.id}`
  expect(told).toEqual([{ subject: 'identity.userRegistered.v1' }])
  for (const [rolePreference, given] of [
    ['guest', ['guest']],
    ['host', ['guest', 'host']],
  ] as const) {
    const other = await signUp(stack, { rolePreference })
    expect([other.user.name, other.roles]).toEqual(['Gerda Gæst', given])
    const kept = await stack.tables.userRole.findMany({ where: { userId: other.user.id }, orderBy: { role: 'asc' } })
    expect(kept.map(({ role }) => role)).toEqual(given)
  }
})

test('the tables hold neither tokens nor passwords', async () => {
  const { user, token, password } = await signUp(stack)
  const session = await stack.tables.session.findFirstOrThrow({ where: { userId: user.id } })
  expect(session.token).toBe(sessionTokenHash(token))
  const account = await stack.tables.account.findFirstOrThrow({ where: { userId: user.id } })
  expect(account.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(account.password).not.toContain(password)
})

test('an address belongs to one account, also when two sign up at once', async () => {
  const person = aPerson()
  const answers = await Promise.all([stack.identity.signUp(person), stack.identity.signUp(person)])
  expect(answers.map(codeOf).sort()).toEqual(['auth.emailTaken', 'ok'])
  expect(await stack.identity.signUp({ ...person, name: 'En anden' })).toMatchObject({
    error: { code: 'auth.emailTaken' },
  })
  expect(await stack.tables.user.count({ where: { email: person.email } })).toBe(1)
})

test.each([
  ['PassWord123', 'auth.passwordTooCommon'],
  ['      ', 'auth.passwordBlank'],
  ['gerda gæst 1', 'auth.passwordPersonal'],
])('the password %j opens no account', async (password, code) => {
  const person = aPerson({ password })
  expect(await stack.identity.signUp(person)).toMatchObject({ error: { code } })
  expect(await stack.tables.user.count({ where: { email: person.email } })).toBe(0)
})

test('an unknown address and a wrong password give the same answer', async () => {
  const { email } = await signUp(stack)
  const wrong = await stack.identity.signIn(from(email, 'forkert-kode'))
  const unknown = await stack.identity.signIn(from('ingen@test.example', 'forkert-kode'))
  expect(wrong).toEqual(unknown)
  expect(wrong).toMatchObject({ error: { code: 'auth.invalidCredentials' } })
})

test('an address is the same with capitals and blanks around it, at sign-up and at sign-in', async () => {
  const { email, password, user } = await signUp(stack, { email: `  Gerda.${crypto.randomUUID()}@Test.Example ` })
  expect(user.email).toBe(email.trim().toLowerCase())
  expect(await stack.identity.signUp(aPerson({ email: user.email.toUpperCase() }))).toMatchObject({
    error: { code: 'auth.emailTaken' },
  })
  for (const typed of [user.email, email, `\t${user.email.toUpperCase()}\n`])
    expect(await stack.identity.signIn(from(typed, password))).toMatchObject({ value: { user: { id: user.id } } })
})

test('signing in ignores the case of the address, and signing out ends one session only', async () => {
  const { email, password, token: first } = await signUp(stack)
  const again = expectOk(await stack.identity.signIn(from(email.toUpperCase(), password)))
  const heard = await stack.watchEndedSessions()
  await stack.identity.signOut({ token: first })
  expect(await heard.next()).toEqual({ userId: again.user.id, tokenHash: sessionTokenHash(first) })
  expect(await held(first)).toBeNull()
  expect(await held(again.token)).not.toBeNull()
  expect(await stack.identity.signOut({ token: 'unknown' })).toMatchObject({ ok: true })
})

test('a session is prolonged while it is used, and invalid after its end', async () => {
  const { user, token } = await signUp(stack)
  const soon = new Date(Date.now() + 3 * day)
  await stack.tables.session.updateMany({ where: { userId: user.id }, data: { expiresAt: soon } })
  const shown = await held(token)
  const { expiresAt } = await stack.tables.session.findFirstOrThrow({ where: { userId: user.id } })
  expect(inDays(expiresAt)).toBe(14)
  expect(shown?.expiresAt).toBe(expiresAt.toISOString())
  await stack.tables.session.updateMany({ where: { userId: user.id }, data: { expiresAt: new Date(Date.now() - 1) } })
  expect(await held(token)).toBeNull()
})

test('a session that is used ends thirty days after it was opened', async () => {
  const { user, token } = await signUp(stack)
  const lives = async (daysOld: number, leftDays: number) => {
    const data = { createdAt: new Date(Date.now() - daysOld * day), expiresAt: new Date(Date.now() + leftDays * day) }
    await stack.tables.session.updateMany({ where: { userId: user.id }, data })
    return held(token)
  }
  const ends = (session: Awaited<ReturnType<typeof held>>) => session && inDays(new Date(session.expiresAt))
  expect(ends(await lives(10, 12))).toBe(14)
  expect(ends(await lives(20, 9))).toBe(10)
  expect(ends(await lives(29, 1))).toBe(1)
  // A session that was prolonged further before this limit existed.
  expect(await lives(30, 14)).toBeNull()
})

test('signing in or up ends the session that was presented, and no other', async () => {
  const [first, other] = [await signUp(stack), await signUp(stack)]
  const again = expectOk(await stack.identity.signIn({ ...from(first.email, first.password), presented: first.token }))
  expect([await held(first.token), (await held(again.token))?.user.id]).toEqual([null, first.user.id])
  const heard = await stack.watchEndedSessions()
  const refused = await stack.identity.signIn({ ...from(first.email, 'forkert-kode'), presented: again.token })
  expect([refused.ok, (await held(again.token))?.user.id]).toEqual([false, first.user.id])
  await stack.identity.signUp({ ...aPerson(), presented: again.token })
  expect(await heard.next()).toEqual({ userId: first.user.id, tokenHash: sessionTokenHash(again.token) })
  expect([await held(again.token), (await held(other.token))?.user.id]).toEqual([null, other.user.id])
})

test('a suspension ends all sessions, and only the right password reveals it', async () => {
  const { user, email, password, token } = await signUp(stack)
  const heard = await stack.watchEndedSessions()
  const suspended = await stack.identity.suspend({ userId: user.id, reason: 'Chargeback' }, asAdmin)
  expect(suspended.ok).toBe(true)
  expect(await heard.next()).toEqual({ userId: user.id, tokenHash: null })
  expect(await held(token)).toBeNull()
  expect(await stack.identity.standing({ userId: user.id })).toMatchObject({ value: { active: false } })
  expect(await stack.identity.signIn(from(email, 'forkert-kode'))).toMatchObject({
    error: { code: 'auth.invalidCredentials' },
  })
  expect(await stack.identity.signIn(from(email, password))).toMatchObject({ error: { code: 'auth.suspended' } })
  expect(await stack.tables.session.count({ where: { userId: user.id } })).toBe(0)
  await stack.identity.reactivate({ userId: user.id }, asAdmin)
  expect(await held(token)).toBeNull()
  expect(await stack.identity.signIn(from(email, password))).toMatchObject({ ok: true })
})

test('only administrators can suspend, and only existing people', async () => {
  const { user } = await signUp(stack)
  expect(await stack.identity.suspend({ userId: user.id, reason: 'x' }, asUser(user.id, 'host'))).toMatchObject({
    error: { code: 'auth.forbidden' },
  })
  const unknown = { userId: crypto.randomUUID(), reason: 'x' }
  expect(await stack.identity.suspend(unknown, asAdmin)).toMatchObject({ error: { code: 'user.notFound' } })
})

test('becoming a host emits one event, also when it is repeated', async () => {
  const { user } = await signUp(stack)
  for (const idempotencyKey of ['a', 'a', 'b'])
    expect(await stack.identity.becomeHost({}, withKey(asUser(user.id), idempotencyKey))).toEqual({
      ok: true,
      value: { roles: ['guest', 'host'] },
    })
  const stored = await stack.tables.userRole.findMany({ where: { userId: user.id }, orderBy: { role: 'asc' } })
  expect(stored.map(({ userId, role }) => [userId, role])).toEqual([
    [user.id, 'guest'],
    [user.id, 'host'],
  ])
  const nobody = { actor: { kind: 'anonymous' as const }, idempotencyKey: 'c' }
  expect(await stack.identity.becomeHost({}, nobody)).toMatchObject({ error: { code: 'auth.required' } })
  const told = await stack.tables.$queryRaw<unknown[]>`
    select 1 from kit.outbox where envelope->>'aggregateId' = ${user.id} and subject = 'identity.roleGranted.v1'`
  expect(told).toHaveLength(1)
})

test('a public profile has a photo and a first name, no full name and no address', async () => {
  const { user } = await signUp(stack)
  const answer = expectOk(await stack.identity.usersByIds({ ids: [user.id] }))
  expect(answer.users).toEqual([
    {
      id: user.id,
      name: 'Gerda',
      photoUrl: null,
      about: null,
      city: null,
      memberSince: user.createdAt,
      verified: false,
    },
  ])
  // NATS itself refuses the BFF's question.
  await expect(stack.identity.contactsByIds({ ids: [user.id] })).rejects.toThrow(ProcedureUnavailable)
})

test('a full name is shown to the person and to administrators only', async () => {
  const { user } = await signUp(stack)
  const { user: other } = await signUp(stack)
  const namesFor = async (call: { actor: Actor }) => {
    const answer = await stack.identity.namesByIds({ ids: [user.id] }, call)
    return answer.ok ? answer.value.names : answer.error.code
  }
  const whole = [{ id: user.id, name: 'Gerda Gæst' }]
  expect(await namesFor(asUser(user.id))).toEqual(whole)
  expect(await namesFor(asAdmin)).toEqual(whole)
  expect(await namesFor(asUser(other.id, 'host'))).toEqual([])
})

test.each(['Gerda gerda@firma.dk', 'Se https://firma.dk', 'Gerda\u202Etsæg'])(
  'the name %s is refused at sign-up',
  async (name) => {
    const answer = await stack.identity.signUp({ ...aPerson(), name })
    expect(answer).toMatchObject({ error: { code: 'request.invalid' } })
  },
)
