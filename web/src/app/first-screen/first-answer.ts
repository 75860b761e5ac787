import type { QueryClient } from '@tanstack/react-query'
import { quoteKey } from '../../domain/quote/use-quote.ts'
import { limitToCapacity, readGuests, twoAdults } from '../../domain/stay/guest-counts.ts'
import { readStay } from '../../domain/stay/stay.ts'
import { listingKey } from '../../features/listing/use-listing.ts'
import { readSearch } from '../../features/search/read-search.ts'
import { pageSize, searchKey } from '../../features/search/use-search.ts'
import { toQuery } from '../../features/search/write-search.ts'
import type { ListingDetail } from '../../lib/api/model.ts'

/** An answer that a page is drawn from: the server hands it along, so that neither side has to ask. */
export interface FirstAnswer {
  /** The API's path and query for it; what is asked by POST has its body as a query. */
  path: string
  /** Puts it where the page looks for it. */
  keep(queries: QueryClient, answer: object): void
}

const queryOf = (values: object): string =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString()

/** What a home's page asks first: the home and, with dates, what they cost there. */
const ofHome = (id: string, params: URLSearchParams, today: string): FirstAnswer[] => {
  const home: FirstAnswer = {
    path: `/api/listings/${id}`,
    keep: (queries, answer) => void queries.setQueryData(listingKey(id), answer),
  }
  const stay = readStay(params, today)
  if (!stay) return [home]
  const guests = readGuests(params) ?? twoAdults
  const quote: FirstAnswer = {
    path: `/api/quotes?${queryOf({ listingId: id, ...stay, adults: guests.adults, children: guests.children })}`,
    keep: (queries, answer) => {
      // The page asks for as many as the home sleeps, and so did the server.
      const capacity = queries.getQueryData<ListingDetail>(listingKey(id))?.maxGuests
      if (capacity !== undefined) queries.setQueryData(quoteKey(id, stay, limitToCapacity(guests, capacity)), answer)
    },
  }
  return [home, quote]
}

/** What the page of an address asks first, in the order in which it is kept; nothing for pages that the server has no first screen of. */
export const firstAnswersOf = ({ pathname, searchParams }: URL, today: string): FirstAnswer[] => {
  const id = /^\/listing\/([^/]+)$/.exec(pathname)?.[1]
  if (id !== undefined) return ofHome(id, searchParams, today)
  if (pathname !== '/search') return []
  const query = toQuery(readSearch(searchParams, today))
  return [
    {
      path: `/api/listings?${queryOf({ ...query, limit: pageSize })}`,
      keep: (queries, answer) => void queries.setQueryData(searchKey(query), { pages: [answer], pageParams: [''] }),
    },
  ]
}
