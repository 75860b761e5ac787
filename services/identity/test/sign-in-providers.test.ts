import { appCode, asAdmin, asUser, codeOf, expectOk, firstVersions, listEvents } from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerOf, begin, client, comeBack, enterAtProvider, freshEmail, signInAtProvider } from './at-provider.ts'
import { bootIdentity, from, type IdentityStack, signUp } from './identity-stack.ts'

let stack: IdentityStack
beforeAll(async () => {
  stack = await bootIdentity({ SIGN_UP_LIMIT: '3' })
})
afterAll(() => stack.stop())

describe('the first sign-in of an identity', () => {
  test('opens an account with a verified address, the chosen role and no password', async () => {
    const email = freshEmail()
    const done = await signInAtProvider(stack, { email, name: 'Gerda Gæst' }, { rolePreference: 'both' })
    const opened = expectOk(done)
    expect(opened).toMatchObject({
      kind: 'opened',
      created: true,
      session: { user: { email, name: 'Gerda Gæst', emailVerified: true, locale: 'da' }, roles: ['guest', 'host'] },
    })
    if (opened.kind !== 'opened') throw new Error('no session')
    const { user, token } = opened.session
    expect((await stack.sessionOf(token))?.user.id).toBe(user.id)
    expect(await stack.tables.account.count({ where: { userId: user.id } })).toBe(0)
    const registered = await listEvents(stack.stack, 'identity', user.id)
    expect(registered.map(({ type }) => type)).toEqual(['identity.userRegistered'])
  })

  test('is the same person at the next one, and no account is made', async () => {
    const email = freshEmail()
    const first = await enterAtProvider(stack, { email })
    const again = await enterAtProvider(stack, { email: email.toUpperCase() })
    expect([first.created, again.created, again.user.id]).toEqual([true, false, first.user.id])
  })

  test('takes no account over: who has one with that address signs in and links', async () => {
    const person = await signUp(stack)
    const done = await signInAtProvider(stack, { email: person.email.toUpperCase() })
    expect(codeOf(done)).toBe('oidc.emailHasAccount')
    expect(await stack.tables.linkedIdentity.count({ where: { userId: person.user.id } })).toBe(0)
    expect(await stack.tables.session.count({ where: { userId: person.user.id } })).toBe(1)
  })

  test('is refused while the provider has not verified the address, and leaves nothing', async () => {
    const email = freshEmail()
    expect(codeOf(await signInAtProvider(stack, { email, verified: false }))).toBe('oidc.emailUnverified')
    expect(await stack.tables.user.count({ where: { email } })).toBe(0)
  })

  test('counts against the limit of new accounts of a network, refused ones do not', async () => {
    const ip = '203.0.113.9'
    const { user } = await enterAtProvider(stack, { email: freshEmail() }, { ip })
    const refusals = await Promise.all(
      [1, 2, 3].map(() => signInAtProvider(stack, { email: freshEmail(), verified: false }, { ip })),
    )
    expect(refusals.map(codeOf)).toEqual(['oidc.emailUnverified', 'oidc.emailUnverified', 'oidc.emailUnverified'])
    const taken = await signUp(stack)
    expect(codeOf(await signInAtProvider(stack, { email: taken.email }, { ip }))).toBe('oidc.emailHasAccount')
    for (const _ of [2, 3]) await enterAtProvider(stack, { email: freshEmail() }, { ip })
    expect(codeOf(await signInAtProvider(stack, { email: freshEmail() }, { ip }))).toBe('auth.tooManyAttempts')
    // Those who have an account still get in.
    expect((await enterAtProvider(stack, { email: user.email }, { ip })).user.id).toBe(user.id)
  })
})

