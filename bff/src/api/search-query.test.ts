import { expect, test } from 'vitest'
import { ApiSearchQuery, parseBox, toSearchQuery } from './search-query.ts'

test('lists may be repeated or separated by commas', () => {
  const commas = ApiSearchQuery.parse({ amenities: 'wifi,sauna', type: ['villa', 'room'] })
  expect(commas).toMatchObject({ amenities: ['wifi', 'sauna'], type: ['villa', 'room'] })
})

test('prices become øre, and words become the names of the search', () => {
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

test('kinds of homes go by their Danish names too, and any home is no filter', () => {
  expect(toSearchQuery(ApiSearchQuery.parse({ type: 'sommerhus,summerhouse,lejlighed' }))).toEqual({
    subcategory: ['summerhouse', 'apartment'],
  })
  expect(toSearchQuery(ApiSearchQuery.parse({ type: 'home' }))).toEqual({})
  expect(ApiSearchQuery.safeParse({ type: 'castle' }).success).toBe(false)
})

test('a box is four numbers with south below north; all else is refused', () => {
  expect(parseBox('8,54,13,58')).toEqual({ west: 8, south: 54, east: 13, north: 58 })
  for (const text of ['8,58,13,54', '8,54,13', '8,54,13,58,1', 'a,b,c,d', '', '8,,13,58', '800,54,13,58'])
    expect(parseBox(text)).toBeUndefined()
  expect(toSearchQuery(ApiSearchQuery.parse({ bbox: 'west' }))).toBeUndefined()
})
