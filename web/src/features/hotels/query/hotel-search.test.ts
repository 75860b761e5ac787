import { expect, test } from 'vitest'
import { hotelSearchPath, readHotelSearch, toHotelQuery, writeHotelSearch } from './hotel-search.ts'

const today = '2026-06-01'
const read = (query: string) => readHotelSearch(new URLSearchParams(query), today)

test('an address is read and written alike', () => {
  const query =
    'place=Aarhus&checkIn=2026-07-01&checkOut=2026-07-03&guests=3&children=1&rooms=2&stars=4%2C3&minPrice=300&maxPrice=900&amenities=wifi%2Cspa&sort=price&bbox=8%2C54%2C13%2C58&view=map'
  expect(writeHotelSearch(read(query)).toString()).toBe(query)
  expect(toHotelQuery(read(query))).toEqual({
    ...{ place: 'Aarhus', guests: 3, rooms: 2, stars: '4,3', minPrice: 300, maxPrice: 900 },
    ...{ amenities: 'wifi,spa', sort: 'price', bbox: '8,54,13,58' },
  })
})

test('city is read as the place, in both spellings of dates', () => {
  expect(read('city=Odense&checkin=2026-07-01&checkout=2026-07-02&guests=2&rooms=3')).toMatchObject({
    place: 'Odense',
    guests: { adults: 2 },
    rooms: 3,
    stay: { checkIn: '2026-07-01', checkOut: '2026-07-02' },
  })
  expect(hotelSearchPath({ place: 'Odense' })).toBe('/hoteller/søg?place=Odense')
})

test('unusable parts are left out', () => {
  const unusable =
    'guests=0&rooms=0&stars=9,x&minPrice=-4&maxPrice=x&amenities=sauna&sort=newest&bbox=1,2,3&checkin=2026-07-02&checkout=2026-07-02'
  expect(toHotelQuery(read(unusable))).toEqual({ guests: 1 })
  expect(read(unusable)).toMatchObject({ stay: null, rooms: 1 })
  expect(read('minPrice=900&maxPrice=300')).toMatchObject({ minPrice: 300, maxPrice: 900 })
})
