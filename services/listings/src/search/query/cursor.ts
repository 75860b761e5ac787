import { createHash } from 'node:crypto'
import type { SearchQuery } from '@nordbo/contracts'
import { z } from 'zod'

/** How a list is made (see search-listings.ts): all hits gathered and sorted, or read in the order of an index. */
export const SearchMode = z.enum(['gather', 'scan'])
export type SearchMode = z.infer<typeof SearchMode>

/** Where a list was left. */
const Position = z.object({
  mode: SearchMode,
  /** The last home of the ordinary list: its sort keys and id; null when only featured homes were shown so far. */
  after: z.object({ keys: z.array(z.int().min(0)).max(3), id: z.uuid() }).nullable(),
  /** Featured homes shown so far. */
  featured: z.int().min(0).max(1_000_000),
  total: z.int().min(0),
  totalCapped: z.boolean(),
})
export type Position = z.infer<typeof Position>

/** The same filters have the same fingerprint; the length of a page is no filter, nor are the caller's own holds. */
const fingerprint = ({ cursor: _cursor, limit: _limit, own: _own, ...filters }: SearchQuery): string => {
  const ordered = Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(ordered)).digest('base64url').slice(0, 16)
}

/** A position as the text that the next question carries, bound to the filters of this one. */
export const writeCursor = (query: SearchQuery, position: Position): string =>
  Buffer.from(JSON.stringify({ f: fingerprint(query), ...position })).toString('base64url')

/** Where to go on; undefined when the cursor is none of ours or belongs to other filters. */
export const readCursor = (query: SearchQuery): Position | undefined => {
  try {
    const json: unknown = JSON.parse(Buffer.from(query.cursor ?? '', 'base64url').toString())
    const bound = Position.extend({ f: z.literal(fingerprint(query)) }).safeParse(json)
    return bound.data && Position.parse(bound.data)
  } catch {
    return undefined
  }
}
