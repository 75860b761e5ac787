import { randomUUID } from 'node:crypto'
import { type AtProvider, answerAtProvider, appCode, type BootedStack, bootStack, listMails } from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type CookieBrowser, cookieBrowser } from './cookie-browser.ts'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'messaging', 'bff'] })
})
afterAll(() => stack?.stop())

const Begun = z.object({ url: z.string() })
const Session = z.object({ user: z.object({ id: z.string(), email: z.string(), name: z.string() }).nullable() })
const Ways = z.object({ hasPassword: z.boolean(), linked: z.array(z.object({ id: z.string(), email: z.string() })) })
const [errand, signInPath] = ['nordbo_provider', '/api/auth/providers/sandbox/start'] as const
/** The page that says what became of it, and leads on to `next`. */
const back = (outcome: string, next: string): string => `/auth?next=${encodeURIComponent(next)}&atProvider=${outcome}`
const freshEmail = (): string => `${randomUUID()}@test.example`

const open = (): CookieBrowser => cookieBrowser(stack.url)
const whoIs = async (browser: CookieBrowser) =>
  Session.parse(await (await browser.get('/api/auth/session')).json()).user
const waysOf = async (browser: CookieBrowser) => Ways.parse(await (await browser.get('/api/me/sign-in-ways')).json())

/** The token of the newest link for a new password. */
const resetTokenFor = (email: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const texts = (await listMails(stack.stack, email)).map(({ text }) => text).join(' ')
      return z.string().parse(/\/auth\/reset\?token=([\w-]+)/.exec(texts)?.[1])
    },
    { timeout: 20_000, interval: 100 },
  )

/** Sends the browser to the provider; returns the address that it comes back to. */
const goAndAnswer = async (
  browser: CookieBrowser,
  typed: AtProvider | 'deny',
  { path = signInPath, body = {} }: { path?: string; body?: object } = {},
): Promise<string> => {
  const begun = await browser.send('POST', path, body)
  const { url } = Begun.parse(await begun.json())
  const { pathname, search } = await answerAtProvider(url, typed)
  return `${pathname}${search}`
}
/** Goes to the provider and back; returns the page that the browser is led to. */
const visitProvider = async (...given: Parameters<typeof goAndAnswer>): Promise<string | null> => {
  const [browser] = given
  return (await browser.get(await goAndAnswer(...given))).headers.get('location')
}

describe('signing in at a provider', () => {
  test('keeps the browser’s half in a cookie that scripts cannot read, and ends it on the way back', async () => {
    const browser = open()
    const begun = await browser.send('POST', signInPath, { next: '/trips' })
    expect(begun.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^nordbo_provider=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    const body = await begun.json()
    expect(Object.keys(Object(body))).toEqual(['url'])
    const { pathname, search } = await answerAtProvider(Begun.parse(body).url, { email: freshEmail() })
    await browser.get(`${pathname}${search}`)
    expect(browser.cookies.has(errand)).toBe(false)
    expect(browser.cookies.has('nordbo_session')).toBe(true)
  })

  test('opens an account, leads back to where the person was, and is the same person the next time', async () => {
    const [browser, email] = [open(), freshEmail()]
    const next = '/search?where=Skagen&guests=2#map'
    const first = await visitProvider(browser, { email, name: 'Gerda Gæst' }, { body: { next } })
    expect(first).toBe(back('created', next))
    expect(await whoIs(browser)).toMatchObject({ email, name: 'Gerda Gæst' })
    const other = open()
    expect(await visitProvider(other, { email }, { body: { next } })).toBe(back('opened', next))
    expect((await whoIs(other))?.id).toBe((await whoIs(browser))?.id)
  })

  test('leads to the front page, and hosts to their dashboard, from the page to sign in', async () => {
    expect(await visitProvider(open(), { email: freshEmail() })).toBe(back('created', '/'))
    const asHost = { body: { rolePreference: 'host' } }
    expect(await visitProvider(open(), { email: freshEmail() }, asHost)).toBe(back('created', '/host/dashboard'))
  })

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)'])(
    'leads nowhere but to pages of this site: not to %j',
    async (next) => {
      const refused = await open().send('POST', signInPath, { next })
      expect([refused.status, refused.headers.getSetCookie()]).toEqual([400, []])
      // A cookie that somebody else wrote is no way around it.
      const browser = open()
      const answer = await goAndAnswer(browser, { email: freshEmail() })
      const held = JSON.parse(Buffer.from(browser.cookies.get(errand) ?? '', 'base64url').toString())
      browser.cookies.set(errand, Buffer.from(JSON.stringify({ ...held, next })).toString('base64url'))
      expect((await browser.get(answer)).headers.get('location')).toBe('/auth?atProvider=oidc.expired')
      expect(await whoIs(browser)).toBeNull()
    },
  )

  test('is refused in a browser that did not begin it, and with an answer to another one', async () => {
    const [own, other] = [open(), open()]
    const answer = await goAndAnswer(own, { email: freshEmail() }, { body: { next: '/trips' } })
    expect((await other.get(answer)).headers.get('location')).toBe('/auth?atProvider=oidc.expired')
    await other.send('POST', signInPath, {})
    expect((await other.get(answer)).headers.get('location')).toBe('/auth?atProvider=oidc.expired')
    expect(await whoIs(other)).toBeNull()
    // The other one's own sign-in goes on, and so does this one.
    expect(other.cookies.has(errand)).toBe(true)
    expect((await own.get(answer)).headers.get('location')).toBe(back('created', '/trips'))
    expect((await own.get(answer)).headers.get('location')).toBe('/auth?atProvider=oidc.expired')
  })

  test('says on the page to sign in why it did not work, and how to go on', async () => {
    const body = { next: '/trips' }
    const led = (typed: AtProvider | 'deny') => visitProvider(open(), typed, { body })
    expect(await led('deny')).toBe('/auth?next=%2Ftrips&atProvider=oidc.denied')
    expect(await led({ email: freshEmail(), fault: 'down' })).toBe('/auth?next=%2Ftrips&atProvider=oidc.unavailable')
    expect(await led({ email: freshEmail(), fault: 'wrongNonce' })).toBe('/auth?next=%2Ftrips&atProvider=oidc.refused')
    expect(await led({ email: freshEmail(), verified: false })).toBe(
      '/auth?next=%2Ftrips&atProvider=oidc.emailUnverified',
    )
  })

  test('asks for the code of an app before there is a session', async () => {
    const [browser, email] = [open(), freshEmail()]
    await visitProvider(browser, { email })
    const { key } = z
      .object({ key: z.string() })
      .parse(await (await browser.send('POST', '/api/me/two-factor/start')).json())
    expect((await browser.send('POST', '/api/me/two-factor/confirm', { code: appCode(key) })).status).toBe(200)
    const again = open()
    const led = await visitProvider(again, { email }, { body: { next: '/trips' } })
    expect(led).toBe('/auth?next=%2Ftrips&atProvider=code')
    expect(await whoIs(again)).toBeNull()
    expect((await again.send('POST', '/api/auth/two-factor', { code: appCode(key, 1) })).status).toBe(200)
    expect((await whoIs(again))?.email).toBe(email)
  })
})

