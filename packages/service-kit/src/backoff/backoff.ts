/** How long to pause between attempts, ms: the first pause, doubling after each failure up to the longest. */
export interface Backoff {
  firstMs: number
  longestMs: number
}

/** When to try again after this many earlier failures. */
export const backoffUntil = (now: Date, failures: number, { firstMs, longestMs }: Backoff): Date =>
  new Date(now.getTime() + Math.min(longestMs, firstMs * 2 ** failures))
