import { type BootedStack, bootStack, visitor } from '@nordbo/testkit'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, test } from 'vitest'

// The limits of production.
const real = {
  RATE_LIMIT_PER_MINUTE: '600',
  RATE_LIMIT_DOORS_PER_MINUTE: '60',
  TRUST_PROXY: '1',
  PUBLIC_URL: 'https://nordbo.example',
}
// The real limit is tested in identity (attempts.test.ts).
const fewSignUps = { SIGN_UP_LIMIT: '3', SIGN_UP_WINDOW_SECONDS: '3600' }
let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'bff'], env: { bff: real, identity: fewSignUps } })
})
afterAll(() => stack?.stop())

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
const account = (email: string) => ({ name: 'Nora Ny', email, password: 'sommerhus-29' })
/** Sends a request as a proxy does for a client at this address. */
const send = (path: string, client: string, body: object, cookie = ''): Promise<Response> =>
  fetch(new URL(path, stack.url), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client, cookie },
  })

test('a network that opened too many accounts gets the time to wait', async () => {
  const signUp = (index: number) =>
    visitor(stack.url).send('POST', '/api/auth/sign-up', account(`nr-${index}@test.example`))
  for (const index of times(3)) expect((await signUp(index)).status).toBe(201)
  const refused = await signUp(3)
  expect([refused.status, refused.code]).toEqual([429, 'auth.tooManyAttempts'])
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(3_400)
  expect(refused.body).toMatchObject({ params: { retryAfterSeconds: wait } })
})

test('who asks too much waits for the refusal, so that repeating it at once takes little from others', async () => {
  const wrong = { email: 'z@test.example', password: 'x' }
  const signIn = () => send('/api/auth/sign-in', '203.0.113.99', wrong)
  await Promise.all(times(60).map(signIn))
  const began = performance.now()
  expect((await signIn()).status).toBe(429)
  // A timer of 100 ms may end a little before it by another clock.
  expect(performance.now() - began).toBeGreaterThan(95)
})

test('a client may sign in sixty times a minute, whatever address it claims to have', async () => {
  const wrong = { email: 'x@test.example', password: 'x' }
  const answers = await Promise.all(
    times(70).map((index) => send('/api/auth/sign-in', `203.0.113.${index}, 198.51.100.7`, wrong)),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(10)
  expect(await refused[0]?.json()).toMatchObject({ code: 'rate.limited' })
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await send('/api/auth/sign-in', '203.0.113.1', wrong)).status).toBe(401)
})

test('all addresses of an IPv6 network share one limit', async () => {
  const wrong = { email: 'y@test.example', password: 'x' }
  const answers = times(70).map((index) => send('/api/auth/sign-in', `2001:db8:0:7::${index}`, wrong))
  expect((await Promise.all(answers)).filter(({ status }) => status === 429)).toHaveLength(10)
})

test('a browser that signed in is recognised by a cookie that is sent to /api/auth only', async () => {
  const opened = await send('/api/auth/sign-up', '192.0.2.1', account('kendt@test.example'))
  const cookie = opened.headers.getSetCookie().find((each) => each.startsWith('nordbo_device=')) ?? ''
  expect(cookie).toMatch(
    /^nordbo_device=[\w-]{38}; Max-Age=31536000; Path=\/api\/auth; HttpOnly; Secure; SameSite=Lax$/,
  )
  const [kept = ''] = cookie.split(';')
  const again = await send('/api/auth/sign-in', '192.0.2.2', account('kendt@test.example'), kept)
  expect(again.headers.getSetCookie().find((each) => each.startsWith('nordbo_device='))).toBe(cookie)
})

test('strangers may send 600 requests a minute per network; signed-in people count by account', async () => {
  const opened = await send('/api/auth/sign-up', '192.0.2.3', account('vida@test.example'))
  const session = (opened.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
  const read = (cookie = '') =>
    fetch(new URL('/api/auth/session', stack.url), { headers: { 'x-forwarded-for': '192.0.2.4', cookie } })
  await read(session)
  const reads = await Promise.all(times(620).map(() => read()))
  expect(reads.filter(({ status }) => status === 429).length).toBeGreaterThan(15)
  expect((await read(session)).status).toBe(200)
})

test('pictures of link previews, which are drawn, count like other requests, and photos do not', async () => {
  const statuses = async (path: string, client: string) => {
    const read = () => fetch(new URL(path, stack.url), { headers: { 'x-forwarded-for': client } })
    return (await Promise.all(times(620).map(read))).map(({ status }) => status)
  }
  const drawn = await statuses('/media/share/homes/x/da.jpg', '192.0.2.6')
  expect(drawn.filter((status) => status === 429).length).toBeGreaterThan(15)
  const photos = await statuses('/media/photos/x/640.webp', '192.0.2.7')
  expect(photos.filter((status) => status === 429)).toEqual([])
})

test('while Redis does not answer, ordinary requests pass and sign-in is refused in words', async () => {
  const redis = new Redis(stack.stack.infra.redisUrl('stack'))
  const read = () => fetch(new URL('/api/auth/session', stack.url), { headers: { 'x-forwarded-for': '192.0.2.9' } })
  try {
    await redis.call('client', 'pause', '60000', 'write')
    const reads = await Promise.all(times(70).map(read))
    expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]))
    const refused = await send('/api/auth/sign-in', '192.0.2.9', { email: 'z@test.example', password: 'x' })
    expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'service.unavailable' }])
  } finally {
    await redis.call('client', 'unpause')
    redis.disconnect()
  }
})

test('over HTTPS the session cookie is bound to the host, and the plain HTTP one is ignored', async () => {
  const opened = await send('/api/auth/sign-up', '192.0.2.5', account('hella@test.example'))
  const [cookie = ''] = opened.headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-nordbo_session=\w{32}; Path=\/; Expires=.+; HttpOnly; Secure; SameSite=Lax$/)
  const days = (Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '') - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(14)
  const held = cookie.split(';')[0] ?? ''
  const whoIsHere = async (sent: string): Promise<unknown> =>
    (await fetch(new URL('/api/auth/session', stack.url), { headers: { cookie: sent } })).json()
  expect(await whoIsHere(held)).toMatchObject({ user: { email: 'hella@test.example' } })
  expect(await whoIsHere(held.replace('__Host-', ''))).toMatchObject({ user: null })
  const left = await send('/api/auth/sign-out', '192.0.2.5', {}, held)
  expect(left.headers.getSetCookie()[0]).toMatch(
    /^__Host-nordbo_session=; .*Path=\/; Expires=Thu, 01 Jan 1970.*; Secure/,
  )
  expect(await whoIsHere(held)).toMatchObject({ user: null })
})
