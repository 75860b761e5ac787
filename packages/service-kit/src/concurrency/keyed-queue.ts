/** Runs tasks side by side, but those of one key one after the other in the order they came. */
export interface KeyedQueue {
  /** Tasks that run or wait. */
  readonly size: number
  /** Whether a task of this key runs or waits. */
  has(key: string): boolean
  run(key: string, task: () => Promise<void>): void
  idle(): Promise<void>
}

/** A keyed queue that runs at most `maxConcurrent` tasks at once. Tasks must not reject. */
export const createKeyedQueue = (maxConcurrent: number): KeyedQueue => {
  const queues = new Map<string, Array<() => Promise<void>>>()
  const ready: string[] = []
  const idleWaiters: Array<() => void> = []
  let running = 0
  let size = 0

  const next = (): void => {
    while (running < maxConcurrent) {
      const key = ready.shift()
      if (key === undefined) return
      const task = queues.get(key)?.shift()
      if (!task) continue
      running++
      task().finally(() => {
        running--
        size--
        if ((queues.get(key)?.length ?? 0) > 0) ready.push(key)
        else queues.delete(key)
        if (size === 0) for (const resolve of idleWaiters.splice(0)) resolve()
        next()
      })
    }
  }

  return {
    get size() {
      return size
    },
    has: (key) => queues.has(key),
    run: (key, task) => {
      const queue = queues.get(key)
      size++
      if (queue) queue.push(task)
      else {
        queues.set(key, [task])
        ready.push(key)
      }
      next()
    },
    idle: () => (size === 0 ? Promise.resolve() : new Promise((resolve) => idleWaiters.push(resolve))),
  }
}
