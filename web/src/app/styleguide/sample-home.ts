import type { ListingCard, Quote } from '../../lib/api/model.ts'

/** An invented home without pictures, which is a state of its own. */
export const sampleHome: ListingCard = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Stråtækt hus i klitterne med udsigt over havet',
  subcategory: 'summerhouse',
  city: 'Skagen',
  region: 'Nordjylland',
  country: 'DK',
  location: { lat: 57.72, lng: 10.58 },
  maxGuests: 6,
  bedrooms: 3,
  beds: 5,
  bathrooms: 1.5,
  tags: ['beach', 'quiet'],
  photos: [],
  rating: 4.9,
  reviewCount: 23,
  bookingMode: 'instant',
  cancellationPolicy: 'flexible',
  petsAllowed: true,
  featured: false,
  badge: null,
  pricePerNight: 1450,
  unit: 'night',
  total: null,
  stay: null,
  guestFavourite: true,
  lastBookedAt: null,
  createdAt: '2026-05-01T12:00:00Z',
}

/** A quote with every kind of line. */
export const sampleQuote: Quote = {
  listingId: sampleHome.id,
  checkIn: '2027-07-17',
  checkOut: '2027-07-24',
  nights: 7,
  nightlyPrices: [],
  subtotal: 10_730,
  discounts: { weekly: 1073, intro: 965.7 },
  cleaningFee: 650,
  serviceFee: 1303.7,
  total: 10_645,
  currency: 'DKK',
}
