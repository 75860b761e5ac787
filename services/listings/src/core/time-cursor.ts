import { z } from 'zod'

/** A position in a list that is sorted by time, newest first. `list` is the id of the list; cursors of other lists are refused. */
const TimeCursor = z.object({ list: z.uuid(), at: z.int().min(0).max(8.64e15), id: z.uuid() })
export type TimeCursor = z.infer<typeof TimeCursor>

/** Encodes a cursor for the next request. */
export const writeTimeCursor = (cursor: TimeCursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url')

/** Decodes a cursor of this list; undefined if the text is invalid or belongs to another list. */
export const readTimeCursor = (text: string, list: string): TimeCursor | undefined => {
  try {
    const cursor = TimeCursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return cursor.list === list ? cursor : undefined
  } catch {
    return undefined
  }
}
