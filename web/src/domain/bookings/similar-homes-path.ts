import type { Trip } from '../../lib/api/model.ts'
import { stayPath } from '../stay/stay-path.ts'

/** Ends of a trip that its guest did not choose. */
const lostStatuses: ReadonlySet<Trip['status']> = new Set(['declined', 'expired', 'cancelled_by_host'])

/**
 * The search for other homes with a lost trip's place, dates and guests. Null for other trips and once the dates
 * have begun.
 */
export const similarHomesPath = (
  {
    status,
    listing,
    checkIn,
    checkOut,
    guests,
  }: Pick<Trip, 'status' | 'checkIn' | 'checkOut' | 'guests'> & {
    listing: Pick<Trip['listing'], 'city'>
  },
  today: string,
): string | null =>
  lostStatuses.has(status) && checkIn >= today
    ? `${stayPath('/search', { checkIn, checkOut }, guests)}&${new URLSearchParams({ place: listing.city })}`
    : null
