import { createServer, type Server } from 'node:http'
import { codeOf } from '@nordbo/testkit'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openProviderClient } from './provider-client.ts'

const settings = { id: 'konto', name: 'Konto', clientId: 'nordbo', clientSecret: 'hemmelig' }
const pages = 'https://nordbo.example'
const secrets = { state: 'a', nonce: 'b', verifier: 'c' }

/** A provider that gives these statuses one after another, then tells about itself. Counts the requests. */
const aProvider = async (...statuses: number[]) => {
  let asked = 0
  const server: Server = createServer((request, response) => {
    asked += 1
    const status = statuses.shift() ?? 200
    const issuer = `http://${request.headers.host}`
    const about = { issuer, authorization_endpoint: `${issuer}/page`, token_endpoint: `${issuer}/token` }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(about))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return { issuer: `http://127.0.0.1:${address.port}`, asked: () => asked }
}

test('a provider that cannot be reached, or is broken, is unavailable and asked anew the next time', async () => {
  expect(codeOf(await openProviderClient({ ...settings, issuer: 'http://127.0.0.1:1' }, pages).ready())).toBe(
    'oidc.unavailable',
  )
  const { issuer } = await aProvider(503)
  const client = openProviderClient({ ...settings, issuer }, pages)
  expect([codeOf(await client.ready()), codeOf(await client.ready())]).toEqual(['oidc.unavailable', 'ok'])
})

test('what a provider says about itself is used for an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { issuer, asked } = await aProvider()
  const client = openProviderClient({ ...settings, issuer }, pages)
  for (const minutes of [0, 30, 29]) {
    vi.advanceTimersByTime(minutes * 60_000)
    expect(codeOf(await client.ready())).toBe('ok')
  }
  expect(asked()).toBe(1)
  vi.advanceTimersByTime(60_001)
  await client.ready()
  expect(asked()).toBe(2)
})

test('a provider that calls itself by another name is refused', async () => {
  const { issuer } = await aProvider()
  const other = openProviderClient({ ...settings, issuer: `${issuer}/other` }, pages)
  expect(codeOf(await other.ready())).toBe('oidc.refused')
})

test('the browser comes back to the address of this provider, and proves itself anew only where that is asked for', async () => {
  const { issuer } = await aProvider()
  const client = openProviderClient({ ...settings, issuer }, pages)
  const ready = await client.ready()
  if (!ready.ok) throw new Error('not ready')
  const [usual, fresh] = [false, true].map(
    (isFresh) => new URL(client.addressFor(ready.value, secrets, isFresh)).searchParams,
  )
  expect(usual?.get('redirect_uri')).toBe('https://nordbo.example/api/auth/providers/konto/callback')
  expect([usual?.get('prompt'), fresh?.get('prompt'), fresh?.get('max_age')]).toEqual([null, 'login', '0'])
})
