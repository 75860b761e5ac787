import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { ListingId, UserId } from '../values/ids.ts'
import { SearchQuery } from './search.ts'
import { ListingCard } from './views.ts'

export const SavedSearchId = z.uuid().brand<'SavedSearchId'>()
export type SavedSearchId = z.infer<typeof SavedSearchId>

/** Searches that one person may keep. */
export const mostSavedSearches = 20

/** A search as it stood in the address: parameters of the public API. */
export const AskedSearch = z
  .record(z.string().max(40), z.string().max(600))
  .refine((asked) => Object.keys(asked).length <= 40, 'At most 40 parameters')
export type AskedSearch = z.infer<typeof AskedSearch>

/** Which homes are looked for: order and pages do not matter. */
export const SavedQuery = SearchQuery.omit({ cursor: true, limit: true, sort: true })
export type SavedQuery = z.infer<typeof SavedQuery>

/** A search that a person keeps. */
export const SavedSearch = z.object({
  id: SavedSearchId,
  asked: AskedSearch,
  /** Is a mail sent when a home newly fits? */
  mail: z.boolean(),
  createdAt: Instant,
})
export type SavedSearch = z.infer<typeof SavedSearch>

/** Ends the mails of one search, for a person with the link of such a mail. */
export const UnsubscribeToken = z.string().regex(/^[\w-]{20,64}$/)

const OfSearch = z.object({ id: SavedSearchId })
const Done = z.object({})
const change = { actor: ['user'], idempotent: true } as const

/** What listings answers about saved searches. Somebody else's is as unknown as one that does not exist. */
export const savedSearchProcedures = {
  /** The signed-in person's searches, the newest first. */
  savedSearches: procedure({
    input: z.object({}),
    output: z.object({ items: z.array(SavedSearch) }),
    actor: ['user'],
  }),
  /** Keeps a search; the same one twice is once. Homes that fit already are no news. */
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
  /** Ends the mails of one search without signing in; tells which search it was. */
  unsubscribeSavedSearch: procedure({
    input: z.object({ token: UnsubscribeToken }),
    output: z.object({ asked: AskedSearch }),
    errors: ['savedSearch.notFound'],
    idempotent: true,
  }),
  /** What a mail about a home that fits is written from; not found when the mail is no longer wanted or the home is gone. */
  savedSearchNews: procedure({
    input: OfSearch.extend({ listingId: ListingId }),
    output: z.object({ userId: UserId, asked: AskedSearch, home: ListingCard, unsubscribeToken: z.string() }),
    errors: ['savedSearch.notFound'],
    callers: ['messaging'],
    actor: ['service'],
  }),
}
