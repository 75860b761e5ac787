import type { DueRow, Timer } from './timer.ts'

const pageSize = 500
const concurrency = 8

const fingerprint = ({ id, at }: DueRow): string => `${id}@${at.getTime()}`

/**
 * Fires every row that is due at `now`, page by page, until none is left but those that stayed due although they were fired.
 * Returns how many were fired.
 */
export const fireDue = async (timer: Timer, now: Date, fire: (row: DueRow) => Promise<void>): Promise<number> => {
  const fired = new Set<string>()
  for (let stuck = 0; ; ) {
    const limit = pageSize + stuck
    const page = await timer.due(now, now, limit)
    const fresh = page.filter((row) => row.at <= now && !fired.has(fingerprint(row)))
    // Behind a full page of rows that stay due there may be others.
    if (fresh.length === 0 && page.length < limit) return fired.size
    for (let start = 0; start < fresh.length; start += concurrency)
      await Promise.all(
        fresh.slice(start, start + concurrency).map((row) => {
          fired.add(fingerprint(row))
          return fire(row)
        }),
      )
    stuck = page.length - fresh.length
  }
}
