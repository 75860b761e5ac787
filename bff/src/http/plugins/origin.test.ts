import { expect, test } from 'vitest'
import { isFromOwnPages, isOwnOrigin } from './origin.ts'

const home = 'https://nordbo.example'
const here = { host: 'nordbo.example', protocol: 'https' } as const
const from = (origin: string | undefined, site?: string) => ({
  ...here,
  headers: { ...(origin === undefined ? {} : { origin }), ...(site === undefined ? {} : { 'sec-fetch-site': site }) },
})

test('our own pages may change things', () => {
  expect(isFromOwnPages(from(home), home)).toBe(true)
})

test('a page of the very host that was asked is our own, whatever the public address', () => {
  const local = { host: 'localhost:3000', protocol: 'http' } as const
  expect(isOwnOrigin('http://localhost:3000', local, home)).toBe(true)
  // A proxy that takes the TLS off.
  expect(isOwnOrigin('https://localhost:3000', local, home)).toBe(true)
  expect(isOwnOrigin(home, local, home)).toBe(true)
})

test('a foreign page, an opaque origin, another port, plain HTTP or nonsense may not', () => {
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

test('a client that is no browser carries no foreign cookie', () => {
  expect(isFromOwnPages(from(undefined), home)).toBe(true)
  expect(isFromOwnPages(from(undefined, 'cross-site'), home)).toBe(false)
})
