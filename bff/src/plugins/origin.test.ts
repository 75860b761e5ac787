import { expect, test } from 'vitest'
import { fromOwnPages } from './origin.ts'

const home = 'https://nordbo.example'

test('our own pages may change things', () => {
  expect(fromOwnPages({ origin: home, host: 'nordbo.example' }, home)).toBe(true)
})

test('a foreign page, an opaque origin or nonsense may not', () => {
  for (const origin of ['https://evil.example', 'null', 'https://nordbo.example.evil.example', 'nonsense'])
    expect(fromOwnPages({ origin, host: 'nordbo.example' }, home)).toBe(false)
})

test('a client that is no browser carries no foreign cookie', () => {
  expect(fromOwnPages({ host: 'nordbo.example' }, home)).toBe(true)
  expect(fromOwnPages({ host: 'nordbo.example', 'sec-fetch-site': 'cross-site' }, home)).toBe(false)
})
