import { err, ok, type Result } from '@nordbo/contracts'
import { z } from 'zod'

/** Writes and reads the cursors of lists whose rows are found by position `P`. */
export interface Cursors<P extends object> {
  /** The cursor after a position. `list` names the list and its filters, so that the cursor works for no other list. */
  write(list: string, position: P): string
  /** The position in a cursor; undefined without one, `cursor.invalid` for anything but a cursor of this list. */
  read(list: string, cursor: string | undefined): Result<P | undefined>
}

const decode = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

/** Cursors with positions of this shape: the sort keys of a page's last row. */
export const createCursors = <P extends object>(position: z.ZodType<P>): Cursors<P> => ({
  write: (list, after) => Buffer.from(JSON.stringify({ list, ...after })).toString('base64url'),
  read: (list, cursor) => {
    if (cursor === undefined) return ok(undefined)
    const decoded = decode(cursor)
    if (!z.object({ list: z.literal(list) }).safeParse(decoded).success) return err('cursor.invalid')
    const after = position.safeParse(decoded)
    return after.success ? ok(after.data) : err('cursor.invalid')
  },
})

/** A page of a list. */
export interface Page<Row> {
  items: Row[]
  /** Null on the last page. */
  nextCursor: string | null
}

/** Cuts a page out of its rows. Query `limit + 1` rows: the extra one shows that another page follows. */
export const pageOf = <Row>(rows: readonly Row[], limit: number, cursorAfter: (last: Row) => string): Page<Row> => {
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  return { items, nextCursor: last === undefined ? null : cursorAfter(last) }
}
