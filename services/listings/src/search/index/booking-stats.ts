import type { BookingFact, ListingId } from '@nordbo/contracts'
import type { Tx } from '../../core/deps.ts'
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

/** Stores a home's booking stats for search: when it was last booked, and from when on it can be a guest favourite. */
export const storeBookingStats = (tx: Pick<Tx, '$executeRaw'>, listingId: ListingId) => tx.$executeRaw`
  insert into search_listing as known (listing_id, last_booked_at, favourite_from)
  select ${listingId}::uuid, max(confirmed_at) filter (where status in ('confirmed', 'completed')),
    coalesce((max(host_cancelled_at) at time zone 'Europe/Copenhagen' + ${favouritePause}::interval)::date, '1970-01-01')
  from guest_booking where listing_id = ${listingId}::uuid
  on conflict (listing_id) do update set (last_booked_at, favourite_from) = (excluded.last_booked_at, excluded.favourite_from)
    where (known.last_booked_at, known.favourite_from) is distinct from (excluded.last_booked_at, excluded.favourite_from)`
