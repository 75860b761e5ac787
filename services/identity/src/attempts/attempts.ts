import { err, ok, type Result } from '@nordbo/contracts'
import type { Limit, Windows } from '@nordbo/service-kit'

/** Whose tries are counted, and how many there may be. */
export interface Count {
  limit: Limit
  who: readonly string[]
}

/** Counts tries at sign-in and sign-up. */
export interface Attempts {
  /** Counts one try; refuses those beyond the limit, which do not count, and says when to come back. */
  take(limit: Limit, ...who: string[]): Promise<Result<null>>
  /** Counts one try everywhere or nowhere; the refusal is that of the first limit that is reached. */
  takeAll(counts: readonly Count[]): Promise<Result<null>>
  /** Takes back one try that was counted. */
  giveBack(...who: string[]): Promise<void>
  /** Forgets the tries, after one that succeeded. */
  forget(...who: string[]): Promise<void>
}

/** Tries counted in windows. */
export const countAttempts = (windows: Windows): Attempts => {
  const take = async (limit: Limit, who: readonly string[]): Promise<Result<null>> => {
    const secondsLeft = await windows.take(limit, who)
    return secondsLeft === 0 ? ok(null) : err('auth.tooManyAttempts', { retryAfterSeconds: secondsLeft })
  }
  return {
    take: (limit, ...who) => take(limit, who),
    takeAll: async (counts) => {
      for (const [index, { limit, who }] of counts.entries()) {
        const taken = await take(limit, who)
        if (taken.ok) continue
        await Promise.all(counts.slice(0, index).map((earlier) => windows.giveBack(earlier.who)))
        return taken
      }
      return ok(null)
    },
    giveBack: (...who) => windows.giveBack(who),
    forget: (...who) => windows.forget(who),
  }
}
