import type { DamageReports, ListedTrip, PayableTrip, StayReviews, Trip, TripHistory } from '../../src/lib/api/model.ts'
import { aPublicUser } from './homes.ts'
import { aTrip } from './stays.ts'

/** A booking as its guest's trip: what pays it is told to its payment alone. */
export const tripOf = ({ clientSecret: _, ...trip }: PayableTrip): Trip => trip

/** A page of trips that is the only one. */
export const aTripList = (items: ListedTrip[], counts: { upcoming?: number; past?: number } = {}) => ({
  items,
  counts: { upcoming: items.length, past: 0, ...counts },
  nextCursor: null,
})

/** A trip's own page, without arrival and receipt. */
export const aTripStory = (trip: Trip = aTrip()): TripHistory => ({
  trip,
  timeline: [],
  arrival: null,
  receipt: null,
})

/** A stay that nobody proposes to alter. */
export const noAlteration = { side: 'guest' as const, mayPropose: false, hindrance: null, alteration: null }

/** A stay's reviews as its guest sees them, before anybody wrote one. */
export const noReviews = ({ id, listing, guestId, hostId, checkIn, checkOut }: Trip): StayReviews => ({
  bookingId: id,
  listing: { id: listing.id, title: listing.title },
  ...{ guestId, hostId, checkIn, checkOut },
  side: 'guest',
  mine: null,
  theirs: null,
  theirsWritten: false,
  mayReview: true,
  reviewUntil: '2031-05-26T10:00:00.000Z',
  publishedBy: '2031-05-26T10:00:00.000Z',
  reply: null,
  mayReply: false,
  guest: aPublicUser({ name: 'Gerda' }),
  host: aPublicUser(),
})

/** A stay's damage reports as its guest sees them, before anybody wrote one. */
export const noDamage = ({ id, listing, guestId, hostId, checkIn, checkOut }: Trip): DamageReports => ({
  bookingId: id,
  listing: { id: listing.id, title: listing.title },
  ...{ guestId, hostId, checkIn, checkOut },
  side: 'guest',
  mayReport: true,
  reportUntil: '2031-05-26T10:00:00.000Z',
  uploaded: [],
  reports: [],
  guest: aPublicUser({ name: 'Gerda' }),
  host: aPublicUser(),
})
