import { randomUUID } from 'node:crypto'
import { HotelId } from '@nordbo/contracts'
import { asAdmin, type BootedStack, codeOf, expectOk } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { distanceBetween } from '../src/geo/distance.ts'
import { aHotel, exactPlace, type ImportedHotel } from './a-hotel.ts'
import { bootListings } from './listings-stack.ts'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootListings()
})
afterAll(async () => {
  await stack?.stop()
})
const listings = () => stack.services.listings
const plant = async (...hotels: ImportedHotel[]): Promise<void> =>
  void expectOk(await listings().importHotels({ hotels }, asAdmin))

it('a hotel’s page has everything about it, and a public point 150 to 500 m from the house', async () => {
  const hotel = aHotel()
  await plant(hotel)
  const { location, ...page } = expectOk(await listings().hotelById({ id: hotel.id }))
  const { location: _exact, active: _active, ...stored } = hotel
  expect(page).toEqual(stored)
  expect(distanceBetween(exactPlace, location)).toBeGreaterThanOrEqual(150)
  expect(distanceBetween(exactPlace, location)).toBeLessThanOrEqual(500)
  const [card] = expectOk(await listings().searchHotels({ place: 'Svendborg' })).items
  expect(card?.location).toEqual(location)
})

it('a hotel that is not active exists for nobody', async () => {
  const hotel = aHotel({ city: 'Korsør', active: false })
  await plant(hotel)
  expect(codeOf(await listings().hotelById({ id: hotel.id }))).toBe('hotel.notFound')
  expect(codeOf(await listings().hotelById({ id: HotelId.parse(randomUUID()) }))).toBe('hotel.notFound')
  expect(expectOk(await listings().searchHotels({ place: 'Korsør' })).total).toBe(0)
})

it('a position is refused under other filters or another order', async () => {
  await plant(...Array.from({ length: 3 }, () => aHotel({ city: 'Nakskov' })))
  const first = expectOk(await listings().searchHotels({ place: 'Nakskov', limit: 2 }))
  expect(first.items).toHaveLength(2)
  const cursor = first.nextCursor ?? ''
  expect(expectOk(await listings().searchHotels({ place: 'Nakskov', limit: 2, cursor })).items).toHaveLength(1)
  expect(codeOf(await listings().searchHotels({ place: 'Nakskov', stars: [4], limit: 2, cursor }))).toBe(
    'cursor.invalid',
  )
  expect(codeOf(await listings().searchHotels({ place: 'Nakskov', sort: 'price', limit: 2, cursor }))).toBe(
    'cursor.invalid',
  )
})

it('sitemaps name the active hotels with the day of their last change', async () => {
  const [open, closed] = [aHotel(), aHotel({ active: false })]
  await plant(open, closed)
  const { starts } = expectOk(await listings().hotelSitemapStarts({}))
  const pages = await Promise.all(
    starts.map(async (start) => expectOk(await listings().hotelSitemap({ start })).hotels),
  )
  const named = pages.flat()
  expect(named.find(({ id }) => id === open.id)?.changedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(named.some(({ id }) => id === closed.id)).toBe(false)
})

it('a hotel is suggested by its name, also with an error, if it is active', async () => {
  const hotel = aHotel({ name: 'Badehotellet Klitten', city: 'Blokhus' })
  await plant(hotel, aHotel({ name: 'Klitgården', city: 'Blokhus', active: false }))
  const suggested = async (q: string) => expectOk(await listings().suggestHotels({ q }))
  const { id, name, city, country } = hotel
  for (const q of ['badehotellet klit', 'klitten', 'kliten', 'klitten blokhus'])
    expect((await suggested(q)).hotels).toEqual([{ id, name, city, country }])
  expect((await suggested('svendborg')).places[0]?.name).toBe('Svendborg')
  expect(await suggested('')).toEqual({ places: [], hotels: [] })
})
