import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { ListingId, UserId, Uuid } from '../values/ids.ts'
import { SearchQuery } from './search.ts'
import { ListingCard } from './views.ts'

export const SavedSearchId = Uuid.brand<'SavedSearchId'>()
export type SavedSearchId = z.infer<typeof SavedSearchId>

/** Most saved searches of a person. */
export const mostSavedSearches = 20

/** A search as query parameters of the public API. */
export const AskedSearch = z
  .record(z.string().max(40), z.string().max(600))
  .refine((asked) => Object.keys(asked).length <= 40, 'At most 40 parameters')
export type AskedSearch = z.infer<typeof AskedSearch>

/** The filters of a saved search, without order and page. */
export const SavedQuery = SearchQuery.omit({ cursor: true, limit: true, sort: true })
export type SavedQuery = z.infer<typeof SavedQuery>

/** A search that a person saved. */
export const SavedSearch = z.object({
  id: SavedSearchId,
  asked: AskedSearch,
  /** Whether a mail is sent when a home newly matches. */
  mail: z.boolean(),
  createdAt: Instant,
})
export type SavedSearch = z.infer<typeof SavedSearch>

/** The token in each mail that switches the mails of its search off. */
export const UnsubscribeToken = z.string().regex(/^[\w-]{20,64}$/)

const OfSearch = z.object({ id: SavedSearchId })
const Done = z.object({})
const change = { actor: ['user'], idempotent: true } as const

/** Procedures about saved searches. Other people's searches are `notFound`. */
export const savedSearchProcedures = {
  /** The signed-in person's searches, newest first. */
  savedSearches: procedure({
    input: z.object({}),
    output: z.object({ items: z.array(SavedSearch) }),
    actor: ['user'],
  }),
  /** Saves a search, once per person and query. Homes that match already are not mailed. */
  saveSearch: procedure({
    input: z.object({ query: SavedQuery, asked: AskedSearch }),
    output: OfSearch,
    errors: ['savedSearch.tooMany', 'savedSearch.empty'],
    ...change,
  }),
  /** Switches the mails on or off. */
  updateSavedSearch: procedure({
    input: OfSearch.extend({ mail: z.boolean() }),
    output: Done,
    errors: ['savedSearch.notFound'],
    ...change,
  }),
  deleteSavedSearch: procedure({ input: OfSearch, output: Done, errors: ['savedSearch.notFound'], ...change }),
  /** Switches the mails of a search off without a session. Returns the search. */
  unsubscribeSavedSearch: procedure({
    input: z.object({ token: UnsubscribeToken }),
    output: z.object({ asked: AskedSearch }),
    errors: ['savedSearch.notFound'],
    idempotent: true,
  }),
  /** The facts for a mail about a matching home. `notFound` if mails were switched off or the home is hidden meanwhile. */
  savedSearchNews: procedure({
    input: OfSearch.extend({ listingId: ListingId }),
    output: z.object({ userId: UserId, asked: AskedSearch, home: ListingCard, unsubscribeToken: z.string() }),
    errors: ['savedSearch.notFound'],
    callers: ['messaging'],
    actor: ['service'],
  }),
}