describe('what comes back from a provider', () => {
  test('is refused in another browser, and ends nothing there or here', async () => {
    const [own, other] = [await begin(stack), await begin(stack)]
    const answer = await answerOf(stack, own, { email: freshEmail() })
    expect(codeOf(await comeBack(stack, { answer, token: other.token }))).toBe('oidc.expired')
    expect(codeOf(await comeBack(stack, { answer, token: 'A'.repeat(43) }))).toBe('oidc.expired')
    expect(codeOf(await comeBack(stack, { answer, token: own.token }))).toBe('ok')
  })

  test('counts once, also in two requests at once', async () => {
    const begun = await begin(stack)
    const answer = await answerOf(stack, begun, { email: freshEmail() })
    const both = await Promise.all([1, 2].map(() => comeBack(stack, { answer, token: begun.token })))
    expect(both.map(codeOf).sort()).toEqual(['oidc.expired', 'ok'])
    // The code that was exchanged is worth nothing for another begun sign-in either.
    const later = await begin(stack)
    const code = new URLSearchParams(answer).get('code') ?? ''
    const replayed = new URLSearchParams(await answerOf(stack, later, { email: freshEmail() }))
    replayed.set('code', code)
    expect(codeOf(await comeBack(stack, { answer: `?${replayed}`, token: later.token }))).toBe('oidc.refused')
  })

  test('cannot be exchanged by who began another one, whose verifier differs', async () => {
    const [own, other] = [await begin(stack), await begin(stack)]
    const stolen = new URLSearchParams(await answerOf(stack, own, { email: freshEmail() })).get('code') ?? ''
    const answer = new URLSearchParams(await answerOf(stack, other, { email: freshEmail() }))
    answer.set('code', stolen)
    expect(codeOf(await comeBack(stack, { answer: `?${answer}`, token: other.token }))).toBe('oidc.refused')
  })

  test('is worth nothing after ten minutes', async () => {
    const begun = await begin(stack)
    const answer = await answerOf(stack, begun, { email: freshEmail() })
    const [left] = await stack.tables.$queryRaw<{ seconds: number }[]>`
      select extract(epoch from max(expires_at) - now())::int as seconds from handshake where purpose = 'provider'`
    expect(left?.seconds).toBeGreaterThan(590)
    expect(left?.seconds).toBeLessThanOrEqual(600)
    await stack.tables
      .$executeRaw`update handshake set expires_at = now() - interval '1 second' where purpose = 'provider'`
    expect(codeOf(await comeBack(stack, { answer, token: begun.token }))).toBe('oidc.expired')
  })

  test.each(['wrongNonce', 'wrongAudience', 'wrongIssuer', 'wrongSignature', 'expired'])(
    'is refused with the fault %s, and opens nothing',
    async (fault) => {
      const email = freshEmail()
      expect(codeOf(await signInAtProvider(stack, { email, fault }))).toBe('oidc.refused')
      expect(await stack.tables.user.count({ where: { email } })).toBe(0)
    },
  )

  test('is refused when another issuer is named, or none', async () => {
    for (const issuer of ['https://somebody-else.example', null]) {
      const begun = await begin(stack)
      const answer = new URLSearchParams(await answerOf(stack, begun, { email: freshEmail() }))
      if (issuer) answer.set('iss', issuer)
      else answer.delete('iss')
      expect(codeOf(await comeBack(stack, { answer: `?${answer}`, token: begun.token }))).toBe('oidc.refused')
    }
  })

  test('says that the person denied, and that the provider is down', async () => {
    expect(codeOf(await signInAtProvider(stack, 'deny'))).toBe('oidc.denied')
    expect(codeOf(await signInAtProvider(stack, { email: freshEmail(), fault: 'down' }))).toBe('oidc.unavailable')
  })

  test('may tell name and address by userinfo', async () => {
    const email = freshEmail()
    const { user } = await enterAtProvider(stack, { email, name: 'Ulla Userinfo', fault: 'userinfoOnly' })
    expect(user).toMatchObject({ email, name: 'Ulla Userinfo', emailVerified: true })
  })
})

