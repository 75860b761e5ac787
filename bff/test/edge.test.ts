import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type BootedStack, bootStack, visitor } from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postHead, rawConnection } from './raw-connection.ts'

let dist: string
let stack: BootedStack

const script = `export const words = ${JSON.stringify('nordbo '.repeat(400))}`

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'nordbo-dist-'))
  await mkdir(join(dist, 'assets'))
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Nordbo</title>')
  await writeFile(join(dist, 'assets/app-1a2b.js'), script)
  await writeFile(join(dist, 'sw.js'), script)
  await writeFile(join(dist, 'site.webmanifest'), '{}')
  await writeFile(join(dist, 'assets/app-1a2b.js.br'), brotliCompressSync(script))
  await writeFile(join(dist, 'assets/app-1a2b.js.gz'), gzipSync(script))
  // No service runs, since these tests need only the BFF.
  stack = await bootStack({
    only: ['sandbox', 'bff'],
    env: { bff: { WEB_DIST: dist, HEADERS_WITHIN_MS: '1000', BODY_WITHIN_MS: '1500' } },
  })
})
afterAll(async () => {
  await stack?.stop()
  await rm(dist, { recursive: true })
})

const ask = (path: string, init: RequestInit = {}): Promise<Response> => fetch(new URL(path, stack.url), init)
const post = (path: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
  ask(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

/** A question as a client sends it that writes æ as one byte. */
const askInLatin1 = (): Promise<Response> => {
  const question = {
    name: 'Gerda',
    email: 'gerda@test.example',
    topic: 'host',
    message: 'Tak for det hyggelige træhus',
  }
  const body = Buffer.from(JSON.stringify(question), 'latin1')
  const headers = { 'content-type': 'application/json' }
  return ask(`/api/contact/tickets/${randomUUID()}`, { method: 'PUT', headers, body })
}

describe('an error', () => {
  const cases: [string, () => Promise<Response>, number, string][] = [
    ['an unknown route', () => ask('/api/castles'), 404, 'route.notFound'],
    [
      'a method that a route does not know',
      () => ask('/api/quotes', { method: 'DELETE' }),
      405,
      'request.methodNotAllowed',
    ],
    ['a page that is posted to', () => post('/search', '{}'), 405, 'request.methodNotAllowed'],
    ['an unknown route, whatever the method', () => ask('/api/castles', { method: 'PUT' }), 404, 'route.notFound'],
    ['a live line that is no socket', () => ask('/ws'), 404, 'route.notFound'],
    ['a search in the past', () => ask('/api/listings?checkin=2020-07-01&checkout=2020-07-08'), 400, 'request.invalid'],
    ['a search around half a point', () => ask('/api/listings?lat=55'), 400, 'request.invalid'],
    ['a path that is none', () => ask('/api/listings/%zz'), 400, 'request.invalid'],
    ['a body that is no JSON', () => post('/api/quotes', '{'), 400, 'request.invalid'],
    ['an empty body', () => post('/api/quotes', ''), 400, 'request.invalid'],
    ['a body whose letters are no UTF-8', askInLatin1, 400, 'request.invalid'],
    ['a body of another kind', () => ask('/api/quotes', { method: 'POST', body: 'x' }), 415, 'request.unsupported'],
    ['a body without end', () => post('/api/quotes', JSON.stringify('x'.repeat(200_000))), 413, 'request.tooLarge'],
    ['dates that are none', () => post('/api/quotes', '{"checkIn":"tomorrow"}'), 400, 'request.invalid'],
    ['an id that is none', () => ask('/api/listings/1'), 400, 'request.invalid'],
    ['a service that is away', () => ask('/api/categories'), 503, 'service.unavailable'],
    ['a person who is not signed in', () => ask('/api/bookings'), 401, 'auth.required'],
    ['a picture that does not exist', () => ask(`/media/photos/${'0'.repeat(32)}/320.avif`), 404, 'route.notFound'],
    ['an asset of another build', () => ask('/assets/gone-1a2b.js'), 404, 'route.notFound'],
  ]
  test.each(cases)('for %s has a problem body with a code', async (_, request, status, code) => {
    const answer = await request()
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(await answer.json()).toMatchObject({ type: `urn:nordbo:problem:${code}`, status, code })
    expect(answer.status).toBe(status)
  })

  test('names the invalid fields of the request', async () => {
    // The forms of browsers let this address through.
    const request = { email: 'signe@strand.d', password: '' }
    const { body } = await visitor(stack.url).send('POST', '/api/auth/sign-in', request)
    expect(body).toMatchObject({
      code: 'request.invalid',
      params: { issues: [{ path: '/email' }, { path: '/password' }] },
    })
  })
})

test.each(['/messages/%zz', '/messages/%00', '//nordbo', '/%c3%28'])(
  'a person whose browser asks for %s, which is no address, comes to the page that says so',
  async (path) => {
    const asPerson = { accept: 'text/html,*/*;q=0.8' }
    const answer = await fetch(stack.url + path, { redirect: 'manual', headers: asPerson })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/not-found'])
    expect((await fetch(stack.url + path, { redirect: 'manual' })).status).toBe(400)
  },
)

test('OPTIONS lists the methods of a path, and HEAD answers like GET without a body', async () => {
  const options = await ask('/api/auth/session', { method: 'OPTIONS' })
  expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
  for (const path of ['/', '/api/auth/session', '/api/openapi.json', '/healthz', '/assets/app-1a2b.js']) {
    const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })]
    expect([path, head.status, await head.text()]).toEqual([path, get.status, ''])
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
  }
})

