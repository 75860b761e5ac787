import { globSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keyHeader, keyingOf, keyOf, sendKeyed } from './intent-keys.ts'

const inRepo = (path: string): URL => new URL(`../../../../${path}`, import.meta.url)
const origin = 'https://nordbo.example'

/** A stand-in for one tab's sessionStorage. */
const storage = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  const values = new Map<string, string>()
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  }
}

beforeEach(() => void vi.stubGlobal('sessionStorage', storage()))

const call = (body: unknown = { amount: 250 }, path = '/api/host/bookings/7/refund', method = 'POST'): Request =>
  new Request(origin + path, { method, body: method === 'DELETE' ? null : JSON.stringify(body) })

/** Sends a call whose network has one outcome. Returns the idempotency key that was sent. */
const send = async (request: Request, outcome: number | 'lost' | 'cut'): Promise<string | null> => {
  let sent: string | null = null
  await sendKeyed(request, async (keyed) => {
    sent = keyed.headers.get(keyHeader)
    if (outcome === 'lost') throw new TypeError('Failed to fetch')
    if (outcome !== 'cut') return new Response(outcome === 204 ? null : '{}', { status: outcome })
    return new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) }))
  }).catch(() => undefined)
  return sent
}

describe('the key of a change', () => {
  test.each(['lost', 'cut', 500, 503, 504] as const)('stays the same after an unknown outcome: %s', async (outcome) => {
    const first = await send(call(), outcome)
    expect(first).toMatch(/^[\w-]{4,200}$/)
    expect(await send(call(), outcome)).toBe(first)
    expect(await send(call(), 200)).toBe(first)
  })

  test.each([200, 201, 204, 400, 403, 404, 409, 422])('is dropped after the final answer %s', async (status) => {
    const first = await send(call(), status)
    expect(await send(call(), status)).not.toBe(first)
  })

  test.each([401, 429])('is kept after %s, which does not say whether the change was made', async (status) => {
    const first = await send(call(), 'lost')
    expect(await send(call(), status)).toBe(first)
    expect(await send(call(), 200)).toBe(first)
  })

  test('belongs to one operation, target and body', async () => {
    const keys = [
      await send(call(), 'lost'),
      await send(call({ amount: 300 }), 'lost'),
      await send(call({ amount: 250 }, '/api/host/bookings/8/refund'), 'lost'),
      await send(call({ amount: 250 }, '/api/host/bookings/7/cancel'), 'lost'),
    ]
    expect(new Set(keys).size).toBe(4)
    expect(await send(call(), 'lost')).toBe(keys[0])
  })

  test('is the same for a second click during the first call', async () => {
    const keys = await Promise.all([send(call(), 200), send(call(), 200)])
    expect(keys[1]).toBe(keys[0])
  })

  test('is the same after a reload of the page', async () => {
    const first = await send(call(), 'lost')
    vi.resetModules()
    const reloaded = await import('./intent-keys.ts')
    expect(reloaded.keyOf(`POST /api/host/bookings/7/refund ${JSON.stringify({ amount: 250 })}`)).toBe(first)
  })

  test('is kept in memory where the browser has no storage', async () => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    const first = await send(call(), 'lost')
    expect(await send(call(), 200)).toBe(first)
    expect(await send(call(), 200)).not.toBe(first)
  })

  test('is new for each setting: switching on again after off has another key', async () => {
    const path = '/api/favourites/7'
    const first = await send(call({}, path, 'PUT'), 'lost')
    await send(call({}, path, 'DELETE'), 200)
    expect(await send(call({}, path, 'PUT'), 200)).not.toBe(first)
  })

  test('is not sent for calls that change nothing', async () => {
    expect(await send(call({}, '/api/quotes'), 'lost')).toBeNull()
    expect(await send(new Request(`${origin}/api/bookings`), 200)).toBeNull()
  })
})

test('every change of the public API has a key, except where the server accepts none', () => {
  const { paths }: { paths: Record<string, Record<string, { parameters?: { name: string }[] }>> } = JSON.parse(
    readFileSync(inRepo('bff/openapi.json'), 'utf8'),
  )
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      keying: keyingOf(method.toUpperCase(), path),
      taken: parameters.some((parameter) => parameter.name === keyHeader),
    })),
  )
  const namesOf = (which: (operation: (typeof operations)[number]) => boolean): string[] =>
    operations.filter(which).map(({ name }) => name)
  expect(namesOf(({ keying, taken }) => keying !== 'none' && !taken)).toEqual([
    'POST /api/webhooks/stripe',
    'POST /api/webhooks/mail',
  ])
  // A preview changes nothing, and the sandbox replaces the payment provider's own form.
  expect(namesOf(({ keying, taken, name }) => keying === 'none' && taken && !name.includes('/api/sandbox/'))).toEqual([
    'POST /api/bookings/{id}/alteration-preview',
  ])
  expect(namesOf(({ keying, name }) => keying === 'alone' && !/^(PUT|PATCH) /.test(name))).toEqual([
    'POST /api/me/roles/host',
    'POST /api/me/two-factor/start',
    'POST /api/me/two-factor/confirm',
    'POST /api/me/two-factor/disable',
    'POST /api/me/two-factor/recovery-codes',
    'POST /api/me/passkeys',
    'POST /api/me/passkeys/start',
    'DELETE /api/me/passkeys/{id}',
    'POST /api/me/linked-identities/start',
    'DELETE /api/me/linked-identities/{id}',
    'POST /api/me/test-notification',
    'DELETE /api/me/sessions/{id}',
    'POST /api/me/sessions/end-others',
    'POST /api/me/agreements',
    'DELETE /api/favourites/{listingId}',
    'POST /api/wishlists/{id}/items',
    'DELETE /api/wishlists/{id}/items/{listingId}',
    'DELETE /api/wishlists/{id}',
    'POST /api/wishlists/{id}/restore',
    'POST /api/wishlists/{id}/share',
    'DELETE /api/wishlists/{id}/share',
    'DELETE /api/saved-searches/{id}',
    'DELETE /api/me/push-subscription',
    'DELETE /api/me/push-subscriptions/{id}',
    'POST /api/me/export',
  ])
})

test('every call of the web uses the one client, which makes the keys', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: inRepo('web') }).filter(
    (path) => !/\.(test|gen)\.tsx?$/.test(path),
  )
  const holding = (pattern: RegExp): string[] =>
    sources.filter((path) => pattern.test(readFileSync(inRepo(`web/${path}`), 'utf8'))).sort()
  expect(sources.length).toBeGreaterThan(300)
  expect(holding(/idempotency-key/i)).toEqual(['src/lib/api/intent-keys.ts'])
  expect(holding(/randomUUID\(/)).toEqual([])
  // Only XMLHttpRequest reports the progress of an upload. Its key comes from the same function.
  expect(holding(/XMLHttpRequest|sendBeacon|createClient/)).toEqual([
    'src/lib/api/client.ts',
    'src/lib/api/upload-file.ts',
  ])
  // The service worker passes on what pages ask for, and never sees a request to the API. That of push messages puts an address, which
  // twice is the same as once. The bytes of a file about a question are read with the secret of its link, which no other address has.
  expect(holding(/\bfetch\(/)).toEqual([
    'src/app/offline/worker.ts',
    'src/app/push/renew-subscription.ts',
    'src/features/contact/ticket-file-calls.ts',
    'src/lib/api/client.ts',
  ])
  expect(keyOf('an upload')).toBe(keyOf('an upload'))
})
