import type { Logger } from '@nordbo/service-kit'
import { type CalendarFetcher, createCalendarFetcher } from './fetch/fetch-calendar.ts'
import { openParsePool, type ParseFile } from './parse/parse-pool.ts'

/** Fetches and reads calendars elsewhere. */
export interface CalendarReader extends CalendarFetcher {
  parse: ParseFile
}

/** Opens the reader. `local` are beginnings of addresses that may lead to private hosts. */
export const openCalendarReader = (local: readonly string[], log: Pick<Logger, 'warn'>): CalendarReader => {
  const fetcher = createCalendarFetcher(local)
  const pool = openParsePool(log)
  return {
    fetch: fetcher.fetch,
    parse: pool.parse,
    stop: async () => {
      await Promise.all([fetcher.stop(), pool.stop()])
    },
  }
}
