/** Passes on together what arrives within a few ms. */
export interface Batches<T> {
  add(item: T): void
  /** Resolves when nothing waits and no batch is being handled. */
  idle(): Promise<void>
}

/** How batches are formed. */
export interface BatchOptions<T> {
  /** Items of a batch at most. A full batch waits for no more. */
  size: number
  /** How long the first item waits for others, ms. */
  waitMs: number
  /** Handles a batch, in the order in which its items came. Must not reject. */
  handle(batch: T[]): Promise<void>
}

/** Batches are handled one after the other; what arrives meanwhile is the next one, at once. */
export const createBatches = <T>({ size, waitMs, handle }: BatchOptions<T>): Batches<T> => {
  const waiting: T[] = []
  const idleWaiters: (() => void)[] = []
  let timer: NodeJS.Timeout | undefined
  let handling = false

  const next = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) {
      for (const resolve of idleWaiters.splice(0)) resolve()
      return
    }
    handling = true
    handle(waiting.splice(0, size)).finally(() => {
      handling = false
      next()
    })
  }

  return {
    add: (item) => {
      waiting.push(item)
      if (handling) return
      if (waiting.length >= size) next()
      else timer ??= setTimeout(next, waitMs)
    },
    idle: () =>
      handling || waiting.length > 0 ? new Promise((resolve) => idleWaiters.push(resolve)) : Promise.resolve(),
  }
}
