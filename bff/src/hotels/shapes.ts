import {
  Hotel,
  HotelAmenity,
  HotelCard,
  type HotelQuery,
  HotelSort,
  HotelSuggestionsAnswer,
  Ore,
} from '@nordbo/contracts'
import { z } from 'zod'
import type { PageLanguage } from '../http/language.ts'
import { Dkk, toDkk, toOre } from '../http/money.ts'
import { localizedPhoto } from '../listings/in-language.ts'
import { ApiSearchQuery, list, parseBox, type SearchIssue, searchIssues } from '../search/search-query.ts'

/** A hotel on a card, as listings sends it. */
export const ApiHotelCard = HotelCard.meta({ id: 'HotelCard' })

/** Places and hotels that match what was typed so far. */
export const ApiHotelSuggestions = HotelSuggestionsAnswer.meta({ id: 'HotelSuggestions' })

/** A hotel's page, amounts in DKK. */
export const ApiHotel = Hotel.omit({ minPriceOre: true, english: true }).extend({ minPrice: Dkk }).meta({ id: 'Hotel' })
type ApiHotel = z.infer<typeof ApiHotel>

/** A hotel's page in the reader's language; Danish where it has no English texts. */
export const localizedHotel = (hotel: Hotel, language: PageLanguage): Hotel => ({
  ...hotel,
  photos: hotel.photos.map((photo) => localizedPhoto(photo, language)),
  description: (language === 'en' ? hotel.english?.description : undefined) ?? hotel.description,
})

/** A page as the API shows it, already in the reader's language. */
export const toApiHotel = ({ minPriceOre, english: _, ...hotel }: Hotel): ApiHotel => ({
  ...hotel,
  minPrice: toDkk(minPriceOre),
})

const stars = ['1', '2', '3', '4', '5'] as const

/**
 * Query parameters of a search for hotels; amounts in DKK. Dates are checked and narrow nothing yet: nothing is stored about which rooms are
 * free (docs/product/listings.md, Hotels).
 */
export const ApiHotelQuery = ApiSearchQuery.pick({
  ...{ place: true, bbox: true, guests: true, minPrice: true, maxPrice: true, cursor: true, limit: true },
  ...{ checkIn: true, checkOut: true, checkin: true, checkout: true },
}).extend({
  /** Other name of place. */
  city: z.string().max(100).optional(),
  rooms: z.coerce.number().int().min(1).max(50).optional(),
  /** Numbers of stars, any of them. */
  stars: list(z.enum(stars), 5).optional(),
  /** All of them. */
  amenities: list(HotelAmenity, HotelAmenity.options.length).optional(),
  sort: HotelSort.optional(),
})
export type ApiHotelQuery = z.infer<typeof ApiHotelQuery>

/** Contradictions between the parameters; `today` is the date in Copenhagen. */
export const hotelIssues = (query: ApiHotelQuery, today: string): SearchIssue[] => {
  const { place, city, stars: _stars, rooms: _rooms, amenities: _amenities, sort: _sort, ...shared } = query
  const twice = place !== undefined && city !== undefined && place !== city
  return [
    ...searchIssues(shared, today),
    ...(twice ? [{ path: '/city', message: 'says another place than place' }] : []),
  ]
}

/** The search of listings for a query without issues, with cards in a language. */
export const toHotelQuery = (query: ApiHotelQuery, language: PageLanguage): z.input<typeof HotelQuery> => {
  const { city, place = city, bbox, stars: some, minPrice, maxPrice, ...others } = query
  const { checkIn: _in, checkin: _inToo, checkOut: _out, checkout: _outToo, ...same } = others
  const box = bbox === undefined ? undefined : parseBox(bbox)
  return {
    ...same,
    language,
    ...(place ? { place } : {}),
    ...(box ? { bbox: box } : {}),
    ...(some && some.length > 0 ? { stars: some.map(Number) } : {}),
    ...(minPrice === undefined ? {} : { minPriceOre: Ore.parse(toOre(minPrice)) }),
    ...(maxPrice === undefined ? {} : { maxPriceOre: Ore.parse(toOre(maxPrice)) }),
  }
}

/** The input of listings' search for hotels. */
export type HotelSearchInput = ReturnType<typeof toHotelQuery>
