import { expect, it } from 'vitest'
import { sameOriginPath } from './same-origin-path.ts'

it('keeps a path of this site with its query', () => {
  expect(sameOriginPath('/listing/1?checkIn=2027-01-01#kort', '/')).toBe('/listing/1?checkIn=2027-01-01#kort')
})

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/%2e/..//evil.example',
  'javascript:alert(1)',
  '',
  null,
  '/auth?next=/auth',
])('refuses %s', (next) => {
  expect(sameOriginPath(next, '/trips')).toBe('/trips')
})
