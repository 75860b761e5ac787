import { expect, test } from 'vitest'
import { ApiSearchQuery, parseBox, searchIssues, toSearchQuery } from './search-query.ts'

const today = '2026-11-21'
const wrong = (query: object): string[] => searchIssues(ApiSearchQuery.parse(query), today).map(({ path }) => path)

test('lists may be repeated or separated by commas', () => {
  const commas = ApiSearchQuery.parse({ amenities: 'wifi,sauna', type: ['villa', 'room'] })
  expect(commas).toMatchObject({ amenities: ['wifi', 'sauna'], type: ['villa', 'room'] })
})

test('prices become øre, and parameters become filters of listings', () => {
  const query = ApiSearchQuery.parse({
    minPrice: '500.5',
    bedrooms: '2',
    lat: '55.5',
    lng: '10',
    radius: '30',
    pets: 'true',
  })
  expect(toSearchQuery(query)).toEqual({
    minPriceOre: 50_050,
    minBedrooms: 2,
    near: { lat: 55.5, lng: 10, radiusKm: 30 },
    pets: true,
  })
})

test('kinds of homes also have Danish names, and `home` is no filter', () => {
  expect(toSearchQuery(ApiSearchQuery.parse({ type: 'sommerhus,summerhouse,lejlighed' }))).toEqual({
    subcategory: ['summerhouse', 'apartment'],
  })
  expect(toSearchQuery(ApiSearchQuery.parse({ type: 'home' }))).toEqual({})
  expect(toSearchQuery(ApiSearchQuery.parse({ type: 'home,apartment' }))).toEqual({})
  expect(ApiSearchQuery.safeParse({ type: 'castle' }).success).toBe(false)
})

test('a tab is a category or a kind of home, and narrows `type`', () => {
  const asked = (query: object) => toSearchQuery(ApiSearchQuery.parse(query))
  expect(asked({ category: 'ved-stranden' })).toEqual({ category: 'ved-stranden' })
  expect(asked({ category: 'summerhouse' })).toEqual({ subcategory: ['summerhouse'] })
  expect(asked({ category: 'home' })).toEqual({})
  expect(asked({ category: 'villa', type: 'villa,room' })).toEqual({ subcategory: ['villa'] })
  expect(asked({ category: 'ved-stranden', type: 'villa' })).toEqual({
    category: 'ved-stranden',
    subcategory: ['villa'],
  })
  // The kinds contradict each other, so a category without homes is searched.
  expect(asked({ category: 'villa', type: 'room' })).toEqual({ category: 'villa' })
})

test('a box is four numbers with south below north; other boxes are refused', () => {
  expect(parseBox('8,54,13,58')).toEqual({ west: 8, south: 54, east: 13, north: 58 })
  for (const text of ['8,58,13,54', '8,54,13', '8,54,13,58,1', 'a,b,c,d', '', '8,,13,58', '800,54,13,58'])
    expect(parseBox(text)).toBeUndefined()
  expect(wrong({ bbox: 'west' })).toEqual(['/bbox'])
})

test('dates have two spellings, which must not contradict each other', () => {
  const stay = { checkIn: '2026-12-04', checkOut: '2026-12-06' }
  expect(toSearchQuery(ApiSearchQuery.parse({ checkin: '2026-12-04', checkout: '2026-12-06' }))).toEqual(stay)
  expect(toSearchQuery(ApiSearchQuery.parse({ ...stay, checkin: '2026-12-04' }))).toEqual(stay)
  expect(wrong({ ...stay, checkin: '2026-12-04', checkout: '2026-12-06' })).toEqual([])
  expect(wrong({ ...stay, checkin: '2026-12-03' })).toEqual(['/checkin'])
  expect(wrong({ ...stay, checkout: '2026-12-07' })).toEqual(['/checkout'])
})

test('contradicting parameters are named with the reason', () => {
  expect(wrong({ lat: '55' })).toEqual(['/lng'])
  expect(wrong({ lng: '10' })).toEqual(['/lat'])
  expect(wrong({ radius: '30' })).toEqual(['/lat', '/lng'])
  expect(wrong({ lat: '55', lng: '10' })).toEqual([])
  expect(wrong({ minPrice: '500', maxPrice: '499.99' })).toEqual(['/minPrice'])
  expect(wrong({ minPrice: '500', maxPrice: '500' })).toEqual([])
  expect(wrong({ checkIn: '2026-12-04', checkOut: '2026-12-04' })).toEqual(['/checkOut'])
  expect(wrong({ checkin: '2026-12-04' })).toEqual(['/checkOut'])
  expect(wrong({ checkOut: '2026-12-04' })).toEqual(['/checkIn'])
  expect(wrong({ checkIn: today, checkOut: '2026-11-22' })).toEqual([])
  expect(searchIssues(ApiSearchQuery.parse({ checkIn: '2026-11-20', checkOut: '2026-11-22' }), today)).toEqual([
    { path: '/checkIn', message: 'is past: today is 2026-11-21' },
  ])
})

test('a stay too far ahead is refused with the last possible day', () => {
  expect(wrong({ checkIn: '2028-11-21', checkOut: '2028-12-01' })).toEqual([])
  expect(searchIssues(ApiSearchQuery.parse({ checkIn: '2028-11-22', checkOut: '2028-12-01' }), today)).toEqual([
    { path: '/checkIn', message: 'is too far ahead: a stay may begin until 2028-11-21' },
  ])
})

test('unknown parameters are ignored', () => {
  expect(toSearchQuery(ApiSearchQuery.parse({ place: 'Skagen', utm_source: 'mail' }))).toEqual({ place: 'Skagen' })
})
