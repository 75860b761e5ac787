import { expect, test } from 'vitest'
import { screenKindOf } from './first-screen.ts'

test.each([
  [{ 'sec-ch-ua-mobile': '?1' }, 'phone'],
  [{ 'sec-ch-ua-mobile': '?0', 'user-agent': 'Mobile' }, 'wide'],
  [{ 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148' }, 'phone'],
  [{ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' }, 'wide'],
  [{}, 'wide'],
])('a browser that sends %o gets a kind of screen', (headers, screen) => {
  expect(screenKindOf(headers)).toBe(screen)
})
