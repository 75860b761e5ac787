import { expect, test } from 'vitest'
import { isSameSitePath } from './same-site-path.ts'

test.each(['/', '/trips', '/search?where=Skagen&guests=2#map', '/profile?profile=security'])(
  '%s is a path of this site',
  (path) => {
    expect(isSameSitePath(path)).toBe(true)
  },
)

test.each([
  '',
  'trips',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  '/api/auth/session',
  '/./api/auth/session',
])('%j is none', (path) => {
  expect(isSameSitePath(path)).toBe(false)
})
