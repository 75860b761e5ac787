import { type BootedStack, bootStack } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stack: BootedStack
const until = new Date(Math.ceil(Date.now() / 60_000 + 60) * 60_000)
beforeAll(async () => {
  const env = { bff: { MAINTENANCE_UNTIL: until.toISOString() } }
  stack = await bootStack({ only: ['sandbox', 'bff'], env })
})
afterAll(() => stack?.stop())

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(new URL(path, stack.url), { headers, method })

test('during maintenance every page says until when, in the person’s language', async () => {
  const time = new Intl.DateTimeFormat('da-DK', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Copenhagen' })
  for (const path of ['/', '/trips', '/listing/1']) {
    const before = Date.now()
    const answer = await ask(path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
    const wait = Number(answer.headers.get('retry-after'))
    // What was left while it answered, give or take the second that is rounded.
    expect(wait * 1_000).toBeLessThanOrEqual(until.getTime() - before + 1_000)
    expect(wait * 1_000).toBeGreaterThanOrEqual(until.getTime() - Date.now() - 1_000)
    const html = await answer.text()
    expect(html).toContain('<h1>Vi er straks tilbage</h1>')
    expect(html).toContain(time.format(until))
  }
  const arabic = await ask('/', { cookie: 'nordbo_language=ar' })
  expect(await arabic.text()).toContain('<html lang="ar" dir="rtl">')
  const english = await ask('/', { 'accept-language': 'en-US,en;q=0.9' })
  expect(await english.text()).toContain('We will be right back')
})

test('the API answers with a problem and the time to wait, and load balancers are answered', async () => {
  for (const [path, method] of [
    ['/api/listings', 'GET'],
    ['/api/auth/sign-in', 'POST'],
    ['/media/photos/x/1.webp', 'GET'],
  ] as const) {
    const answer = await ask(path, {}, method)
    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'service.unavailable', status: 503 }),
    ])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000)
  }
  expect((await ask('/healthz')).status).toBe(200)
  expect((await ask('/readyz')).status).toBe(200)
})
