import { err, ok, type Result } from '@nordbo/contracts'
import { z } from 'zod'

/** The last row of the page before: its sort key `at` and its id. */
export interface PageStart {
  at: string
  id: string
}

/** Which rows of a list to read. */
export interface PageRequest {
  after: PageStart | undefined
  limit: number
}

const written = z.object({ list: z.string(), at: z.string(), id: z.uuid() })

/** Writes a cursor. The list's name includes its filters, so that a cursor is refused by any other list. */
export const writeCursor = (list: string, after: PageStart): string =>
  Buffer.from(JSON.stringify({ list, at: after.at, id: after.id })).toString('base64url')

const parseJson = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

/** Reads a cursor of this list; undefined when it is invalid or belongs to another list. `at` validates the sort key. */
export const readCursor = (list: string, cursor: string, at: z.ZodType<string>): PageStart | undefined => {
  const { data } = written.extend({ at }).safeParse(parseJson(cursor))
  return data?.list === list ? { at: data.at, id: data.id } : undefined
}

/** The page that a call asks for. Asks for one row more than the page shows, so that `toPage` can see whether another page follows. */
export const pageRequest = (
  list: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  at: z.ZodType<string>,
): Result<PageRequest> => {
  if (cursor === undefined) return ok({ after: undefined, limit: limit + 1 })
  const after = readCursor(list, cursor, at)
  return after ? ok({ after, limit: limit + 1 }) : err('cursor.invalid')
}

/** The rows of a page, and the cursor of the next one; null on the last page. */
export const toPage = <Row extends { id: string }>(
  list: string,
  found: readonly Row[],
  limit: number,
  sortKey: (row: Row) => string,
): { rows: Row[]; nextCursor: string | null } => {
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return { rows, nextCursor: last ? writeCursor(list, { at: sortKey(last), id: last.id }) : null }
}
