import type { ListingId } from '@nordbo/contracts'
import type { Tx } from '../../core/deps.ts'
import { favouritePause } from './guest-favourite.ts'

/** Stores a home's booking stats for search: when it was last booked, and from when on it can be a guest favourite. */
export const storeBookingStats = (tx: Pick<Tx, '$executeRaw'>, listingId: ListingId) => tx.$executeRaw`
  insert into search_listing as known (listing_id, last_booked_at, favourite_from)
  select ${listingId}::uuid, max(confirmed_at) filter (where status in ('confirmed', 'completed')),
    coalesce((max(host_cancelled_at) at time zone 'Europe/Copenhagen' + ${favouritePause}::interval)::date, '1970-01-01')
  from guest_booking where listing_id = ${listingId}::uuid
  on conflict (listing_id) do update set (last_booked_at, favourite_from) = (excluded.last_booked_at, excluded.favourite_from)
    where (known.last_booked_at, known.favourite_from) is distinct from (excluded.last_booked_at, excluded.favourite_from)`