test('the headers forbid frames and the use of devices', async () => {
  for (const path of ['/', '/api/docs/', '/api/auth/session', '/api/castles', '/assets/app-1a2b.js']) {
    const { headers } = await ask(path)
    expect([path, headers.get('x-frame-options')]).toEqual([path, 'DENY'])
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy.match(/frame-ancestors [^;]+/g)).toEqual(["frame-ancestors 'none'"])
    // The server uses plain HTTP here, so nothing may require HTTPS.
    expect(policy).not.toContain('upgrade-insecure-requests')
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    // A search nearby may use the location; camera, microphone and payments are forbidden.
    const permissions = headers.get('permissions-policy')?.split(', ')
    expect(permissions).toEqual(
      expect.arrayContaining(['geolocation=(self)', 'camera=()', 'microphone=()', 'payment=()']),
    )
  }
})

describe('a slow client', () => {
  const json = { 'content-type': 'application/json' }
  const tell = async (...bytes: string[]): Promise<string> => {
    const connection = rawConnection(stack.url)
    for (const each of bytes) connection.send(each)
    return connection.ended
  }

  test('with incomplete or missing headers gets 408 and is disconnected', async () => {
    const begun = tell('GET /healthz HTTP/1.1\r\nhost: nordbo.test\r\nx-slow: ')
    for (const answer of await Promise.all([begun, tell()])) {
      expect(answer).toMatch(/^HTTP\/1.1 408/)
      expect(answer).toContain('"code":"request.timeout"')
    }
  })

  test('with an incomplete body gets 408 and is disconnected', async () => {
    const announced = tell(postHead('/api/quotes', { ...json, 'content-length': 1_000 }), '{"listingId":')
    const endless = tell(postHead('/api/quotes', { ...json, 'transfer-encoding': 'chunked' }), '5\r\n{"lis\r\n')
    for (const answer of await Promise.all([announced, endless])) {
      expect(answer).toMatch(/^HTTP\/1.1 408[\s\S]*connection: close/i)
      expect(answer).toContain('"code":"request.timeout"')
    }
  })

  test('is disconnected when its request is answered before the body arrived', async () => {
    const large = postHead('/api/quotes', { ...json, 'content-length': 200_000 })
    expect(await tell(large, '{')).toMatch(/^HTTP\/1.1 413[\s\S]*connection: close/i)
    const signedOut = postHead('/api/bookings', { ...json, 'content-length': 1_000 })
    expect(await tell(signedOut, '{')).toMatch(/^HTTP\/1.1 401[\s\S]*connection: close/i)
    const foreign = postHead('/api/quotes', { ...json, origin: 'https://evil.example', 'content-length': 1_000 })
    expect(await tell(foreign, '{')).toMatch(/^HTTP\/1.1 403[\s\S]*connection: close/i)
    // A GET request is answered, and its connection is closed as well.
    const read = postHead('/healthz', { 'content-length': 1_000 }).replace('POST', 'GET')
    expect(await tell(read)).toMatch(/^HTTP\/1.1 200[\s\S]*connection: close/i)
  })

  test('with too large headers or an invalid request is refused and disconnected', async () => {
    const many = `GET / HTTP/1.1\r\nhost: nordbo.test\r\nx-long: ${'x'.repeat(40_000)}\r\n\r\n`
    expect(await tell(many)).toMatch(/^HTTP\/1.1 413[\s\S]*connection: close/i)
    expect(await tell('HELO nordbo.test\r\n\r\n')).toMatch(/^HTTP\/1.1 400[\s\S]*connection: close/i)
  })

  test('may send several requests on one connection', async () => {
    const connection = rawConnection(stack.url)
    const body = '{"checkIn":"tomorrow"}'
    for (const _ of [1, 2])
      connection.send(`${postHead('/api/quotes', { ...json, 'content-length': body.length })}${body}`)
    const answer = await connection.until('HTTP/1.1 400')
    expect(answer.toLowerCase()).not.toContain('connection: close')
    connection.hangUp()
  })
})

