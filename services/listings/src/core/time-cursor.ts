import { z } from 'zod'

/** Where a page of a list ended that is sorted by time, the newest first. `list` names the list: a cursor of another one is refused. */
const TimeCursor = z.object({ list: z.uuid(), at: z.int().min(0).max(8.64e15), id: z.uuid() })
export type TimeCursor = z.infer<typeof TimeCursor>

/** A cursor as text for the next request. */
export const writeTimeCursor = (cursor: TimeCursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url')

/** The position in this list; undefined for text that is no cursor, and for the cursor of another list. */
export const readTimeCursor = (text: string, list: string): TimeCursor | undefined => {
  try {
    const cursor = TimeCursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return cursor.list === list ? cursor : undefined
  } catch {
    return undefined
  }
}
