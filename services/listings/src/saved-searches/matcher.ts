import type { Database, PrismaLike, Timer } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import type { FindMatches } from './find-matches.ts'
import { matchHome } from './match-home.ts'

/** Homes that are read from the queue at once. */
const pageSize = 100

/** Matches changed homes with saved searches soon after each change. */
export interface Matcher {
  /** Wraps a database so that each commit wakes the matcher. */
  watch<C extends PrismaLike>(db: Database<C>): Database<C>
  /** The kit's timer for homes that a crash left. */
  timer: Timer
  /** Waits for the home that is being matched. */
  stop(): Promise<void>
}

/** Starts the matcher. It matches homes one by one outside the changes' transactions, so that no host waits for it. */
export const startMatcher = (deps: Pick<Deps, 'db' | 'kit'>, fitting: FindMatches): Matcher => {
  const match = matchHome(deps, fitting)
  let stopping = false
  let again = false
  let running: Promise<void> | undefined

  // Read after every commit, so through the driver.
  const waiting = (most: number) =>
    deps.db.query<{ listingId: string }>({
      text: 'select listing_id::text as "listingId" from home_to_match order by changed_at limit $1',
      values: [most],
    })
  const work = async (): Promise<void> => {
    do {
      again = false
      for (let page = await waiting(pageSize); page.length > 0 && !stopping; page = await waiting(pageSize))
        for (const { listingId } of page) if (!stopping) await match(listingId)
    } while (again && !stopping)
  }
  const wake = (): void => {
    again = true
    if (running || stopping) return
    running = work()
      .catch((error: unknown) => deps.kit.log.error({ err: error }, 'the matcher stumbled, the sweep goes on'))
      .finally(() => {
        running = undefined
      })
  }

  return {
    watch: (db) => ({
      ...db,
      transaction: async (change, options) => {
        const value = await db.transaction(change, options)
        wake()
        return value
      },
    }),
    timer: {
      // All queued homes are due at once.
      due: async (now, _until, limit) => (await waiting(limit)).map(({ listingId }) => ({ id: listingId, at: now })),
      fire: (id) => match(id),
    },
    stop: async () => {
      stopping = true
      await running
    },
  }
}
