import { createHash, randomUUID } from 'node:crypto'
import { appCode, asUser, codeOf, expectOk } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailToken, type MailTokenKind } from '../src/credentials/mail-tokens.ts'
import { aPerson, bootIdentity, from, type IdentityStack, signUp } from './identity-stack.ts'

let stack: IdentityStack
beforeAll(async () => {
  stack = await bootIdentity()
})
afterAll(() => stack?.stop())

type Person = Awaited<ReturnType<typeof signUp>>

/** The token of a link about a change of the address. Letters are messaging's alone, so it is made here. */
const linkOf = (kind: MailTokenKind, subject: string): Promise<string> =>
  createMailToken(stack.tables, { kind, subject, seconds: 600 })

/** Changes a person's address, confirmed at both; returns the link with which the former one undoes it. */
const moveTo = async (person: Person, email: string): Promise<string> => {
  expectOk(await stack.identity.changeEmail({ session: person.token, email }, asUser(person.user.id)))
  const { id } = await stack.tables.emailChange.findFirstOrThrow({ where: { userId: person.user.id, newEmail: email } })
  for (const kind of ['old-email', 'new-email'] as const)
    expectOk(await stack.identity.confirmEmailChange({ token: await linkOf(kind, id) }))
  return linkOf('undo-email', id)
}

const emailOf = async ({ user }: Person): Promise<string> =>
  (await stack.tables.user.findUniqueOrThrow({ where: { id: user.id } })).email

test('who undoes a later change of the address does not take the undoing from the first one', async () => {
  const person = await signUp(stack)
  const [second, third] = [`${randomUUID()}@thief.example`, `${randomUUID()}@thief.example`]
  const undoFirst = await moveTo(person, second)
  const undoSecond = await moveTo(person, third)
  expectOk(await stack.identity.undoEmailChange({ token: undoSecond }))
  expect(await emailOf(person)).toBe(second)
  expectOk(await stack.identity.undoEmailChange({ token: undoFirst }))
  expect(await emailOf(person)).toBe(person.email)
})

test('who undoes the first change of the address ends the later ones, too', async () => {
  const person = await signUp(stack)
  const undoFirst = await moveTo(person, `${randomUUID()}@thief.example`)
  const undoSecond = await moveTo(person, `${randomUUID()}@thief.example`)
  expectOk(await stack.identity.undoEmailChange({ token: undoFirst }))
  expect(await emailOf(person)).toBe(person.email)
  expect(codeOf(await stack.identity.undoEmailChange({ token: undoSecond }))).toBe('auth.linkInvalid')
})

/** A person who uses two factors, and a sign-in that was begun with their present password. */
const withBegunSignIn = async () => {
  const person = await signUp(stack)
  const own = asUser(person.user.id)
  const { token: session } = person
  const { key } = expectOk(await stack.identity.startTwoFactor({ session }, own))
  const { recoveryCodes } = expectOk(await stack.identity.confirmTwoFactor({ session, code: appCode(key) }, own))
  const begun = await stack.identity.signIn(from(person.email, person.password))
  const proof = String(begun.ok ? '' : begun.error.params?.proof)
  const { client } = from(person.email, person.password)
  const finish = () => stack.identity.finishSignIn({ proof, factor: { recoveryCode: recoveryCodes[0] ?? '' }, client })
  return { ...person, own, session, finish }
}

test('a sign-in begun with a password ends when the password is changed', async () => {
  const { own, session, password, finish } = await withBegunSignIn()
  expectOk(await stack.identity.changePassword({ session, currentPassword: password, newPassword: 'fjordhus-31' }, own))
  expect(codeOf(await finish())).toBe('auth.signInExpired')
})

test('nobody opens an account with an address that can still be taken back', async () => {
  const person = await signUp(stack)
  const undo = await moveTo(person, `${randomUUID()}@thief.example`)
  expect(codeOf(await stack.identity.signUp(aPerson({ email: person.email })))).toBe('auth.emailTaken')
  expectOk(await stack.identity.undoEmailChange({ token: undo }))
  expect(await emailOf(person)).toBe(person.email)
})

test('nobody changes to an address that can still be taken back, and after seven days it is free', async () => {
  const [person, thief] = [await signUp(stack), await signUp(stack)]
  await moveTo(person, `${randomUUID()}@moved.example`)
  expectOk(await stack.identity.changeEmail({ session: thief.token, email: person.email }, asUser(thief.user.id)))
  const { id } = await stack.tables.emailChange.findFirstOrThrow({ where: { userId: thief.user.id } })
  expectOk(await stack.identity.confirmEmailChange({ token: await linkOf('old-email', id) }))
  const confirmed = await stack.identity.confirmEmailChange({ token: await linkOf('new-email', id) })
  expect(codeOf(confirmed)).toBe('auth.emailTaken')
  const longAgo = new Date(Date.now() - 7 * 24 * 60 * 60 * 1_000 - 1_000)
  await stack.tables.emailChange.updateMany({ where: { userId: person.user.id }, data: { appliedAt: longAgo } })
  expectOk(await stack.identity.signUp(aPerson({ email: person.email })))
})

test('a sign-in begun with a password ends when a new one is set by mail', async () => {
  const { user, finish } = await withBegunSignIn()
  const token = randomUUID()
  // As better-auth stores the link of a forgotten password.
  const identifier = createHash('sha256').update(`reset-password:${token}`).digest('base64url')
  const now = new Date()
  const times = { createdAt: now, updatedAt: now, expiresAt: new Date(now.getTime() + 60_000) }
  await stack.tables.verification.create({ data: { id: randomUUID(), identifier, value: user.id, ...times } })
  expectOk(await stack.identity.resetPassword({ token, password: 'fjordhus-32', ip: '192.0.2.1' }))
  expect(codeOf(await finish())).toBe('auth.signInExpired')
})