describe('the web', () => {
  test('answers every page with the shell, which is not cached', async () => {
    for (const path of ['/', '/search?q=Skagen', '/trips', '/nowhere']) {
      const answer = await ask(path, { headers: { accept: 'text/html' } })
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache'])
      expect(await answer.text()).toContain('<title>Nordbo</title>')
    }
  })

  test('serves hashed files as the build compressed them, cached for a year', async () => {
    for (const encoding of ['br', 'gzip']) {
      const answer = await ask('/assets/app-1a2b.js', { headers: { 'accept-encoding': encoding } })
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(await answer.text()).toBe(script)
    }
  })

  test('revalidates the service worker and the manifest, and the worker reaches this site alone', async () => {
    const worker = await ask('/sw.js')
    expect([worker.status, worker.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(worker.headers.get('content-type')).toMatch(/^(text|application)\/javascript/)
    expect(worker.headers.get('content-security-policy')).toContain("connect-src 'self';")
    const manifest = await ask('/site.webmanifest')
    expect([manifest.status, manifest.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json')
  })

  test('may run only its own scripts', async () => {
    for (const path of ['/', '/api/docs/']) {
      const answer = await ask(path)
      expect(answer.status).toBe(200)
      const policy = answer.headers.get('content-security-policy') ?? ''
      const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src ')) ?? policy
      expect(policy).toContain("default-src 'self'")
      expect(scripts).not.toContain('unsafe')
    }
    const page = await ask('/')
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })
})

test('the API serves its OpenAPI description', async () => {
  const answer = await ask('/api/openapi.json')
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0', paths: { '/api/listings': {} } })
})

test('the public port reports health and readiness, but no metrics', async () => {
  expect((await ask('/healthz')).status).toBe(200)
  expect((await ask('/readyz')).status).toBe(200)
  expect(await (await ask('/metrics')).text()).toContain('<title>Nordbo</title>')
  const figures = await fetch(`http://127.0.0.1:${stack.stack.healthPorts.bff}/metrics`)
  expect(await figures.text()).toContain('nordbo_http_answers_total')
})

test('answers of the API are not cached', async () => {
  expect((await ask('/api/auth/session')).headers.get('cache-control')).toBe('no-store')
})

test('a large answer is compressed for clients that can read it', async () => {
  const answer = await ask('/api/openapi.json', { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
})
