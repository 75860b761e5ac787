import type { ServiceName } from '@nordbo/contracts'
import { type CopiedTable, chance, copyOf, shiftDays } from './copies.ts'

/** How a service's database is copied. */
export interface Growth {
  /** Tables in order: referenced ones first. */
  tables: readonly CopiedTable[]
  /** Further statements by the number of copies. */
  after?: (copies: number) => string[]
}

/**
 * SQL for the distance of a copy from its template in degrees: three of four are in the same town, within some kilometres, the others
 * anywhere in its part of the country.
 */
const displaced = (id: string): string => `cross join lateral (
  select case when spread.far then 3 * spread.one - 1.5 else 0.03 * spread.length * cos(spread.angle) end as lat,
    case when spread.far then 4 * spread.two - 2 else 0.055 * spread.length * sin(spread.angle) end as lng
  from (select ${chance(id, 'far')} < 0.25 as far, ${chance(id, 'one')} as one, ${chance(id, 'two')} as two,
    sqrt(-2 * ln(1 - ${chance(id, 'length')})) as length, 6.283185307 * ${chance(id, 'angle')} as angle) spread) moved`

const moved = (lat: string, lng: string): Record<string, string> => ({
  [lat]: `round((t.${lat} + moved.lat)::numeric, 6)::float8`,
  [lng]: `round((t.${lng} + moved.lng)::numeric, 6)::float8`,
})

/** One copy in forty of an advertised home is advertised too, so that pages are not full of them. */
const featured = 'copy % 40 = 0'

const user = { user_id: copyOf('t.user_id') }
const home = { listing_id: copyOf('t.listing_id') }
const booking = { booking_id: copyOf('t.booking_id') }
const dates = { check_in: `t.check_in + ${shiftDays}`, check_out: `t.check_out + ${shiftDays}` }
const later = `make_interval(days => ${shiftDays})`

const identity: Growth = {
  tables: [
    { table: 'user', columns: { id: copyOf('t.id'), email: `copy || '-' || t.email` } },
    { table: 'user_role', columns: user },
    {
      table: 'account',
      columns: { id: copyOf('t.id'), ...user, account_id: `${copyOf('t.user_id')}::text` },
    },
  ],
}

const listings: Growth = {
  tables: [
    {
      table: 'listing',
      columns: {
        id: copyOf('t.id'),
        host_id: copyOf('t.host_id'),
        ...moved('lat', 'lng'),
        ...moved('public_lat', 'public_lng'),
        featured: `t.featured and ${featured}`,
      },
      from: displaced('t.id'),
    },
    { table: 'photo', columns: home },
    { table: 'review', columns: { id: copyOf('t.id'), ...home, ...booking, author_id: copyOf('t.author_id') } },
    { table: 'guest_booking', columns: { ...booking, ...home, guest_id: copyOf('t.guest_id') } },
    {
      table: 'search_listing',
      columns: {
        ...home,
        ...moved('lat', 'lng'),
        featured: `t.featured and ${featured}`,
        occ: `(select coalesce(range_agg(daterange(lower(taken) + ${shiftDays}, upper(taken) + ${shiftDays})), '{}')
          from unnest(t.occ) taken)`,
      },
      from: displaced('t.listing_id'),
    },
    {
      table: 'listing_document',
      columns: {
        ...home,
        host_id: copyOf('t.host_id'),
        card: `regexp_replace(replace(replace(t.card::text, t.listing_id::text, ${copyOf('t.listing_id')}::text),
            '"featured":true', '"featured":' || (${featured})),
          '"location":{[^}]*}', format('"location":{"lat":%s,"lng":%s}',
            round(((t.card->'location'->>'lat')::float8 + moved.lat)::numeric, 6),
            round(((t.card->'location'->>'lng')::float8 + moved.lng)::numeric, 6)))::json`,
        page: `replace(t.page::text, t.host_id::text, ${copyOf('t.host_id')}::text)::json`,
      },
      from: displaced('t.listing_id'),
    },
  ],
  // Copies have the words of their templates, so the counts are multiplied; the trigger would take minutes. The tiles of the map and the
  // spots of homes are filled in one statement each.
  after: (copies) => [
    `update search_lexicon set homes = homes * ${copies}`,
    'select search_tile_fill()',
    'select search_spot_fill()',
  ],
}

const pricing: Growth = {
  tables: [
    { table: 'rate_card', columns: home },
    { table: 'price_override', columns: home },
    { table: 'listing_owner', columns: { ...home, host_id: copyOf('t.host_id') } },
    { table: 'intro_use', columns: home },
  ],
}

const bookings: Growth = {
  tables: [
    { table: 'bookable_listing', columns: { ...home, host_id: copyOf('t.host_id') } },
    {
      table: 'booking',
      columns: {
        id: copyOf('t.id'),
        ...home,
        guest_id: copyOf('t.guest_id'),
        host_id: copyOf('t.host_id'),
        ...dates,
        check_in_at: `t.check_in_at + ${later}`,
        deadline_at: `t.deadline_at + ${later}`,
        quote: `t.quote || jsonb_build_object('listingId', ${copyOf('t.listing_id')},
          'checkIn', t.check_in + ${shiftDays}, 'checkOut', t.check_out + ${shiftDays})`,
      },
    },
    { table: 'occupancy', columns: { id: copyOf('t.id'), ...home, ...dates, ...booking } },
    { table: 'listing_calendar', columns: home },
    { table: 'intro_use', columns: { ...booking, ...home } },
  ],
}

/** The services whose databases are copied; messaging stores only sent mails. */
export const growth = {
  identity,
  listings,
  pricing,
  booking: bookings,
} as const satisfies Partial<Record<ServiceName, Growth>>
