import {
  Country,
  type Hotel,
  HotelAmenity,
  type HotelCard,
  HotelId,
  type HotelQuery,
  PhotoDescriptor,
} from '@nordbo/contracts'
import type { Hotel as Row } from '../generated/prisma/client.ts'
import { fuzzPoint } from '../geo/fuzz-point.ts'
import { photosOnCard } from '../search/index/listing-document.ts'
import { ratingRank, recommendationScore } from '../search/index/score.ts'

/**
 * Version of what the search row of a hotel is made from. Raise it with every change here: rows of a lower version are rewritten when the
 * service starts.
 */
export const hotelVersion = 3

/** One bit for each amenity, in the order of the contract. */
export const offersOf = (amenities: readonly HotelAmenity[]): number =>
  amenities.reduce((bits, amenity) => bits | (1 << HotelAmenity.options.indexOf(amenity)), 0)

/** The sort keys of a hotel. Its rating is a mean already. */
export const sortKeysOf = ({
  rating,
  reviewCount,
  photos,
  amenities,
  description,
}: Pick<Hotel, 'rating' | 'reviewCount' | 'photos' | 'amenities' | 'description'>) => {
  const ratingCount = rating === null ? 0 : reviewCount
  const ratingSum = (rating ?? 0) * ratingCount
  return {
    ratingRank: ratingRank(ratingSum, ratingCount),
    score: recommendationScore({
      ...{ ratingSum, ratingCount, photos: photos.length, amenities: amenities.length },
      ...{ descriptionLength: description.length, instant: false },
    }),
  }
}

/** The public page of a hotel. Its location is the public point, as of homes; an amenity that the contract does not know is left out. */
export const pageOf = (row: Row, fuzzSecret: string): Hotel => ({
  id: HotelId.parse(row.id),
  name: row.name,
  stars: row.stars,
  city: row.city,
  region: row.region,
  country: Country.parse(row.country),
  amenities: HotelAmenity.options.filter((amenity) => row.amenities.includes(amenity)),
  photos: PhotoDescriptor.array().parse(row.photos),
  rating: row.rating,
  reviewCount: row.reviewCount,
  minPriceOre: row.minPriceOre,
  rooms: row.rooms,
  guestsPerRoom: row.guestsPerRoom,
  location: fuzzPoint(fuzzSecret, { listingId: row.id, addressVersion: 1, exact: { lat: row.lat, lng: row.lng } }),
  address: row.address,
  description: row.description,
  english: row.descriptionEnglish === null ? null : { description: row.descriptionEnglish },
})

/** The part of a page that a card shows, in a language; pictures that are not described in English have their Danish description. */
export const cardOf = (hotel: Hotel, language: HotelQuery['language']): HotelCard => {
  const { address: _address, description: _text, english: _english, minPriceOre, photos, ...card } = hotel
  return {
    ...card,
    photos: photos.slice(0, photosOnCard).map(({ altEnglish, placeholder, ...photo }, index) => ({
      ...photo,
      ...(index === 0 ? { placeholder } : {}),
      ...(language === 'en' && altEnglish ? { alt: altEnglish } : {}),
    })),
    minPrice: minPriceOre / 100,
  }
}
