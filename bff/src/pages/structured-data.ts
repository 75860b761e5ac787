import { type Hotel, type HotelAmenity, type ListingDetail, productName } from '@nordbo/contracts'
import type {
  AggregateRating,
  BreadcrumbList,
  FAQPage,
  Hotel as HotelData,
  SearchAction,
  VacationRental,
  WebSite,
  WithContext,
} from 'schema-dts'
import { toDkk } from '../http/money.ts'
import { photoAddress } from './addresses.ts'

const context = 'https://schema.org'

/** The search, with the input's name, which search engines define beyond the vocabulary. */
const searchAction = (publicUrl: string): Exclude<SearchAction, string> & { 'query-input': string } => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${new URL('/search', publicUrl).href}?q={search_term_string}` },
  'query-input': 'required name=search_term_string',
})

/** The product itself, for search engines. The compiler checks this and the following against schema.org's vocabulary. */
export const organisationData = (publicUrl: string): WithContext<WebSite> => ({
  '@context': context,
  '@type': 'WebSite',
  name: productName,
  url: publicUrl,
  potentialAction: searchAction(publicUrl),
})

/** The rating of a home or hotel; nothing without reviews. */
const ratingOf = ({
  rating,
  reviewCount,
}: Pick<Hotel, 'rating' | 'reviewCount'>): { aggregateRating?: AggregateRating } =>
  rating !== null && reviewCount > 0
    ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5 } }
    : {}

/** A home as schema.org's VacationRental. Its place is the town and the blurred point, since the address is private. */
export const rentalData = (home: ListingDetail, url: string, publicUrl: string): WithContext<VacationRental> => ({
  '@context': context,
  '@type': 'VacationRental',
  '@id': url,
  url,
  identifier: home.id,
  name: home.title,
  description: home.description,
  image: home.photos.map((photo) => photoAddress(publicUrl, photo)),
  address: {
    '@type': 'PostalAddress',
    addressLocality: home.city,
    ...(home.region ? { addressRegion: home.region } : {}),
    addressCountry: home.country,
  },
  latitude: home.location.lat,
  longitude: home.location.lng,
  checkinTime: home.checkInFrom,
  checkoutTime: home.checkOutBefore,
  petsAllowed: home.petsAllowed,
  ...(home.nightOre > 0 ? { priceRange: `${toDkk(home.nightOre)} DKK` } : {}),
  ...ratingOf(home),
  containsPlace: {
    '@type': 'Accommodation',
    additionalType: 'EntirePlace',
    occupancy: { '@type': 'QuantitativeValue', value: home.maxGuests },
    numberOfBedrooms: home.bedrooms,
    numberOfBathroomsTotal: home.bathrooms,
    numberOfRooms: home.bedrooms,
    bed: [{ '@type': 'BedDetails', numberOfBeds: home.beds }],
    amenityFeature: home.amenities.map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  },
})

/** A hotel as schema.org's Hotel. Its address is public; its point is the blurred one. */
export const hotelData = (
  hotel: Hotel,
  url: string,
  publicUrl: string,
  nameOf: (amenity: HotelAmenity) => string,
): WithContext<HotelData> => ({
  '@context': context,
  '@type': 'Hotel',
  '@id': url,
  url,
  identifier: hotel.id,
  name: hotel.name,
  description: hotel.description,
  image: hotel.photos.map((photo) => photoAddress(publicUrl, photo)),
  address: {
    '@type': 'PostalAddress',
    streetAddress: hotel.address,
    addressLocality: hotel.city,
    ...(hotel.region ? { addressRegion: hotel.region } : {}),
    addressCountry: hotel.country,
  },
  latitude: hotel.location.lat,
  longitude: hotel.location.lng,
  starRating: { '@type': 'Rating', ratingValue: hotel.stars },
  priceRange: `${toDkk(hotel.minPriceOre)} DKK`,
  petsAllowed: hotel.amenities.includes('pets'),
  ...(hotel.rooms === null ? {} : { numberOfRooms: hotel.rooms }),
  ...ratingOf(hotel),
  amenityFeature: hotel.amenities.map((amenity) => ({
    '@type': 'LocationFeatureSpecification',
    name: nameOf(amenity),
    value: true,
  })),
})

/** The way to a page, from the top down. */
export const breadcrumbData = (trail: readonly { name: string; url: string }[]): WithContext<BreadcrumbList> => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
})

/** Questions with their answers, as HTML. */
export const questionData = (questions: readonly { question: string; answer: string }[]): WithContext<FAQPage> => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.trim() },
  })),
})
