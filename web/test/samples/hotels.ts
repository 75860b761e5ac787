import type { HotelCard } from '../../src/lib/api/model.ts'
import { newId } from './ids.ts'

/** An announced hotel in a list: four stars in Aarhus. */
export const aHotelCard = (changes: Partial<HotelCard> = {}): HotelCard => ({
  id: newId(),
  name: 'Hotel Havnen',
  stars: 4,
  city: 'Aarhus',
  region: null,
  country: 'DK',
  amenities: ['wifi', 'breakfast'],
  photos: [],
  rating: 4.4,
  reviewCount: 31,
  rooms: 80,
  guestsPerRoom: 2,
  location: { lat: 56.15, lng: 10.21 },
  minPrice: 1_100,
  ...changes,
})
