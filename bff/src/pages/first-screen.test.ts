import { expect, test } from 'vitest'
import { keepFirstScreens, screenOf } from './first-screen.ts'

const wish = {
  address: new URL('https://nordbo.example/'),
  now: '2027-01-01T10:00:20.000Z',
  language: 'da',
  screen: 'phone',
  answer: null,
} as const

const counting = () => {
  let drawings = 0
  return { build: 'one', asksFirst: () => null, drawFirstScreen: () => `${++drawings}` }
}

test('what is drawn from the same is drawn once a minute', () => {
  const [drawn, screens] = [keepFirstScreens(), counting()]
  expect(drawn(screens, wish)).toBe('1')
  expect(drawn(screens, { ...wish, now: '2027-01-01T10:00:59.000Z' })).toBe('1')
  expect(drawn(screens, { ...wish, now: '2027-01-01T10:01:00.000Z' })).toBe('2')
})

test.each([
  { address: new URL('https://nordbo.example/?category=villaer') },
  { language: 'en' },
  { screen: 'wide' },
  { answer: '{}' },
] as const)('a drawing for others is a drawing of its own: %o', (other) => {
  const [drawn, screens] = [keepFirstScreens(), counting()]
  drawn(screens, wish)
  expect(drawn(screens, { ...wish, ...other })).toBe('2')
})

test('a new build draws anew', () => {
  const [drawn, screens] = [keepFirstScreens(), counting()]
  drawn(screens, wish)
  expect(drawn({ ...screens, build: 'two' }, wish)).toBe('2')
})

test.each([
  [{ 'sec-ch-ua-mobile': '?1' }, 'phone'],
  [{ 'sec-ch-ua-mobile': '?0', 'user-agent': 'Mobile' }, 'wide'],
  [{ 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148' }, 'phone'],
  [{ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' }, 'wide'],
  [{}, 'wide'],
])('a browser that sends %o has a screen to draw for', (headers, screen) => {
  expect(screenOf(headers)).toBe(screen)
})
