/**
 * Counts the call batches of one request. Parallel calls are one batch; a call after them starts the next. A route may need two
 * (docs/architecture.md, How they talk).
 */
export interface CallBatches {
  readonly count: number
  run<T>(call: () => Promise<T>): Promise<T>
}

/** The most batches that a route may need. */
export const maxCallBatches = 2

/** Counts the batches of one request. Throws at a batch beyond `most`, which is a bug. */
export const countCallBatches = (most = Number.POSITIVE_INFINITY): CallBatches => {
  let count = 0
  let running = 0
  return {
    get count() {
      return count
    },
    run: async (call) => {
      if (running === 0) count++
      if (count > most) throw new Error(`a request may take ${most} call batches, not more`)
      running++
      try {
        return await call()
      } finally {
        running--
      }
    },
  }
}
