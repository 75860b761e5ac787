import { randomUUID } from 'node:crypto'
import { HotelAmenity, HotelId, type HotelSort, type InputOf, type listingsService } from '@nordbo/contracts'
import { photoWithoutFile } from '@nordbo/testkit'
import fc from 'fast-check'
import { type Town, towns } from './any-home.ts'
import { anyBox, anyPlace, fewOf } from './any-query.ts'

type ImportedHotel = InputOf<typeof listingsService.procedures.importHotels>['hotels'][number]
/** A search for hotels. */
export type HotelQuestion = InputOf<typeof listingsService.procedures.searchHotels> & { sort: HotelSort; limit: number }

/** A hotel of the test with its town. */
export interface OracleHotel {
  town: Town
  hotel: ImportedHotel
}

const orUnknown = (min: number, max: number) => fc.option(fc.integer({ min, max }), { nil: null, freq: 5 })

/** Any hotel. Values have few variants, so that searches find some hotels and sorts meet equal keys. */
export const anyHotel: fc.Arbitrary<OracleHotel> = fc
  .record({
    town: fc.constantFrom(...towns),
    stars: fc.integer({ min: 1, max: 5 }),
    rating: fc.option(fc.constantFrom(3.9, 4.2, 4.2, 4.7), { nil: null, freq: 5 }),
    reviewCount: fc.constantFrom(3, 40, 40, 12_000),
    minPriceOre: fc.constantFrom(600_00, 895_00, 895_00, 1_395_00, 2_500_00),
    amenities: fc.subarray([...HotelAmenity.options]),
    rooms: orUnknown(1, 60),
    guestsPerRoom: orUnknown(1, 5),
    photos: fc.integer({ min: 1, max: 3 }),
    active: fc.constantFrom(true, true, true, true, false),
    north: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
    east: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
  })
  .map(({ town, photos, north, east, ...facts }) => ({
    town,
    hotel: {
      ...facts,
      id: HotelId.parse(randomUUID()),
      name: 'Hotel Oraklet',
      ...{ city: town.city, region: town.region, country: town.country, address: 'Vejen 1' },
      description: 'Et hotel til prøver.',
      photos: Array.from({ length: photos }, photoWithoutFile),
      location: { lat: town.lat + north, lng: town.lng + east },
    },
  }))

const anyPrice = fc.integer({ min: 500_00, max: 2_600_00 })

/** Any question about hotels. */
export const anyHotelQuestion: fc.Arbitrary<HotelQuestion> = fc
  .record({
    where: fc.oneof(
      { weight: 3, arbitrary: fc.constant({}) },
      { weight: 3, arbitrary: fc.record({ place: anyPlace }) },
      { weight: 2, arbitrary: fc.record({ bbox: anyBox }) },
      { weight: 1, arbitrary: fc.record({ place: anyPlace, bbox: anyBox }) },
    ),
    filters: fewOf(
      fc.record(
        {
          guests: fc.integer({ min: 1, max: 12 }),
          rooms: fc.integer({ min: 1, max: 30 }),
          stars: fc.subarray([1, 2, 3, 4, 5]),
          minPriceOre: anyPrice,
          maxPriceOre: anyPrice,
          amenities: fc.subarray([...HotelAmenity.options], { maxLength: 2 }),
        },
        { requiredKeys: [] },
      ),
    ),
    sort: fc.constantFrom('recommended' as const, 'price' as const, 'price_desc' as const, 'rating' as const),
    limit: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 6, max: 60 })),
  })
  .map(({ where, filters, sort, limit }) => ({ ...where, ...filters, sort, limit }))
