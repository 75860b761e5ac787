import type { Trip } from '../../lib/api/model.ts'
import { stayPath } from '../stay/stay-path.ts'

/** How a trip ends that its guest wanted and did not get. */
const lost: ReadonlySet<Trip['status']> = new Set(['declined', 'expired', 'cancelled_by_host'])

/** Where other homes of the same place, dates and people are found, for a trip that came to nothing and whose dates can still be had. */
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
  lost.has(status) && checkIn >= today
    ? `${stayPath('/search', { checkIn, checkOut }, guests)}&${new URLSearchParams({ place: listing.city })}`
    : null
