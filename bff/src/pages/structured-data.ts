import { type ListingDetail, productName } from '@nordbo/contracts'
import { toDkk } from '../http/money.ts'
import { photoAddress } from './addresses.ts'

const context = 'https://schema.org'

/** The product itself, for search engines. */
export const organisationData = (publicUrl: string): object => ({
  '@context': context,
  '@type': 'WebSite',
  name: productName,
  url: publicUrl,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${new URL('/search', publicUrl).href}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

/** A home as schema.org's VacationRental. Its place is the town and the blurred point, since the address is private. */
export const rentalData = (home: ListingDetail, url: string, publicUrl: string): object => ({
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
  ...(home.rating !== null && home.reviewCount > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: home.rating,
          reviewCount: home.reviewCount,
          bestRating: 5,
        },
      }
    : {}),
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
