import { HotelAmenity } from '@nordbo/listing-rules'
import { z } from 'zod'
import { pageQuery } from '../rpc/page.ts'
import { procedure } from '../rpc/procedure.ts'
import { CalendarDate } from '../values/calendar.ts'
import { Country } from '../values/countries.ts'
import { HotelId } from '../values/ids.ts'
import { Ore } from '../values/money.ts'
import { MapBox } from './map.ts'
import { PhotoDescriptor } from './photos.ts'
import { Point } from './place.ts'
import { SuggestedPlace } from './suggestions.ts'

/** What a hotel's card and its page both say. Hotels cannot be booked yet (docs/product/listings.md, Hotels). */
const HotelFacts = z.object({
  id: HotelId,
  name: z.string(),
  stars: z.int().min(1).max(5),
  city: z.string(),
  region: z.string().nullable().default(null),
  country: Country,
  amenities: z.array(HotelAmenity),
  photos: z.array(PhotoDescriptor),
  /** The mean of its reviews, one decimal; null without reviews. */
  rating: z.number().nullable(),
  reviewCount: z.int(),
  /** The number of rooms; null where it is not known. */
  rooms: z.int().min(1).nullable().default(null),
  /** How many guests its largest room takes; null where it is not known. */
  guestsPerRoom: z.int().min(1).nullable().default(null),
  /** The public point, as of homes. */
  location: Point,
})

/**
 * A hotel on a card, as the public API shows it: listings writes it in each language when it indexes the hotel, and the BFF passes it on
 * unread. Its price is therefore in DKK.
 */
export const HotelCard = HotelFacts.extend({
  /** Only the first has a placeholder: the others are shown when somebody turns to them. */
  photos: z.array(PhotoDescriptor.omit({ altEnglish: true }).partial({ placeholder: true })),
  /** The cheapest night, DKK. For display, not for arithmetic. */
  minPrice: z.number().meta({ description: 'DKK' }),
})
export type HotelCard = z.infer<typeof HotelCard>

/** Languages in which cards of hotels are stored. */
const CardLanguage = z.enum(['da', 'en'])

/** A hotel's page. */
export const Hotel = HotelFacts.extend({
  /** The cheapest night. */
  minPriceOre: Ore,
  address: z.string(),
  description: z.string(),
  /** Its English texts; null without them. */
  english: z.object({ description: z.string() }).nullable().default(null),
})
export type Hotel = z.infer<typeof Hotel>

/** A hotel as it is imported, with its exact place. */
export const ImportedHotel = Hotel.extend({ active: z.boolean() })

export const HotelSort = z.enum(['recommended', 'price', 'price_desc', 'rating'])
export type HotelSort = z.infer<typeof HotelSort>

/** The filters of a search for hotels. Prices are of the cheapest night, øre. */
export const HotelFilters = z.object({
  place: z.string().trim().max(100).optional(),
  bbox: MapBox.optional(),
  /** Adults + children, who share the rooms. */
  guests: z.int().min(1).max(50).optional(),
  rooms: z.int().min(1).max(50).optional(),
  stars: z.array(z.int().min(1).max(5)).max(5).optional(),
  minPriceOre: Ore.optional(),
  maxPriceOre: Ore.optional(),
  /** A hotel offers all of them. */
  amenities: z.array(HotelAmenity).max(HotelAmenity.options.length).optional(),
})
export type HotelFilters = z.infer<typeof HotelFilters>

/** Filters, order and page of a search for hotels. */
export const HotelQuery = HotelFilters.extend({
  sort: HotelSort.default('recommended'),
  /** The language of the cards; a position is valid in each. */
  language: CardLanguage.default('da'),
  ...pageQuery({ maxLimit: 60, defaultLimit: 24, maxCursor: 600 }),
})
export type HotelQuery = z.infer<typeof HotelQuery>

export const HotelsAnswer = z.object({
  /** The canonical name of the place; null without a place, or if it is unknown. */
  place: z.string().nullable(),
  items: z.array(HotelCard),
  /** At most 1,000. */
  total: z.int(),
  totalCapped: z.boolean(),
  nextCursor: z.string().nullable(),
})
export type HotelsAnswer = z.infer<typeof HotelsAnswer>

/** A hotel that is suggested by its name. */
export const SuggestedHotel = HotelFacts.pick({ id: true, name: true, city: true, country: true })
export type SuggestedHotel = z.infer<typeof SuggestedHotel>

export const HotelSuggestionsAnswer = z.object({ places: z.array(SuggestedPlace), hotels: z.array(SuggestedHotel) })
export type HotelSuggestionsAnswer = z.infer<typeof HotelSuggestionsAnswer>

/** Most hotels in a sitemap. */
export const sitemapHotels = 3_000

/** Procedures to find hotels. */
export const hotelProcedures = {
  /** The active hotels, best rated first; only those of `city` if it is given, in any spelling. */
  hotels: procedure({
    input: z.object({
      city: z.string().max(80).optional(),
      limit: z.int().min(1).max(50).default(3),
      language: CardLanguage.default('da'),
    }),
    output: z.object({ items: z.array(HotelCard) }),
  }),
  searchHotels: procedure({ input: HotelQuery, output: HotelsAnswer, errors: ['cursor.invalid'] }),
  /** Places and hotels whose names match an unfinished text. */
  suggestHotels: procedure({
    input: z.object({ q: z.string().trim().max(100).default('') }),
    output: HotelSuggestionsAnswer,
  }),
  /** A hotel's page. Inactive hotels do not exist for anybody. */
  hotelById: procedure({ input: z.object({ id: HotelId }), output: Hotel, errors: ['hotel.notFound'] }),
  /** The first id of each sitemap of hotels. */
  hotelSitemapStarts: procedure({ input: z.object({}), output: z.object({ starts: z.array(HotelId) }) }),
  /** The hotels of one sitemap, with the date of their last change. */
  hotelSitemap: procedure({
    input: z.object({ start: HotelId }),
    output: z.object({
      hotels: z.array(z.object({ id: HotelId, changedOn: CalendarDate })).max(sitemapHotels),
    }),
  }),
}
