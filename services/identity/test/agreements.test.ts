import { hostTermsVersion, type ShownVersions } from '@nordbo/contracts'
import { asUser, codeOf, expectOk, firstVersions } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAtProvider, freshEmail } from './at-provider.ts'
import { aPerson, bootIdentity, type IdentityStack, signUp } from './identity-stack.ts'

let stack: IdentityStack
beforeAll(async () => {
  stack = await bootIdentity()
})
afterAll(() => stack?.stop())

const second: ShownVersions = {
  terms: { version: 2, dated: '2026-12-01' },
  privacy: { version: 3, dated: '2026-12-02' },
}
const client = { ip: '192.0.2.44', userAgent: 'Mozilla/5.0 (test)' }

/** What a person agreed to, as `document version day way`, by document. */
const agreedBy = async (userId: string): Promise<string[]> => {
  const { agreements } = expectOk(await stack.identity.agreements({}, asUser(userId)))
  return agreements.map(({ document, version, dated, way }) => `${document} ${version} ${dated} ${way}`).sort()
}

test('an account with a password is stored with the versions and days of what its form named', async () => {
  const before = Date.now()
  const { user, token } = expectOk(await stack.identity.signUp({ ...aPerson(), agreed: second }))
  expect(await agreedBy(user.id)).toEqual(['privacy 3 2026-12-02 sign-up', 'terms 2 2026-12-01 sign-up'])
  const [row] = await stack.tables.agreement.findMany({ where: { userId: user.id } })
  expect(row?.agreedAt.getTime()).toBeGreaterThanOrEqual(before)
  expect((await stack.sessionOf(token))?.agreed).toEqual({ terms: 2, privacy: 3 })
})

test('an account of a provider is stored with what the page named when the person left for it; a later sign-in adds nothing', async () => {
  const email = freshEmail()
  const { user } = await enterAtProvider(stack, { email })
  const once = ['privacy 1 2025-10-05 provider', 'terms 1 2025-10-05 provider']
  expect(await agreedBy(user.id)).toEqual(once)
  await enterAtProvider(stack, { email })
  expect(await agreedBy(user.id)).toEqual(once)
})

test('a refused sign-up stores nothing', async () => {
  const { email } = await signUp(stack)
  const count = await stack.tables.agreement.count()
  expect(codeOf(await stack.identity.signUp({ ...aPerson({ email }), agreed: second }))).toBe('auth.emailTaken')
  expect(await stack.tables.agreement.count()).toBe(count)
})

test('the host terms store the terms and the policy that their boxes named, once', async () => {
  const { user } = await signUp(stack)
  const accepted = { version: hostTermsVersion, client, agreed: firstVersions }
  for (const _ of [1, 2]) expectOk(await stack.identity.acceptHostTerms(accepted, asUser(user.id)))
  expect(await agreedBy(user.id)).toEqual([
    ...['privacy 1 2025-10-05 hosting', 'privacy 1 2025-10-05 sign-up'],
    ...['terms 1 2025-10-05 hosting', 'terms 1 2025-10-05 sign-up'],
  ])
})

test('the notice of a change adds what was shown, alone and for the person alone, and the first time stays', async () => {
  const [{ user, token }, other] = [await signUp(stack), await signUp(stack)]
  const first = expectOk(await stack.identity.agree({ terms: second.terms }, asUser(user.id)))
  const again = expectOk(await stack.identity.agree({ terms: second.terms }, asUser(user.id)))
  expect(again).toEqual(first)
  expect(await agreedBy(user.id)).toEqual([
    ...['privacy 1 2025-10-05 sign-up', 'terms 1 2025-10-05 sign-up', 'terms 2 2026-12-01 notice'],
  ])
  expect((await stack.sessionOf(token))?.agreed).toEqual({ terms: 2, privacy: 1 })
  expect(await agreedBy(other.user.id)).toHaveLength(2)
  expect(codeOf(await stack.identity.agree({ terms: second.terms }))).toBe('auth.required')
  expect(codeOf(await stack.identity.agreements({}))).toBe('auth.required')
})
