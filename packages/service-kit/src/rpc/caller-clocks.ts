import { LRUCache } from 'lru-cache'
import { skewMs } from './claims.ts'

/** How long the least age of a process's calls is remembered at least, ms. */
const rememberedMs = 10_000
/** Processes of callers that are remembered; there are a few dozen. */
const maxProcesses = 1_000

interface LeastAges {
  since: number
  latest: number
  older: number
}

/** The process that generated a nonce. */
const processOf = (nonce: string): string => nonce.slice(0, nonce.lastIndexOf('-'))

/** Knows how far this clock is ahead of those of callers. */
export interface CallerClocks {
  /** The estimate for the process of a call, ms, from its nonce and its age; negative when this clock is behind. */
  ahead(nonce: string, ageMs: number): number
}

/**
 * Estimates how far this clock is ahead of the clock of a caller's process, (docs/adr/0012). The age
 * of a call is: when it arrived by this clock, less when it was made by the caller's. A call takes time and never arrives early, so the least
 * age of the last 10 to 20 seconds is the estimate, and a call that waited somewhere is not taken for a wrong clock. It is at most what
 * clocks may differ by. `now` is a clock that is never set, ms.
 */
export const createCallerClocks = (now: () => number = () => performance.now()): CallerClocks => {
  const known = new LRUCache<string, LeastAges>({ max: maxProcesses })
  const ahead: CallerClocks['ahead'] = (nonce, ageMs) => {
    const name = processOf(nonce)
    const ages = known.get(name) ?? { since: now(), latest: ageMs, older: Number.POSITIVE_INFINITY }
    known.set(name, ages)
    const quiet = now() - ages.since
    if (quiet >= rememberedMs) {
      ages.older = quiet < 2 * rememberedMs ? ages.latest : Number.POSITIVE_INFINITY
      ages.latest = ageMs
      ages.since = now()
    }
    ages.latest = Math.min(ages.latest, ageMs)
    return Math.max(-skewMs, Math.min(skewMs, ages.latest, ages.older))
  }
  return { ahead }
}
