import type { ListingCard, ListingDetail, OwnListing, PublicUser, Review } from '../../src/lib/api/model.ts'
import { newId } from './ids.ts'

type Photo = ListingCard['photos'][number]

/** The photo of a home with this number. */
export const aPhoto = (number = 1): Photo => ({
  hash: String(number).padStart(32, '0'),
  width: 1600,
  height: 1200,
  placeholder: 'data:image/webp;base64,UklGRgAA',
  color: '#8a9a8b',
})

/** Somebody as others see them. */
export const aPublicUser = (changes: Partial<PublicUser> = {}): PublicUser => ({
  id: newId(),
  name: 'Hans',
  photoUrl: null,
  about: null,
  memberSince: '2029-02-01T10:00:00.000Z',
  city: null,
  verified: false,
  ...changes,
})

const inSkagen = () =>
  ({
    id: newId(),
    title: 'Sommerhus ved klitterne',
    subcategory: 'summerhouse',
    city: 'Skagen',
    region: null,
    country: 'DK',
    location: { lat: 57.72, lng: 10.58 },
    maxGuests: 4,
    bedrooms: 2,
    beds: 3,
    bathrooms: 1,
    tags: ['quiet', 'beach'],
    rating: null,
    reviewCount: 0,
    bookingMode: 'instant',
    cancellationPolicy: 'moderate',
    petsAllowed: false,
    featured: false,
    guestFavourite: false,
    lastBookedAt: null,
    badge: null,
    createdAt: '2030-06-01T10:00:00.000Z',
    pricePerNight: 1_000,
    unit: 'night',
  }) satisfies Partial<ListingCard>

/** A home in a list: in Skagen, for four, booked at once, at 1,000 DKK a night. Without dates it has no total. */
export const aCard = (changes: Partial<ListingCard> = {}): ListingCard => ({
  ...inSkagen(),
  photos: [aPhoto(1), aPhoto(2)],
  stay: null,
  total: null,
  ...changes,
})

/** A home in its host's list. */
export const anOwnListing = (changes: Partial<OwnListing> = {}): OwnListing => ({
  ...aCard(),
  active: true,
  ...changes,
})

/** A home's own page, of the same home as {@link aCard}. */
export const aListing = (changes: Partial<ListingDetail> = {}): ListingDetail => ({
  ...inSkagen(),
  hostId: newId(),
  description: 'Lyst hus med udsigt over klitterne og fem minutter til stranden.',
  amenities: ['wifi', 'kitchen', 'heating'],
  sleeping: [{ name: 'Soveværelse 1', beds: [{ kind: 'double', count: 1 }] }],
  rules: {
    petsAllowed: false,
    smokingAllowed: false,
    partiesAllowed: false,
    childrenWelcome: true,
    quietFrom: null,
    quietTo: null,
    additional: null,
  },
  safety: {
    outdoorCamera: false,
    noiseMonitors: false,
    weapons: false,
    smokeAlarm: true,
    carbonMonoxideAlarm: false,
    fireExtinguisher: true,
    firstAidKit: true,
  },
  checkInFrom: '15:00',
  checkOutBefore: '10:00',
  requestAutoExpireHours: 24,
  firstGuestPolicy: 'any',
  photos: [aPhoto(1), aPhoto(2), aPhoto(3), aPhoto(4), aPhoto(5)],
  indexable: true,
  active: true,
  exact: null,
  ratingBreakdown: [],
  rates: {
    weekendPercent: 0,
    cleaningIncluded: true,
    discounts: {
      introPercent: null,
      introFirstN: 3,
      lastMinutePercent: null,
      lastMinuteDays: 7,
      weeklyPercent: null,
      monthlyPercent: null,
    },
    cleaningFee: 0,
  },
  host: aPublicUser(),
  ...changes,
})

/** A published review. */
export const aReview = (changes: Partial<Review> = {}): Review => ({
  id: newId(),
  listingId: newId(),
  authorId: newId(),
  rating: 5,
  text: 'Et dejligt hus tæt på stranden.',
  publishedAt: '2030-08-01T10:00:00.000Z',
  hostReply: null,
  author: aPublicUser({ name: 'Gerda' }),
  ...changes,
})
