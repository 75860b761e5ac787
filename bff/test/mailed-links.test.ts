import {
  appCode,
  type BootedStack,
  bootStack,
  listMails,
  type Person,
  readRows,
  signIn,
  signUp,
  signUpUnverified,
  visitor,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({
    only: ['sandbox', 'identity', 'listings', 'pricing', 'booking', 'payouts', 'messaging', 'bff'],
  })
})
afterAll(() => stack?.stop())

/** The token of the newest link to a page in the mails to an address. */
const tokenFor = (email: string, page: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const texts = (await listMails(stack.stack, email)).map(({ text }) => text)
      const link = texts
        .flatMap((text) => text.match(/https?:\S+/g) ?? [])
        .find((each) => each.includes(`/auth/${page}?`))
      return z.string().parse(link && new URL(link).searchParams.get('token'))
    },
    { timeout: 60_000, interval: 100 },
  )

const ask = (path: string, body: unknown) => visitor(stack.url).send('POST', path, body)
const confirm = (token: string) => ask('/api/auth/change-email/confirm', { token })
const hour = 60 * 60

/** A person with the link of a forgotten password, and with those of a change of the address. */
const withLinks = async (): Promise<{ guest: Person; email: string; reset: string; old: string; fresh: string }> => {
  const guest = await signUp(stack.url)
  const email = `ny-${guest.email}`
  expect((await ask('/api/auth/forgot-password', { email: guest.email })).status).toBe(202)
  expect((await guest.send('POST', '/api/auth/change-email', { email })).status).toBe(202)
  const [reset, old, fresh] = await Promise.all([
    tokenFor(guest.email, 'reset'),
    tokenFor(guest.email, 'confirm-email'),
    tokenFor(email, 'confirm-email'),
  ])
  return { guest, email, reset, old, fresh }
}

const Link = z.looseObject({ value: z.string(), seconds: z.coerce.number() })
/** The stored links, each with the seconds that it lives. */
const storedLinks = () =>
  readRows(
    stack.stack,
    'identity',
    Link,
    'select *, round(extract(epoch from expires_at - created_at)) as seconds from verification',
  )
const letLinksExpire = () =>
  readRows(stack.stack, 'identity', z.unknown(), `update verification set expires_at = now() - interval '1 second'`)

test('the tables hold no token of a mailed link, and each link lives for its hours', async () => {
  const newcomer = await signUpUnverified(stack.url)
  const verify = await tokenFor(newcomer.email, 'verify')
  const { guest, email, reset, old, fresh } = await withLinks()
  const before = await storedLinks()
  const lives = (value: (stored: string) => boolean) =>
    before.filter((link) => value(link.value)).map(({ seconds }) => seconds / hour)
  expect(lives((value) => value.startsWith(`verify-email:${newcomer.id}`))).toEqual([24])
  expect(lives((value) => value === guest.id)).toEqual([1])
  expect(lives((value) => /^(old|new)-email:/.test(value))).toEqual([24, 24])
  for (const token of [old, fresh]) expect((await confirm(token)).status).toBe(200)
  const undo = await tokenFor(guest.email, 'undo-email')
  const after = await storedLinks()
  expect(after.filter(({ value }) => value.startsWith('undo-email:')).map(({ seconds }) => seconds / hour)).toEqual([
    168,
  ])
  for (const token of [verify, reset, old, fresh, undo]) {
    expect(token.length).toBeGreaterThanOrEqual(24)
    expect(JSON.stringify([before, after])).not.toContain(token)
  }
  expect((await ask('/api/auth/change-email/undo', { token: undo })).status).toBe(200)
  await signIn(stack.url, guest.email, 'sommerhus-29')
  await expect(signIn(stack.url, email, 'sommerhus-29')).rejects.toThrow('401')
})

test('a new password by mail opens no session, and passes no second factor', async () => {
  const guest = await signUp(stack.url)
  const { key } = await guest.postOk(z.object({ key: z.string() }), '/api/me/two-factor/start')
  await guest.postOk(z.unknown(), '/api/me/two-factor/confirm', { code: appCode(key) })
  expect((await ask('/api/auth/forgot-password', { email: guest.email })).status).toBe(202)
  const reset = { token: await tokenFor(guest.email, 'reset'), password: 'klitrose-57' }
  const answer = await ask('/api/auth/reset-password', reset)
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie().join()).not.toMatch(/session=\w/)
  const signsIn = await ask('/api/auth/sign-in', { email: guest.email, password: 'klitrose-57' })
  expect(signsIn.body).toEqual({ twoFactorRequired: true })
  expect(signsIn.headers.getSetCookie().join()).not.toMatch(/session=\w/)
  expect((await guest.get('/api/me/sessions')).status).toBe(401)
})

test('a link proves nothing once its time is over', async () => {
  const newcomer = await signUpUnverified(stack.url)
  const verify = await tokenFor(newcomer.email, 'verify')
  const { guest, reset, old } = await withLinks()
  await letLinksExpire()
  const answers = [
    await ask('/api/auth/verify-email', { token: verify }),
    await ask('/api/auth/reset-password', { token: reset, password: 'klitrose-57' }),
    await confirm(old),
  ]
  expect(answers.map(({ status, code }) => [status, code])).toEqual(answers.map(() => [410, 'auth.linkInvalid']))
  await signIn(stack.url, guest.email, 'sommerhus-29')
})
