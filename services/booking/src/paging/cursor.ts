import { z } from 'zod'
import type { After } from '../booking/booking-view-store.ts'

const written = z.object({ list: z.string(), at: z.string(), id: z.uuid() })

/** Where the next page of a list begins. The list's name holds its filters, so that a cursor opens no other list. */
export const writeCursor = (list: string, after: After): string =>
  Buffer.from(JSON.stringify({ list, at: after.at, id: after.id })).toString('base64url')

const decoded = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

/** Reads a cursor of this list; undefined when it is none, or another list's. `at` has the form that the list sorts by. */
export const readCursor = (list: string, cursor: string, at: z.ZodType<string>): After | undefined => {
  const { data } = written.extend({ at }).safeParse(decoded(cursor))
  return data?.list === list ? { at: data.at, id: data.id } : undefined
}
