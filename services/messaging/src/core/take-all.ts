import type { RateLimit, RateLimiter } from '@nordbo/service-kit'

/**
 * Counts one question against all limits, or against none if one of them is reached. Returns 0, or the seconds until that window closes;
 * undefined if nobody can count, because Redis does not answer.
 */
export const takeAll = async (
  windows: RateLimiter,
  limits: readonly (readonly [limit: RateLimit, who: readonly string[]])[],
): Promise<number | undefined> => {
  try {
    for (const [index, [limit, who]] of limits.entries()) {
      const waitSeconds = await windows.consume(limit, who)
      if (waitSeconds === 0) continue
      await Promise.all(limits.slice(0, index).map(([, earlier]) => windows.release(earlier)))
      return waitSeconds
    }
    return 0
  } catch {
    return undefined
  }
}
