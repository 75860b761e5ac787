import type { InputOf, listingsService } from '@nordbo/contracts'
import type { Cover } from '../homes/choose-photos.ts'

/** A hotel as listings imports it. */
export type ImportedHotel = InputOf<typeof listingsService.procedures.importHotels>['hotels'][number]

/** Amenities of hotels; the web translates them. */
export const hotelAmenities = [
  'wifi',
  'parking',
  'restaurant',
  'breakfast',
  'bar',
  'spa',
  'gym',
  'pool',
  'pets',
  'seaView',
  'evCharger',
  'meetingRooms',
] as const
type HotelAmenity = (typeof hotelAmenities)[number]

/** A hotel with its pictures by name. */
export interface HotelSketch
  extends Pick<ImportedHotel, 'name' | 'stars' | 'city' | 'country' | 'address' | 'description'> {
  rating: number
  reviewCount: number
  /** Cheapest night in DKK. */
  from: number
  at: readonly [lat: number, lng: number]
  amenities: readonly HotelAmenity[]
  photos: readonly Cover[]
}
