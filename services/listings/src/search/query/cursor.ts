import { createHash } from 'node:crypto'
import { z } from 'zod'

/** How a list is read (see search-listings.ts): `gather` collects and sorts all hits, `scan` follows the order of an index. */
export const SearchMode = z.enum(['gather', 'scan'])
export type SearchMode = z.infer<typeof SearchMode>

/** The sort keys and the id of a home. */
const Place = z.object({ keys: z.array(z.int().min(0)).max(3), id: z.uuid() })

/** A position in a list, and how the list is read. */
const Position = z.object({
  mode: SearchMode,
  /** The last home of the ordinary list; null when only featured homes were shown so far. */
  after: Place.nullable(),
  /** The last featured home; null when none was shown so far. */
  afterFeatured: Place.nullable(),
  total: z.int().min(0),
  totalCapped: z.boolean(),
})
export type Position = z.infer<typeof Position>

/** A search of homes or hotels with its page. */
interface PagedQuery {
  cursor?: string | undefined
  limit: number
  /** The caller's own holds, in searches for homes. */
  own?: readonly object[] | undefined
  /** The language of the cards, in searches for hotels. */
  language?: string | undefined
}

/** A hash of the filters, without the page length, the caller's own holds and the language. */
const fingerprint = ({
  cursor: _cursor,
  limit: _limit,
  own: _own,
  language: _language,
  ...filters
}: PagedQuery): string => {
  const ordered = Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(ordered)).digest('base64url').slice(0, 16)
}

/** Encodes a position together with the fingerprint of the query's filters. */
export const writeCursor = (query: PagedQuery, position: Position): string =>
  Buffer.from(JSON.stringify({ f: fingerprint(query), ...position })).toString('base64url')

/** Decodes the query's cursor; undefined if it is invalid or belongs to other filters. */
export const readCursor = (query: PagedQuery): Position | undefined => {
  try {
    const json: unknown = JSON.parse(Buffer.from(query.cursor ?? '', 'base64url').toString())
    const bound = Position.extend({ f: z.literal(fingerprint(query)) }).safeParse(json)
    return bound.data && Position.parse(bound.data)
  } catch {
    return undefined
  }
}
