import type { Hotel } from '../../src/lib/api/model.ts'
import { aPhoto } from './homes.ts'
import { aHotelCard } from './hotels.ts'

/** The own page of a hotel in Svendborg. */
export const aHotel = (changes: Partial<Hotel> = {}): Hotel => {
  const card = aHotelCard({
    city: 'Svendborg',
    reviewCount: 412,
    amenities: ['wifi', 'parking', 'restaurant', 'breakfast', 'bar', 'seaView'],
  })
  return {
    ...card,
    photos: [aPhoto(1), aPhoto(2), aPhoto(3)],
    address: 'Jessens Mole 14, 5700 Svendborg',
    description: 'Et rødt murstenshotel på kajen.',
    ...changes,
  }
}
