import { randomUUID } from 'node:crypto'
import { HotelId, type InputOf, type listingsService } from '@nordbo/contracts'
import { photoWithoutFile } from '@nordbo/testkit'

export type ImportedHotel = InputOf<typeof listingsService.procedures.importHotels>['hotels'][number]

/** Where the hotel is. */
export const exactPlace = { lat: 55.0589, lng: 10.6152 }
/** A hotel in Svendborg, with changes for the test. */
export const aHotel = (changes: Partial<ImportedHotel> = {}): ImportedHotel => ({
  id: HotelId.parse(randomUUID()),
  name: 'Hotel Kajen',
  stars: 4,
  city: 'Svendborg',
  region: 'Sydfyn',
  country: 'DK',
  address: 'Jessens Mole 14, 5700 Svendborg',
  description: 'Et rødt murstenshotel på kajen.',
  english: { description: 'A red-brick hotel on the quay.' },
  amenities: ['wifi', 'seaView'],
  photos: [photoWithoutFile(), photoWithoutFile()],
  rating: 4.7,
  reviewCount: 412,
  minPriceOre: 1_195_00,
  rooms: 31,
  guestsPerRoom: 4,
  location: exactPlace,
  active: true,
  ...changes,
})
