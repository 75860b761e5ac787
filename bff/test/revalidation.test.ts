import { type BootedStack, bootStack, createGuest, createHome, stayIn } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'pricing', 'listings', 'booking', 'bff'] })
})
afterAll(() => stack?.stop())

const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(new URL(path, stack.url), { headers })

test('strangers get a home’s page and its parts once, and then only what has changed', async () => {
  const home = await createHome(stack)
  await stack.settle()
  const { checkIn, checkOut } = await stayIn(stack, 30, 2)
  const page = `/api/listings/${home.id}`
  const parts = [page, `${page}/reviews`, `${page}/nearby`, `${page}/availability?from=${checkIn}&to=${checkOut}`]
  for (const path of parts) {
    const first = await ask(path)
    const tag = first.headers.get('etag') ?? ''
    expect([path, first.status, first.headers.get('cache-control')]).toEqual([path, 200, 'private, no-cache'])
    expect(tag).toMatch(/^W\/"[\w-]{27}"$/)
    for (const sent of [tag, `"other", ${tag}`]) {
      const again = await ask(path, { 'if-none-match': sent })
      expect([path, again.status, await again.text()]).toEqual([path, 304, ''])
      expect(again.headers.get('etag')).toBe(tag)
    }
    const other = await ask(path, { 'if-none-match': '"other"' })
    expect([other.status, await other.text()]).toEqual([200, await first.text()])
  }
  const before = (await ask(page)).headers.get('etag') ?? ''
  const change = { title: 'Huset ved havet' }
  expect((await home.host.send('PATCH', `/api/host/listings/${home.id}`, change)).status).toBe(200)
  await stack.settle()
  const after = await ask(page, { 'if-none-match': before })
  expect([after.status, await after.json()]).toMatchObject([200, { title: 'Huset ved havet' }])
})

test('an answer in another language is another answer', async () => {
  const texts = { description: 'A bright summer house between dune and sea, with a wood stove.', rooms: [] }
  const home = await createHome(stack, {
    content: { english: { title: 'House by the sea', ...texts, arrivalNotes: null, additionalRules: null } },
  })
  await stack.settle()
  const path = `/api/listings/${home.id}`
  const tag = (await ask(path)).headers.get('etag') ?? ''
  const english = await ask(path, { cookie: 'nordbo_language=en', 'if-none-match': tag })
  expect([english.status, await english.json()]).toMatchObject([200, { title: 'House by the sea' }])
})

test('no cache stores the answers of people with a session, nor refusals', async () => {
  const [guest, home] = [await createGuest(stack), await createHome(stack)]
  const mine = await guest.get(`/api/listings/${home.id}`)
  expect([mine.status, mine.headers.get('etag'), mine.headers.get('cache-control')]).toEqual([200, null, 'no-store'])
  const missing = await ask(`/api/listings/${crypto.randomUUID()}`)
  expect([missing.status, missing.headers.get('etag')]).toEqual([404, null])
  expect(missing.headers.get('cache-control')).toBe('no-store')
})
