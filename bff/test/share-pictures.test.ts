import { randomUUID } from 'node:crypto'
import { HotelId } from '@nordbo/contracts'
import {
  asAdmin,
  type BootedStack,
  bootStack,
  createHome,
  expectOk,
  type Home,
  photoWithoutFile,
} from '@nordbo/testkit'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stack: BootedStack
let home: Home
const hotelId = HotelId.parse(randomUUID())
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'pricing', 'listings', 'booking', 'bff'] })
  home = await createHome(stack, { content: { title: 'Hus <b>ved</b> havet & klitten' } })
  const hotel = {
    ...{ id: hotelId, name: 'Å-hotellet', stars: 4, minPriceOre: 100_000, city: 'Aarhus', country: 'DK' as const },
    ...{ address: 'Åboulevarden 44', description: 'Midt ved åen.', english: null, amenities: [] },
    ...{ photos: [photoWithoutFile()], rating: 4.5, reviewCount: 9, rooms: 10, guestsPerRoom: 3 },
    ...{ location: { lat: 56.1561, lng: 10.2062 }, active: true },
  }
  expectOk(await stack.services.listings.importHotels({ hotels: [hotel] }, asAdmin))
})
afterAll(() => stack?.stop())

const draw = (path: string) => fetch(new URL(`/media/share/${path}`, stack.url), { redirect: 'manual' })
const bytesOf = async (path: string): Promise<Buffer> => {
  const answer = await draw(path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
  return Buffer.from(await answer.arrayBuffer())
}

/** Number of bright pixels in a part of a picture: those of letters. */
const lettersIn = async (picture: Buffer, left: number, top: number): Promise<number> => {
  const part = { left, top, width: 400, height: 80 }
  const pixels = await sharp(picture).extract(part).greyscale().raw().toBuffer()
  return pixels.filter((value) => value > 230).length
}

test('homes and hotels have a picture of 1200 × 630 px in each language, written from the right in Arabic', async () => {
  const drawn = await bytesOf(`homes/${home.id}/da.jpg`)
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 })
  expect(await lettersIn(drawn, 60, 510)).toBeGreaterThan(1_000)
  const arabic = await bytesOf(`homes/${home.id}/ar.jpg`)
  expect(await lettersIn(arabic, 60, 510)).toBe(0)
  expect(await lettersIn(arabic, 740, 510)).toBeGreaterThan(1_000)
  const hotel = await bytesOf(`hotels/${hotelId}/en.jpg`)
  expect(hotel.equals(await bytesOf(`hotels/${hotelId}/en.jpg`))).toBe(true)
})

test('a new title is drawn at once', async () => {
  const before = await bytesOf(`homes/${home.id}/da.jpg`)
  const changed = await home.host.send('PATCH', `/api/host/listings/${home.id}`, { title: 'Fyrpasserbolig ved Grenen' })
  expect(changed.code).toBeUndefined()
  const after = await bytesOf(`homes/${home.id}/da.jpg`)
  expect(after.equals(before)).toBe(false)
  expect(await lettersIn(after, 60, 510)).toBeGreaterThan(1_000)
})

test.each([
  ['an unknown home', `homes/${randomUUID()}/da.jpg`],
  ['a home as a hotel', () => `hotels/${home.id}/da.jpg`],
  ['an unknown language', () => `homes/${home.id}/xx.jpg`],
  ['an unknown kind', () => `hosts/${home.id}/da.jpg`],
  ['an id that is none', 'homes/1/da.jpg'],
])('%s has no picture', async (_, path) => {
  const answer = await draw(typeof path === 'string' ? path : path())
  expect([400, 404]).toContain(answer.status)
})
