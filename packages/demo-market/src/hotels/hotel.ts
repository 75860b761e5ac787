import type { HotelAmenity, InputOf, listingsService } from '@nordbo/contracts'
import type { Cover } from '../homes/choose-photos.ts'

/** A hotel as listings imports it. */
export type ImportedHotel = InputOf<typeof listingsService.procedures.importHotels>['hotels'][number]

/** A hotel with its pictures by name. */
export interface HotelSketch
  extends Pick<ImportedHotel, 'name' | 'stars' | 'city' | 'country' | 'address' | 'description'> {
  rating: number
  reviewCount: number
  /** Cheapest night in DKK. */
  from: number
  at: readonly [lat: number, lng: number]
  region: string
  rooms: number
  guestsPerRoom: number
  /** Its description in English. */
  english: string
  amenities: readonly HotelAmenity[]
  photos: readonly Cover[]
}
