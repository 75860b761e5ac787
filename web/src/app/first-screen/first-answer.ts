import { type PageSlug, pageOfPath } from '@nordbo/written-pages'
import type { QueryClient } from '@tanstack/react-query'
import { hotelsKey } from '../../domain/hotels/use-hotels.ts'
import { quoteKey } from '../../domain/quote/use-quote.ts'
import { limitToCapacity, readGuests, twoAdults } from '../../domain/stay/guest-counts.ts'
import { readStay } from '../../domain/stay/stay.ts'
import { shownHotels } from '../../features/hotels/hotels-page.tsx'
import { readHotelSearch, toHotelQuery } from '../../features/hotels/query/hotel-search.ts'
import { hotelKey, hotelPageSize, hotelSearchKey } from '../../features/hotels/query/use-hotel-search.ts'
import { listingKey } from '../../features/listing/query/use-listing.ts'
import { readSearch } from '../../features/search/query/read-search.ts'
import { pageSize, searchKey } from '../../features/search/query/use-search.ts'
import { toQuery } from '../../features/search/query/write-search.ts'
import { writtenPageKey } from '../../features/written-pages/use-written-page.ts'
import type { ListingDetail } from '../../lib/api/model.ts'
import { hotelSearchPathname } from './first-screen-url.ts'

/** An API answer that a page is drawn from. The server embeds it, so that the browser need not fetch it. */
export interface FirstAnswer {
  /** The API path and query of the answer. A POST has its body as the query. */
  path: string
  /** Puts the answer into the query cache under the page's key, for a page in a language. */
  store(queries: QueryClient, answer: object, language: string): void
}

const queryOf = (values: object): string =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString()

/** The first answers of a home's page: the home and, with dates, their quote. */
const ofHome = (id: string, params: URLSearchParams, today: string): FirstAnswer[] => {
  const home: FirstAnswer = {
    path: `/api/listings/${id}`,
    store: (queries, answer) => void queries.setQueryData(listingKey(id), answer),
  }
  const stay = readStay(params, today)
  if (!stay) return [home]
  const guests = readGuests(params) ?? twoAdults
  const quote: FirstAnswer = {
    path: `/api/quotes?${queryOf({ listingId: id, ...stay, adults: guests.adults, children: guests.children })}`,
    store: (queries, answer) => {
      // The server answered for guests within the home's capacity, as the page asks.
      const capacity = queries.getQueryData<ListingDetail>(listingKey(id))?.maxGuests
      if (capacity !== undefined) queries.setQueryData(quoteKey(id, stay, limitToCapacity(guests, capacity)), answer)
    },
  }
  return [home, quote]
}

/** The first answers of hotels' pages: the best rated ones, those found, or the hotel. */
const ofHotels = (pathname: string, params: URLSearchParams, today: string): FirstAnswer[] => {
  if (pathname === '/hoteller')
    return [
      {
        path: `/api/hotels?limit=${shownHotels}`,
        store: (queries, answer) => void queries.setQueryData(hotelsKey(shownHotels), answer),
      },
    ]
  if (pathname === hotelSearchPathname) {
    const query = toHotelQuery(readHotelSearch(params, today))
    return [
      {
        path: `/api/hotels/search?${queryOf({ ...query, limit: hotelPageSize })}`,
        store: (queries, answer) =>
          void queries.setQueryData(hotelSearchKey(query), { pages: [answer], pageParams: [''] }),
      },
    ]
  }
  const id = /^\/hoteller\/([^/]+)$/.exec(pathname)?.[1]
  if (id === undefined) return []
  return [
    {
      path: `/api/hotels/${id}`,
      store: (queries, answer) => void queries.setQueryData(hotelKey(id), answer),
    },
  ]
}

/** The first answer of a written page: its text. */
const ofWrittenPage = (slug: PageSlug): FirstAnswer => ({
  path: `/api/pages/${slug}`,
  store: (queries, answer, language) => void queries.setQueryData(writtenPageKey(slug, language), answer),
})

/**
 * The first answers of the page at an address, in the order in which to store them. Empty for pages without a first
 * screen.
 */
export const firstAnswersOf = ({ pathname, searchParams }: URL, today: string): FirstAnswer[] => {
  const id = /^\/listing\/([^/]+)$/.exec(pathname)?.[1]
  if (id !== undefined) return ofHome(id, searchParams, today)
  const slug = pageOfPath(pathname)
  if (slug !== undefined) return [ofWrittenPage(slug)]
  if (pathname.startsWith('/hoteller')) return ofHotels(pathname, searchParams, today)
  if (pathname !== '/search') return []
  const query = toQuery(readSearch(searchParams, today))
  return [
    {
      path: `/api/listings?${queryOf({ ...query, limit: pageSize })}`,
      store: (queries, answer) => void queries.setQueryData(searchKey(query), { pages: [answer], pageParams: [''] }),
    },
  ]
}
