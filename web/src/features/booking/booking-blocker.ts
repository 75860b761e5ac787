import type { ErrorCode } from '@nordbo/contracts'
import { countedGuests } from '@nordbo/stay-rules'
import type { GuestCounts } from '../../domain/stay/guest-counts.ts'
import type { Stay } from '../../domain/stay/stay.ts'
import type { CreatedBooking, ListingDetail } from '../../lib/api/model.ts'

/** What keeps an order from being sent (docs/product/booking.md, Guests). */
export type BookingBlocker =
  | 'datesRequired'
  | 'guestsRequired'
  | 'guestsTooMany'
  | 'signIn'
  | 'datesTaken'
  | 'adultRequired'

export interface OrderInput {
  stay: Stay | null
  guests: GuestCounts
  maxGuests: number
  signedIn: boolean
  /** What the server says of the dates; undefined while it has not answered. */
  available: boolean | undefined
  /** The guest says to be 18 or older. */
  adult: boolean
}

/** The first thing that an order lacks, or null. Dates whose check failed count as taken: a guessed price is never booked. */
export const findBookingBlocker = ({
  stay,
  guests,
  maxGuests,
  signedIn,
  available,
  adult,
}: OrderInput): BookingBlocker | null => {
  if (!stay) return 'datesRequired'
  if (countedGuests(guests) < 1) return 'guestsRequired'
  if (countedGuests(guests) > maxGuests) return 'guestsTooMany'
  if (!signedIn) return 'signIn'
  if (available !== true) return 'datesTaken'
  return adult ? null : 'adultRequired'
}

const refusals: Partial<Record<ErrorCode, BookingBlocker | 'unexplained'>> = {
  'booking.datesTaken': 'datesTaken',
  'booking.tooManyGuests': 'guestsTooMany',
  'quote.tooManyGuests': 'guestsTooMany',
  'booking.adultRequired': 'adultRequired',
  'auth.required': 'signIn',
  'internal.error': 'unexplained',
}

/** What a refused order lacks; `worded` where the server's own code says it best, `unexplained` where it gave no reason. */
export const blockerOfError = (code: ErrorCode): BookingBlocker | 'unexplained' | 'worded' => refusals[code] ?? 'worded'

/** Was a booking made that is to be paid at once, without what its payment needs? */
export const lacksPayment = (
  mode: ListingDetail['bookingMode'],
  { id, clientSecret }: Pick<CreatedBooking, 'id' | 'clientSecret'>,
): boolean => mode === 'instant' && (id === '' || !clientSecret)
