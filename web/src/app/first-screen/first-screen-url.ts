import { addDays, lastCheckIn, mostNights } from '@nordbo/stay-rules'
import { pageOfPath } from '@nordbo/written-pages'
import { guestsHints, type StayHint, stayHint } from '../../domain/stay/address-hints.ts'
import { readGuests, writeGuests } from '../../domain/stay/guest-counts.ts'
import { readStay, type Stay, writeStay } from '../../domain/stay/stay.ts'
import { readHotelSearch, writeHotelSearch } from '../../features/hotels/query/hotel-search.ts'
import { readSearch } from '../../features/search/query/read-search.ts'
import { writeSearch } from '../../features/search/query/write-search.ts'

/** Dates that fail for the same reason, so that the screen shows the same hint. */
const unusableDates = (hint: StayHint, today: string): Stay => {
  const last = lastCheckIn(today)
  const stays = {
    dates: ['-', '-'],
    datesReversed: [today, today],
    datesPast: [addDays(today, -1), today],
    datesFar: [addDays(last, 1), addDays(last, 2)],
    datesLong: [today, addDays(today, mostNights + 1)],
  } as const satisfies Record<StayHint, readonly [string, string]>
  const [checkIn, checkOut] = stays[hint]
  return { checkIn, checkOut }
}

/** Writes guest counts that cause the same hints as the given ones. */
const markGuests = (query: URLSearchParams, params: URLSearchParams): void => {
  const read = readGuests(params)
  for (const hint of guestsHints(params)) {
    if (hint === 'party') query.set('babies', `${read?.babies ?? 0}.0`)
    else query.set('adults', hint === 'guestsNone' ? 'x' : '0')
  }
  if (query.has('adults')) query.delete('guests')
}

/** Replaces unusable dates and guest counts by fixed ones with the same hints. */
const withHints = (query: URLSearchParams, params: URLSearchParams, today: string): string => {
  const unusable = stayHint(params, today)
  if (unusable) writeStay(query, unusableDates(unusable, today))
  markGuests(query, params)
  return query.toString()
}

/** The path of the search for hotels, as addresses encode it. */
export const hotelSearchPathname = encodeURI('/hoteller/søg')

const homeQuery = (params: URLSearchParams, today: string): URLSearchParams => {
  const query = new URLSearchParams()
  writeStay(query, readStay(params, today))
  writeGuests(query, readGuests(params))
  return query
}

/**
 * Reduces an address to what its first screen shows, in a fixed order, so that equal screens are drawn once.
 * Unusable dates and guest counts become fixed ones with the same hints. The browser handles all other parameters.
 */
export const firstScreenUrl = ({ origin, pathname, searchParams }: URL, today: string): URL => {
  const address = new URL(pathname, origin)
  const search = () => readSearch(searchParams, today)
  if (pathname === '/') address.search = writeSearch({ category: search().category }).toString()
  else if (pathname === '/search') address.search = withHints(writeSearch(search()), searchParams, today)
  else if (pathname === hotelSearchPathname)
    address.search = writeHotelSearch({ ...readHotelSearch(searchParams, today), map: false }).toString()
  else if (!pathname.startsWith('/hoteller') && pageOfPath(pathname) === undefined)
    address.search = withHints(homeQuery(searchParams, today), searchParams, today)
  return address
}
