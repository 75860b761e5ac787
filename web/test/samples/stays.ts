import { nightsBetween, nightsOf } from '@nordbo/stay-rules'
import type { AvailableQuote, ListedTrip, PayableTrip, Quote, Reservation, Trip } from '../../src/lib/api/model.ts'
import { aPhoto, aPublicUser } from './homes.ts'
import { newId } from './ids.ts'

/** The stay of samples: three nights in summer. */
export const aStay = { checkIn: '2031-07-05', checkOut: '2031-07-08' } as const

/** The stay of samples, in an address. */
export const stayQuery = `checkIn=${aStay.checkIn}&checkOut=${aStay.checkOut}`

type PricedStay = Partial<Quote> & { pricePerNight?: number }

/** A price: 1,000 DKK a night and a fee of a twentieth, unless `changes` say otherwise. What is not changed adds up. */
export const aQuote = ({ pricePerNight = 1_000, ...changes }: PricedStay = {}): Quote => {
  const { checkIn, checkOut } = { ...aStay, ...changes }
  const subtotal = pricePerNight * nightsBetween(checkIn, checkOut)
  const cleaningFee = changes.cleaningFee ?? 0
  const serviceFee = subtotal / 20
  return {
    listingId: newId(),
    checkIn,
    checkOut,
    nights: nightsBetween(checkIn, checkOut),
    nightlyPrices: nightsOf(checkIn, checkOut).map((date) => ({ date, price: pricePerNight })),
    subtotal,
    discounts: {},
    cleaningFee,
    serviceFee,
    total: subtotal + cleaningFee + serviceFee,
    currency: 'DKK',
    ...changes,
  }
}

/** The price of dates that are free. */
export const anAvailableQuote = ({
  available = true,
  own = null,
  ...quote
}: PricedStay & Partial<Pick<AvailableQuote, 'available' | 'own'>> = {}): AvailableQuote => ({
  ...aQuote(quote),
  available,
  own,
})

const stayOf = (quote: Quote) =>
  ({
    id: newId(),
    status: 'confirmed',
    mode: 'instant',
    listing: {
      id: quote.listingId,
      title: 'Sommerhus ved klitterne',
      city: 'Skagen',
      country: 'DK',
      photo: aPhoto(1),
      checkInFrom: '15:00',
      checkOutBefore: '10:00',
    },
    guestId: newId(),
    hostId: newId(),
    confirmedAt: '2031-05-01T10:00:00.000Z',
    checkIn: quote.checkIn,
    checkOut: quote.checkOut,
    nights: quote.nights,
    guests: { adults: 2, children: 0, babies: 0, pets: 0 },
    cancellationPolicy: 'moderate',
    message: null,
    declineReason: null,
    declineCode: null,
    cancelReason: null,
    refunds: [],
    disputed: false,
    takenBackByBank: false,
    hostUnavailable: false,
    graceUntil: null,
    approvalExpiresAt: null,
    paymentDueAt: null,
    createdAt: '2031-05-01T09:50:00.000Z',
    revision: 1,
    actions: ['cancel'],
    refunded: 0,
    total: quote.total,
    quote,
  }) satisfies Partial<Trip>

/** A confirmed trip of two adults. Its amounts are those of `changes.quote`. */
export const aTrip = (changes: Partial<Trip> = {}): Trip => ({
  ...stayOf(changes.quote ?? aQuote()),
  host: aPublicUser(),
  reviewed: false,
  ...changes,
})

/** A trip in a list. */
export const aListedTrip = ({ needs = null, ended = false, ...trip }: Partial<ListedTrip> = {}): ListedTrip => ({
  ...aTrip(trip),
  needs,
  ended,
})

/** A booking as its guest follows it. */
export const aBooking = ({ clientSecret = null, ...trip }: Partial<PayableTrip> = {}): PayableTrip => ({
  ...aTrip(trip),
  clientSecret,
})

/** An instant booking that waits for its payment, for half an hour. */
export const anUnpaidBooking = (changes: Partial<PayableTrip> = {}): PayableTrip =>
  aBooking({
    status: 'awaiting_payment',
    confirmedAt: null,
    paymentDueAt: '2031-05-14T08:30:00.000Z',
    actions: ['pay', 'cancel'],
    clientSecret: 'pi_sample_secret',
    ...changes,
  })

/** A request that its host has not answered yet. */
export const aRequest = (changes: Partial<PayableTrip> = {}): PayableTrip =>
  aBooking({
    status: 'pending_request',
    mode: 'request',
    confirmedAt: null,
    approvalExpiresAt: '2031-05-15T08:00:00.000Z',
    ...changes,
  })

/** A confirmed booking as its host sees it. */
export const aReservation = (changes: Partial<Reservation> = {}): Reservation => {
  const stay = stayOf(changes.quote ?? aQuote())
  return {
    ...stay,
    actions: ['cancel'],
    platformFee: stay.quote.subtotal / 20,
    hostShare: stay.quote.subtotal * 0.95,
    hostKeeps: 0,
    guest: aPublicUser({ name: 'Gerda' }),
    ...changes,
  }
}