describe('a person without a password', () => {
  test('chooses one by mail, signs in with it and may then unlink', async () => {
    const [browser, email, password] = [open(), freshEmail(), 'klitrose-57']
    await visitProvider(browser, { email })
    const { hasPassword, linked } = await waysOf(browser)
    expect([hasPassword, linked.length]).toEqual([false, 1])
    const unlink = `/api/me/linked-identities/${linked[0]?.id}`
    expect(await (await browser.send('DELETE', unlink)).json()).toMatchObject({ status: 409, code: 'auth.lastWay' })
    await browser.send('POST', '/api/auth/forgot-password', { email })
    const token = await resetTokenFor(email)
    expect((await browser.send('POST', '/api/auth/reset-password', { token, password })).status).toBe(200)
    expect(await whoIs(browser)).toBeNull()
    expect((await browser.send('POST', '/api/auth/sign-in', { email, password })).status).toBe(200)
    expect((await waysOf(browser)).hasPassword).toBe(true)
    expect((await browser.send('DELETE', unlink)).status).toBe(200)
    expect((await waysOf(browser)).linked).toEqual([])
  })

  test('links and confirms where they are, and is told there why it did not work', async () => {
    const [browser, email, password] = [open(), freshEmail(), 'sommerhus-29']
    await browser.send('POST', '/api/auth/sign-up', { name: 'Gerda Gæst', email, password })
    await browser.send('POST', '/api/sandbox/verified-email')
    const link = {
      path: '/api/me/linked-identities/start',
      body: { provider: 'sandbox', next: '/profile?profile=security' },
    }
    expect(await visitProvider(browser, 'deny', link)).toBe(back('oidc.denied', '/profile?profile=security'))
    const other = freshEmail()
    expect(await visitProvider(browser, { email: other }, link)).toBe(back('linked', '/profile?profile=security'))
    expect((await waysOf(browser)).linked).toMatchObject([{ email: other }])
    const stepUp = { path: '/api/auth/step-up/providers/sandbox/start', body: { next: '/profile?profile=account' } }
    expect(await visitProvider(browser, { email: other }, stepUp)).toBe(back('confirmed', '/profile?profile=account'))
    expect(await visitProvider(browser, { email: freshEmail() }, stepUp)).toBe(
      back('oidc.notLinked', '/profile?profile=account'),
    )
  })
})

test('a new password for an address that nobody had proved leaves no other way in', async () => {
  const [browser, email] = [open(), freshEmail()]
  const { user } = z
    .object({ user: z.object({ id: z.string() }) })
    .parse(
      await (
        await browser.send('POST', '/api/auth/sign-up', { name: 'En Anden', email, password: 'sommerhus-29' })
      ).json(),
    )
  const link = await browser.send('POST', '/api/me/linked-identities/start', { provider: 'sandbox' })
  expect(await link.json()).toMatchObject({ code: 'auth.emailUnverified' })
  const { key } = z
    .object({ key: z.string() })
    .parse(await (await browser.send('POST', '/api/me/two-factor/start')).json())
  expect((await browser.send('POST', '/api/me/two-factor/confirm', { code: appCode(key) })).status).toBe(200)
  const owner = open()
  await owner.send('POST', '/api/auth/forgot-password', { email })
  const token = await resetTokenFor(email)
  const password = 'klitrose-57'
  expect((await owner.send('POST', '/api/auth/reset-password', { token, password })).status).toBe(200)
  expect((await owner.send('POST', '/api/auth/sign-in', { email, password })).status).toBe(200)
  expect((await whoIs(owner))?.id).toBe(user.id)
})
