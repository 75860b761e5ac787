import type { ErrorCode } from '@nordbo/contracts'
import { countedGuests } from '@nordbo/stay-rules'
import type { GuestCounts } from '../../../domain/stay/guest-counts.ts'
import type { Stay } from '../../../domain/stay/stay.ts'
import type { CreatedBooking, ListingDetail } from '../../../lib/api/model.ts'

/** What prevents an order from being sent (docs/product/booking.md, Guests). */
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
  /** Are the dates free? Undefined until the server has answered. */
  available: boolean | undefined
  /** The guest has confirmed to be 18 or older. */
  adult: boolean
}

/**
 * The first blocker of an order, or null. Dates whose check failed count as taken, because an estimate cannot be
 * booked.
 */
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

/**
 * The blocker behind an error code. `worded`: the server's code has a text of its own. `unexplained`: there is no
 * reason.
 */
export const blockerOfError = (code: ErrorCode): BookingBlocker | 'unexplained' | 'worded' => refusals[code] ?? 'worded'

/** Was an instant booking created without what its payment needs? */
export const lacksPayment = (
  mode: ListingDetail['bookingMode'],
  { id, clientSecret }: Pick<CreatedBooking, 'id' | 'clientSecret'>,
): boolean => mode === 'instant' && (id === '' || !clientSecret)
