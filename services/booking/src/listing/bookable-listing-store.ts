import { BookableListing } from '@nordbo/contracts'
import { z } from 'zod'
import type { Reader, Tx } from '../core/database.ts'
import { Prisma } from '../generated/prisma/client.ts'

/** A row of `bookable_listing l` as `BookableListing`; a suspended host's listing is inactive. */
export const listingJson = Prisma.sql`jsonb_build_object('listingId', l.listing_id, 'hostId', l.host_id, 'active', l.active and not kit.is_suspended(l.host_id),
  'title', l.title, 'city', l.city, 'country', l.country, 'maxGuests', l.max_guests, 'bookingMode', l.booking_mode,
  'requestAutoExpireHours', l.request_auto_expire_hours, 'firstGuestPolicy', l.first_guest_policy,
  'cancellationPolicy', l.cancellation_policy, 'checkInFrom', l.check_in_from, 'checkOutBefore', l.check_out_before,
  'petsAllowed', l.pets_allowed, 'publishedAt', to_char(l.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'photo', l.photo)`

/** Finds listings by id; unknown ones are left out. */
export const findListings = async (reader: Reader, listingIds: readonly string[]): Promise<BookableListing[]> => {
  const rows = await reader.$queryRaw`
    select ${listingJson} as home from bookable_listing l where l.listing_id = any(${[...listingIds]}::uuid[])`
  return z
    .array(z.object({ home: BookableListing }))
    .parse(rows)
    .map(({ home }) => home)
}

/** Stores a listing unless the stored revision is newer, or the same and complete. */
export const storeListing = async (
  tx: Pick<Tx, '$executeRaw'>,
  home: BookableListing,
  revision: number,
): Promise<void> => {
  const photo = home.photo === null ? null : JSON.stringify(home.photo)
  await tx.$executeRaw`
    insert into bookable_listing (listing_id, revision, host_id, active, title, city, country, max_guests, booking_mode,
      request_auto_expire_hours, first_guest_policy, cancellation_policy, check_in_from, check_out_before, pets_allowed,
      published_at, photo)
    values (${home.listingId}::uuid, ${revision}, ${home.hostId}::uuid, ${home.active}, ${home.title}, ${home.city},
      ${home.country}, ${home.maxGuests}, ${home.bookingMode}::booking_mode, ${home.requestAutoExpireHours},
      ${home.firstGuestPolicy}::first_guest_policy, ${home.cancellationPolicy}::cancellation_policy, ${home.checkInFrom},
      ${home.checkOutBefore}, ${home.petsAllowed}, ${home.publishedAt}::timestamptz, ${photo}::jsonb)
    on conflict (listing_id) do update set revision = excluded.revision, host_id = excluded.host_id, active = excluded.active,
      title = excluded.title, city = excluded.city, country = excluded.country, max_guests = excluded.max_guests,
      booking_mode = excluded.booking_mode, request_auto_expire_hours = excluded.request_auto_expire_hours,
      first_guest_policy = excluded.first_guest_policy, cancellation_policy = excluded.cancellation_policy,
      check_in_from = excluded.check_in_from, check_out_before = excluded.check_out_before, pets_allowed = excluded.pets_allowed,
      published_at = coalesce(excluded.published_at, bookable_listing.published_at), photo = excluded.photo
    where bookable_listing.revision < excluded.revision
      or (bookable_listing.revision = excluded.revision
        and (bookable_listing.pets_allowed is null or bookable_listing.published_at is null))`
}
