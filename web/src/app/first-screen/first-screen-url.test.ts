import { countedGuests } from '@nordbo/stay-rules'
import { expect, test } from 'vitest'
import { guestsHints, stayHint } from '../../domain/stay/address-hints.ts'
import { readGuests } from '../../domain/stay/guest-counts.ts'
import { firstScreenUrl } from './first-screen-url.ts'

const from = (path: string): string => {
  const { pathname, search } = firstScreenUrl(new URL(path, 'http://localhost'), '2027-01-01')
  return `${pathname}${search}`
}

test.each([
  ['/?utm_source=x&quick=1&lang=en', '/'],
  ['/?category=nonsense', '/'],
  ['/search?junk=1&place=Skagen&lang=en&junk=2', '/search?place=Skagen'],
  ['/search?sort=recommended&place=Skagen', '/search?place=Skagen'],
  ['/search?checkin=2027-07-01&checkout=2027-07-08', '/search?checkIn=2027-07-01&checkOut=2027-07-08'],
  ['/search?checkIn=2026-07-01&checkOut=2026-07-08&bedrooms=x', '/search?checkIn=2026-12-31&checkOut=2027-01-01'],
  ['/listing/1?book=1&from=elsewhere', '/listing/1'],
  [
    '/listing/1?pets=1&guests=2&checkOut=2027-07-08&checkIn=2027-07-01',
    '/listing/1?checkIn=2027-07-01&checkOut=2027-07-08&guests=2&pets=1',
  ],
])('%s is drawn as %s', (path, drawn) => {
  expect(from(path)).toBe(drawn)
})

test('each address whose screen differs has a drawing of its own', () => {
  const paths = ['/search', '/search?place=Skagen', '/search?place=Skagen&view=map', '/search?place=Skagen&guests=3']
  expect(new Set(paths.map(from)).size).toBe(4)
})

const hintsOf = (path: string) => {
  const { searchParams } = new URL(path, 'http://localhost')
  return [stayHint(searchParams, '2027-01-01'), ...guestsHints(searchParams)]
}

test.each([
  ['checkin=2020-01-05&checkout=2020-01-09&adults=99', 50],
  ['checkIn=2027-07-08&checkOut=2027-07-01', null],
  ['checkIn=nonsense&checkOut=2027-07-01&guests=2', 2],
  ['checkIn=2040-07-01&checkOut=2040-07-08', null],
  ['checkIn=2027-02-01&checkOut=2029-02-01', null],
  ['adults=0', 1],
  ['adults=x&children=3', 4],
  ['guests=2&children=2', 3],
  ['guests=2&pets=many', 2],
])('the first screen and the browser have the same hints for %s', (query, people) => {
  for (const path of ['/listing/1', '/search']) {
    const [requested, drawn] = [`${path}?${query}`, from(`${path}?${query}`)]
    expect(hintsOf(drawn)).toEqual(hintsOf(requested))
    const guests = readGuests(new URL(drawn, 'http://localhost').searchParams)
    if (path !== '/search') expect(guests && countedGuests(guests)).toBe(people)
  }
})

test('addresses that are wrong in the same way share one drawing', () => {
  const paths = ['2020-01-05', '2021-07-01', '2026-12-30'].map((day) => `/listing/1?checkIn=${day}&checkOut=2026-12-31`)
  expect(new Set(paths.map(from)).size).toBe(1)
})
