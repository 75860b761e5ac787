import type { BookingFact, ListingId } from '@nordbo/contracts'
import type { SqlWriter } from '../../core/deps.ts'
import { favouritePause } from './guest-favourite.ts'

/**
 * Whether an event can change a home's booking stats, in whatever order events arrive. They depend on the times of confirmations and
 * host cancellations, and on whether a confirmed stay was cancelled. A completed stay was confirmed, and its event arrives as well.
 * Imported bookings have no times.
 */
export const changesBookingStats = ({
  imported,
  from,
  status,
}: Pick<BookingFact, 'imported' | 'from' | 'status'>): boolean =>
  !imported &&
  (status === 'confirmed' ||
    status === 'cancelled_by_host' ||
    (status === 'cancelled_by_guest' && from === 'confirmed'))

/**
 * Stores a home's booking stats for search: when it was last booked, and from when on it can be a guest favourite. Locks the home's row
 * of the search before it reads the bookings: transactions store bookings first, then their homes. Returns 1 if the stats changed, else 0.
 */
export const storeBookingStats = (tx: SqlWriter, listingId: ListingId) => tx.$executeRaw`
  select 1 where search_booking_stats_store(${listingId}::uuid, ${favouritePause}::interval)`
