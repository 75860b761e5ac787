import { expect, test } from 'vitest'
import { isFromOwnPages, isOwnOrigin } from './origin.ts'

const home = 'https://nordbo.example'
const here = { host: 'nordbo.example', protocol: 'https' } as const
const from = (origin: string | undefined, site?: string) => ({
  ...here,
  headers: { ...(origin === undefined ? {} : { origin }), ...(site === undefined ? {} : { 'sec-fetch-site': site }) },
})

test('the product’s own pages may send changes', () => {
  expect(isFromOwnPages(from(home), home)).toBe(true)
})

test('a page of the requested host is an own page, whatever the public address', () => {
  const local = { host: 'localhost:3000', protocol: 'http' } as const
  expect(isOwnOrigin('http://localhost:3000', local, home)).toBe(true)
  // A proxy that ends TLS.
  expect(isOwnOrigin('https://localhost:3000', local, home)).toBe(true)
  expect(isOwnOrigin(home, local, home)).toBe(true)
})

test('another host, an opaque origin, another port, plain HTTP or nonsense is refused', () => {
  for (const origin of [
    'https://evil.example',
    'null',
    '',
    'https://nordbo.example.evil.example',
    'https://nordbo.example:8443',
    'http://nordbo.example',
    'ftp://nordbo.example',
    'https://nordbo.example/trips',
    'https://evil@nordbo.example',
    'nonsense',
  ])
    expect([origin, isFromOwnPages(from(origin), home)]).toEqual([origin, false])
})

test('a request without an Origin header is accepted unless it is marked cross-site', () => {
  expect(isFromOwnPages(from(undefined), home)).toBe(true)
  expect(isFromOwnPages(from(undefined, 'cross-site'), home)).toBe(false)
})
