import { copenhagenDate, HotelAmenity, HotelId } from '@nordbo/contracts'
import { buildDemoMarket } from '@nordbo/demo-market'
import { asAdmin, type BootedStack } from '@nordbo/testkit'
import { createRandom } from '../questions/random.ts'

/** A town with hotels. */
export interface HotelTown {
  city: string
  lat: number
  lng: number
}

/** Hotels in one import. */
const batchSize = 50
/** The farthest that a hotel is from the middle of its town, degrees. */
const spread = 0.08

/**
 * Imports `count` hotels through listings' own procedure: those of the demo market, varied, in the towns of its homes. Returns the towns.
 * @throws when an import is refused
 */
export const seedHotels = async ({ services }: BootedStack, count: number): Promise<HotelTown[]> => {
  const market = await buildDemoMarket({ today: copenhagenDate(new Date()) })
  const towns = new Map(
    market.listings.map(({ content: { address, location } }) => [address.city, { ...address, ...location }]),
  )
  const chance = createRandom(20_261_126)
  const near = (middle: number): number => middle + (spread * chance.int(-1_000, 1_000)) / 1_000
  const hotels = Array.from({ length: count }, (_, index) => {
    const { city, country, region, lat, lng } = chance.pick([...towns.values()])
    return {
      ...chance.pick(market.hotels),
      id: HotelId.parse(crypto.randomUUID()),
      name: `Hotel ${index + 1}`,
      ...{ city, country, region: region ?? null },
      stars: chance.int(1, 5),
      amenities: HotelAmenity.options.filter(() => chance.int(0, 1) === 1),
      rating: chance.int(30, 50) / 10,
      reviewCount: chance.int(1, 900),
      minPriceOre: chance.int(4, 50) * 10_000,
      rooms: chance.int(4, 200),
      guestsPerRoom: chance.int(2, 6),
      location: { lat: near(lat), lng: near(lng) },
    }
  })
  for (let first = 0; first < count; first += batchSize) {
    const answer = await services.listings.importHotels({ hotels: hotels.slice(first, first + batchSize) }, asAdmin)
    if (!answer.ok) throw new Error(`importing hotels: ${JSON.stringify(answer.error)}`)
  }
  return [...towns.values()]
}
