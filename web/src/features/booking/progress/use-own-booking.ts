import { codeOf, isMissing } from '../../../lib/api/problem.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useBooking } from './use-booking.ts'

/** The booking in the address of a home's page or checkout, and whether it belongs there. */
export const useOwnBooking = (bookingId: string, listingId: string) => {
  const session = useSession()
  const booking = useBooking(bookingId)
  const { data, error } = booking
  const elsewhere = data !== undefined && data.listing.id !== listingId
  const foreign = data !== undefined && !session.loading && data.guestId !== session.user?.id
  return {
    booking,
    foreign,
    /** It does not exist, or belongs to another person or home. */
    missing: isMissing(error) || elsewhere || foreign,
    signedOut: codeOf(error) === 'auth.required',
  }
}