test('the request carries state, nonce and an S256 challenge, and the table none of them', async () => {
  const { url, token } = await begin(stack)
  const asked = new URL(url).searchParams
  expect(Object.fromEntries(asked)).toMatchObject({
    ...{ response_type: 'code', code_challenge_method: 'S256', scope: 'openid email profile', client_id: 'nordbo' },
    redirect_uri: `${stack.stack.publicUrl}/api/auth/providers/sandbox/callback`,
  })
  const rows = await stack.tables.$queryRaw<
    { all: string }[]
  >`select coalesce(string_agg(h::text, ' '), '') as "all" from handshake h`
  const stored = rows[0]?.all ?? ''
  expect(stored).toContain('provider')
  for (const secret of [token, asked.get('state') ?? '', asked.get('nonce') ?? '', asked.get('code_challenge') ?? ''])
    expect(stored).not.toContain(secret)
})

test('only configured providers are known', async () => {
  const known = expectOk(await stack.identity.signInProviders({})).providers
  expect(known).toEqual([{ id: 'sandbox', name: 'Prøve-ID' }])
  const start = stack.identity.startProviderSignIn({
    provider: 'other',
    rolePreference: 'guest',
    locale: 'da',
    agreed: firstVersions,
  })
  expect(codeOf(await start)).toBe('oidc.unknownProvider')
})

test('a suspended person is refused', async () => {
  const { user, email } = await enterAtProvider(stack, { email: freshEmail() }).then((opened) => ({
    ...opened,
    email: opened.user.email,
  }))
  expectOk(await stack.identity.suspend({ userId: user.id, reason: 'prøve' }, asAdmin))
  expect(codeOf(await signInAtProvider(stack, { email }))).toBe('auth.suspended')
  expect(await stack.tables.session.count({ where: { userId: user.id } })).toBe(0)
})

test('a person with an app is asked for its code, and gets no session before', async () => {
  const { user, token } = await enterAtProvider(stack, { email: freshEmail() })
  const own = asUser(user.id)
  const { key } = expectOk(await stack.identity.startTwoFactor({ session: token }, own))
  expectOk(await stack.identity.confirmTwoFactor({ session: token, code: appCode(key) }, own))
  const before = await stack.tables.session.count({ where: { userId: user.id } })
  const done = await signInAtProvider(stack, { email: user.email })
  expect(codeOf(done)).toBe('auth.twoFactorRequired')
  expect(await stack.tables.session.count({ where: { userId: user.id } })).toBe(before)
  const proof = String(done.ok ? '' : done.error.params?.proof)
  const factor = { code: appCode(key, 1) }
  const opened = expectOk(await stack.identity.finishSignIn({ proof, factor, client }))
  expect(opened.user.id).toBe(user.id)
})

test('the browser’s former session ends, and an unknown browser is told by mail, the one of the sign-up is not', async () => {
  const notices = async (userId: string): Promise<number> => {
    const sessions = await stack.tables.session.findMany({ where: { userId }, select: { id: true } })
    return (await Promise.all(sessions.map(({ id }) => listEvents(stack.stack, 'identity', `${id}-newDevice`)))).flat()
      .length
  }
  const first = await enterAtProvider(stack, { email: freshEmail() })
  expect(await notices(first.user.id)).toBe(0)
  const known = await signInAtProvider(
    stack,
    { email: first.user.email },
    { presented: first.token, device: first.device },
  )
  expect(codeOf(known)).toBe('ok')
  expect(await stack.sessionOf(first.token)).toBeNull()
  expect(await notices(first.user.id)).toBe(0)
  await enterAtProvider(stack, { email: first.user.email })
  expect(await notices(first.user.id)).toBe(1)
})

test('nobody without a password signs in with one', async () => {
  const { user } = await enterAtProvider(stack, { email: freshEmail() })
  for (const password of ['sommerhus-29', ' '])
    expect(codeOf(await stack.identity.signIn(from(user.email, password)))).toBe('auth.invalidCredentials')
})
