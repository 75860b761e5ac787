import { demoId } from '../core/ids.ts'
import { photoFinder } from '../homes/choose-photos.ts'
import type { IndexedPhoto } from '../photos/photo-index.ts'
import type { ImportedHotel } from './hotel.ts'
import { hotelSketches } from './hotel-sketches.ts'

/** The sample hotels. */
export const buildHotels = (photos: readonly IndexedPhoto[]): ImportedHotel[] => {
  const photoOf = photoFinder(photos)
  return hotelSketches.map(({ from, at: [lat, lng], amenities, photos: shown, english, ...hotel }) => ({
    ...hotel,
    id: demoId('hotel', hotel.name),
    minPriceOre: from * 100,
    location: { lat, lng },
    amenities: [...amenities],
    english: { description: english },
    photos: shown.map(photoOf),
    active: true,
  }))
}
