/**
 * Counts the rounds of service calls behind one request: calls side by side are one round, a call that waited for another begins the next. A
 * route may take two (docs/architecture.md, How they talk).
 */
export interface Rounds {
  readonly count: number
  during<T>(call: () => Promise<T>): Promise<T>
}

/** The most rounds a route may take. */
export const mostRounds = 2

/** A count of its own for one request. A round beyond `most` is a bug and throws. */
export const countRounds = (most = Number.POSITIVE_INFINITY): Rounds => {
  let count = 0
  let running = 0
  return {
    get count() {
      return count
    },
    during: async (call) => {
      if (running === 0) count++
      if (count > most) throw new Error(`a request may take ${most} rounds of service calls, not more`)
      running++
      try {
        return await call()
      } finally {
        running--
      }
    },
  }
}
