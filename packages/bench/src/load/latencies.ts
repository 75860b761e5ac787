/** Latencies and rate of answers. */
export interface Measured {
  /** Answers within the measured time. */
  answers: number
  perSecond: number
  /** ms. */
  p50: number
  p99: number
  /** Number of failed answers, and the first failure. */
  failures: number
  failure: string | null
}

/** The value below which `share` (0 to 1) of the sorted values lie; 0 without values. */
export const percentile = (sorted: ArrayLike<number>, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Collects answer times between `begin` and `end`; others are not counted. */
export const collectLatencies = () => {
  const times: number[] = []
  let failures = 0
  let failure: string | null = null
  let began = 0
  let counting = false
  return {
    begin: (): void => {
      began = performance.now()
      counting = true
    },
    /** Records an answer to a request that was sent at `askedAt`, performance time. */
    answered: (askedAt: number): void => {
      if (counting) times.push(performance.now() - askedAt)
    },
    failed: (why: string): void => {
      failures++
      failure ??= why.slice(0, 500)
    },
    end: (): Measured => {
      counting = false
      const seconds = (performance.now() - began) / 1_000
      const sorted = Float64Array.from(times).sort()
      return {
        answers: times.length,
        perSecond: times.length / seconds,
        p50: percentile(sorted, 0.5),
        p99: percentile(sorted, 0.99),
        failures,
        failure,
      }
    },
  }
}
