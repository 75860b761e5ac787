import { randomUUID } from 'node:crypto'
import { HotelId } from '@nordbo/contracts'
import { asAdmin, type BootedStack, bootStack, expectOk, firstDay, photoWithoutFile } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

const Found = z.object({ items: z.array(z.object({ name: z.string(), minPrice: z.number() })), total: z.int() })
const Page = z.object({ name: z.string(), description: z.string(), location: z.object({ lat: z.number() }) })
const Problem = z.object({
  code: z.string(),
  params: z.object({ issues: z.array(z.object({ path: z.string() })).optional() }).optional(),
})

let stack: BootedStack
const id = HotelId.parse(randomUUID())
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'pricing', 'listings', 'bff'] })
  const aHotel = (name: string, minPriceOre: number, stars: number) => ({
    ...{ id: name === 'Å-hotellet' ? id : HotelId.parse(randomUUID()), name, stars, minPriceOre, city: 'Aarhus' },
    ...{
      country: 'DK' as const,
      address: 'Åboulevarden 44',
      description: 'Midt ved åen.',
      amenities: ['wifi' as const],
    },
    ...{ english: { description: 'Right by the river.' }, photos: [photoWithoutFile()], rating: 4.5, reviewCount: 9 },
    ...{ rooms: 10, guestsPerRoom: 3, location: { lat: 56.1561, lng: 10.2062 }, active: true },
  })
  const hotels = [aHotel('Å-hotellet', 1_145_00, 4), aHotel('Hotel Pinden', 645_50, 2)]
  expectOk(await stack.services.listings.importHotels({ hotels }, asAdmin))
})
afterAll(() => stack?.stop())

const ask = (path: string, language = 'da') =>
  fetch(new URL(path, stack.url), { headers: { cookie: `nordbo_language=${language}` } })
const find = async (query: string) => Found.parse(await (await ask(`/api/hotels/search?${query}`)).json())

test('hotels are found by place or city, stars and price in DKK, cheapest first if asked', async () => {
  expect(await find('place=Århus&sort=price')).toEqual({
    items: [
      { name: 'Hotel Pinden', minPrice: 645.5 },
      { name: 'Å-hotellet', minPrice: 1145 },
    ],
    total: 2,
  })
  expect((await find('city=Aarhus&stars=3,4')).items.map(({ name }) => name)).toEqual(['Å-hotellet'])
  expect((await find('city=Aarhus&maxPrice=700')).items.map(({ name }) => name)).toEqual(['Hotel Pinden'])
  expect((await find('city=Aarhus&guests=40&rooms=10')).total).toBe(0)
})

test('dates are checked, leave no hotel out, and contradictions are named', async () => {
  expect((await find(`city=Aarhus&checkin=${firstDay}&checkout=2099-01-01`)).total).toBe(2)
  const refused = async (query: string) => {
    const answer = await ask(`/api/hotels/search?${query}`)
    expect(answer.status).toBe(400)
    return Problem.parse(await answer.json()).params?.issues?.map(({ path }) => path)
  }
  expect(await refused(`checkin=${firstDay}&checkout=${firstDay}`)).toEqual(['/checkOut'])
  expect(await refused('checkin=2020-01-01&checkout=2020-01-02')).toEqual(['/checkIn'])
  expect(await refused('place=Aarhus&city=Odense')).toEqual(['/city'])
  expect(await refused('minPrice=900&maxPrice=100')).toEqual(['/minPrice'])
})

test('a hotel’s page is in the reader’s language, and an unknown hotel is not found', async () => {
  const page = async (language: string) => Page.parse(await (await ask(`/api/hotels/${id}`, language)).json())
  expect((await page('da')).description).toBe('Midt ved åen.')
  expect((await page('en')).description).toBe('Right by the river.')
  const missing = await ask(`/api/hotels/${randomUUID()}`)
  expect([missing.status, Problem.parse(await missing.json()).code]).toEqual([404, 'hotel.notFound'])
})
