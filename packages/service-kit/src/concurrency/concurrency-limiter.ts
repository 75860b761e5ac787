/** Lets a limited number of tasks run at once; the others wait their turn. */
export interface ConcurrencyLimiter {
  /** Tasks that run or wait. */
  readonly size: number
  run<T>(task: () => Promise<T>): Promise<T>
  /** Resolves when nothing runs or waits. */
  idle(): Promise<void>
}

/** A gate that lets `limit` tasks through at a time, first come first served. */
export const createConcurrencyLimiter = (limit: number): ConcurrencyLimiter => {
  const waiting: Array<() => void> = []
  const watchers: Array<() => void> = []
  let running = 0

  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else running--
    if (running === 0) for (const tell of watchers.splice(0)) tell()
  }

  return {
    get size() {
      return running + waiting.length
    },
    run: async (task) => {
      if (running < limit) running++
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return await task()
      } finally {
        leave()
      }
    },
    idle: () => (running === 0 ? Promise.resolve() : new Promise((resolve) => watchers.push(resolve))),
  }
}
