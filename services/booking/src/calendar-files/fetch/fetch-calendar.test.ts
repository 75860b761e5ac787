import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { createCalendarFetcher, fetchLimits } from './fetch-calendar.ts'
import { publicLookup, type ResolveName } from './public-addresses.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

const serve = async (listener: RequestListener): Promise<{ origin: string; port: number; seen: string[] }> => {
  const seen: string[] = []
  const server: Server = createServer((request, response) => {
    seen.push(request.url ?? '')
    listener(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closing.push(async () => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const { port } = typeof address === 'object' && address ? address : ({ port: 0 } satisfies Pick<AddressInfo, 'port'>)
  return { origin: `http://127.0.0.1:${port}`, port, seen }
}

const fetcherOf = (...[local, options]: Parameters<typeof createCalendarFetcher>) => {
  const fetcher = createCalendarFetcher(local, options)
  closing.push(() => fetcher.stop())
  return fetcher
}

const answers =
  (...addresses: string[]): ResolveName =>
  (_name, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )

const isPrivate = { kind: 'failed', fault: 'privateAddress' }

describe('a calendar elsewhere', () => {
  it.each([
    ...[
      '127.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '224.0.0.1',
      '255.255.255.255',
    ],
    ...['198.18.0.1', '192.0.2.1', '240.0.0.1', '2130706433', '0x7f.1', '017700000001', '127.1'],
    ...[
      '[::1]',
      '[::]',
      '[fe80::1]',
      '[fc00::1]',
      '[fd12::1]',
      '[ff02::1]',
      '[::ffff:127.0.0.1]',
      '[::ffff:10.0.0.1]',
      '[64:ff9b::7f00:1]',
    ],
    ...['[2002:7f00:1::]', '[2001:db8::1]'],
  ])('is not read from the private address %s', async (host) => {
    expect(await fetcherOf([]).fetch(`http://${host}:8080/a.ics`, null)).toEqual(isPrivate)
  })

  it.each([['127.0.0.1'], ['10.0.0.7'], ['::1'], ['fd00::1'], ['::ffff:192.168.0.1'], ['93.184.215.14', '10.0.0.7']])(
    'is not read from a name that has a private address: %s',
    async (...addresses) => {
      const fetcher = fetcherOf([], { resolve: answers(...addresses) })
      expect(await fetcher.fetch('http://kalender.example/a.ics', null)).toEqual(isPrivate)
    },
  )

  it('is not read from a private address that a redirect leads to', async () => {
    const inner = await serve((_request, response) => response.end('secret'))
    for (const location of [`${inner.origin}/metadata`, 'http://169.254.169.254/', `http://localhost:${inner.port}/`]) {
      const outer = await serve((_request, response) => response.writeHead(302, { location }).end())
      const fetcher = fetcherOf([`${outer.origin}/`])
      expect(await fetcher.fetch(`${outer.origin}/a.ics`, null)).toEqual(isPrivate)
      expect(outer.seen).toEqual(['/a.ics'])
    }
    expect(inner.seen).toEqual([])
  })

  it('is not read from a name that changes to a private address between the check and the connection', async () => {
    const inner = await serve((_request, response) => response.end('secret'))
    let asked = 0
    const resolve: ResolveName = (name, options, done) =>
      answers(asked++ === 0 ? '93.184.215.14' : '127.0.0.1')(name, options, done)
    // A check before the connection sees a public address, and the connection another one.
    const checked = await new Promise((done) =>
      publicLookup(resolve)('kalender.example', { all: true }, (error, found) => done(error ?? found)),
    )
    expect(checked).toEqual([{ address: '93.184.215.14', family: 4 }])
    const fetcher = fetcherOf([], { resolve })
    expect(await fetcher.fetch(`http://kalender.example:${inner.port}/a.ics`, null)).toEqual(isPrivate)
    // The connection asked once, and used the answer that it checked.
    expect(asked).toBe(2)
    expect(inner.seen).toEqual([])
  })

  it.each([
    'ftp://kalender.example/a.ics',
    'file:///etc/passwd',
    'http://u:p@kalender.example/',
    'http://kalender.example:81/',
  ])('is not read by another way than HTTP: %s', async (address) => {
    // Nobody is asked for the name: its address would be refused in another way.
    const fetcher = fetcherOf([], { resolve: answers('127.0.0.1') })
    expect(await fetcher.fetch(address, null)).toEqual({ kind: 'failed', fault: 'unreachable' })
  })

  it('is read where the address begins as configured, with up to three redirects', async () => {
    const { origin } = await serve((request, response) => {
      const left = Number(request.url?.slice(1))
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end()
      else response.writeHead(200, { etag: '"1"', 'last-modified': 'Thu, 01 May 2031 10:00:00 GMT' }).end('BEGIN')
    })
    const fetcher = fetcherOf([`${origin}/`])
    const file = { kind: 'file', file: 'BEGIN', etag: '"1"', lastModified: 'Thu, 01 May 2031 10:00:00 GMT' }
    expect(await fetcher.fetch(`${origin}/3`, null)).toEqual(file)
    expect(await fetcher.fetch(`${origin}/4`, null)).toEqual({ kind: 'failed', fault: 'tooManyRedirects' })
  })

  it('is asked whether it changed', async () => {
    const { origin } = await serve((request, response) => {
      response.writeHead(request.headers['if-none-match'] === '"7"' ? 304 : 200).end('BEGIN')
    })
    const fetcher = fetcherOf([`${origin}/`])
    expect(await fetcher.fetch(`${origin}/`, { etag: '"7"', lastModified: null })).toEqual({ kind: 'same' })
    expect(await fetcher.fetch(`${origin}/`, { etag: '"6"', lastModified: null })).toMatchObject({ kind: 'file' })
  })

  it.each([
    [404, 'notFound'],
    [410, 'notFound'],
    [401, 'refused'],
    [500, 'refused'],
  ])('answers %i: %s', async (status, fault) => {
    const { origin } = await serve((_request, response) => response.writeHead(status).end('no'))
    expect(await fetcherOf([`${origin}/`]).fetch(`${origin}/`, null)).toEqual({ kind: 'failed', fault })
  })

  it('that is too large is refused, also if it is compressed', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000))
    const { origin } = await serve((request, response) => {
      if (request.url === '/zip') response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
      else response.end('x'.repeat(fetchLimits.bytes + (request.url === '/over' ? 1 : 0)))
    })
    const fetcher = fetcherOf([`${origin}/`])
    expect(await fetcher.fetch(`${origin}/`, null)).toMatchObject({ kind: 'file' })
    for (const path of ['/over', '/zip'])
      expect(await fetcher.fetch(origin + path, null)).toEqual({ kind: 'failed', fault: 'tooLarge' })
  })

  it('that is too slow, or not there, is given up', async () => {
    const { origin } = await serve(async (_request, response) => {
      response.write('BEGIN')
      await pause(2_000, undefined, { ref: false })
    })
    const fetcher = fetcherOf([`${origin}/`, 'http://127.0.0.1:1/'], { limits: { ...fetchLimits, timeoutMs: 200 } })
    expect(await fetcher.fetch(`${origin}/`, null)).toEqual({ kind: 'failed', fault: 'tooSlow' })
    expect(await fetcher.fetch('http://127.0.0.1:1/', null)).toEqual({ kind: 'failed', fault: 'unreachable' })
  })
})
