/** Lets a limited number of tasks run at once; the others wait their turn. */
export interface ConcurrencyLimiter {
  /** Tasks that run or wait. */
  readonly size: number
  run<T>(task: () => Promise<T>): Promise<T>
  /** Resolves when nothing runs or waits. */
  idle(): Promise<void>
}

/** Runs at most `limit` tasks at once, in the order they came. */
export const createConcurrencyLimiter = (limit: number): ConcurrencyLimiter => {
  const waiting: Array<() => void> = []
  const idleWaiters: Array<() => void> = []
  let running = 0

  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else running--
    if (running === 0) for (const resolve of idleWaiters.splice(0)) resolve()
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
    idle: () => (running === 0 ? Promise.resolve() : new Promise((resolve) => idleWaiters.push(resolve))),
  }
}
