import type { DateRange, ListingId } from '@nordbo/contracts'
import type { SqlWriter } from '../../core/deps.ts'

/** Stores a home's occupied dates for search. Older revisions are ignored. */
export const storeCalendar = (
  tx: SqlWriter,
  { listingId, occupied, revision }: { listingId: ListingId; occupied: readonly DateRange[]; revision: number },
) => tx.$executeRaw`
  insert into search_listing as known (listing_id, occ, calendar_revision)
  values (${listingId}::uuid, (
      select coalesce(range_agg(daterange(taken.first, taken.last)), '{}')
      from unnest(${occupied.map(({ from }) => from)}::date[], ${occupied.map(({ to }) => to)}::date[]) as taken (first, last)
    ), ${revision})
  on conflict (listing_id) do update set occ = excluded.occ, calendar_revision = excluded.calendar_revision
    where known.calendar_revision <= excluded.calendar_revision`

/** Stores how many intro bookings of a home are used. Older revisions are ignored. */
export const storeIntroUses = (
  tx: SqlWriter,
  { listingId, used, revision }: { listingId: ListingId; used: number; revision: number },
) => tx.$executeRaw`
  insert into search_listing as known (listing_id, intro_used, intro_revision)
  values (${listingId}::uuid, ${used}, ${revision})
  on conflict (listing_id) do update set intro_used = excluded.intro_used, intro_revision = excluded.intro_revision
    where known.intro_revision <= excluded.intro_revision`
