/** Runs tasks side by side, but those of one key one after the other in the order they came. */
export interface KeyedQueue {
  /** Tasks that run or wait. */
  readonly size: number
  run(key: string, task: () => Promise<void>): void
  idle(): Promise<void>
}

/** Lanes in which at most `width` tasks run at once. Tasks must not reject. */
export const createKeyedQueue = (maxConcurrent: number): KeyedQueue => {
  const lanes = new Map<string, Array<() => Promise<void>>>()
  const ready: string[] = []
  const watchers: Array<() => void> = []
  let running = 0
  let size = 0

  const next = (): void => {
    while (running < maxConcurrent) {
      const key = ready.shift()
      if (key === undefined) return
      const task = lanes.get(key)?.shift()
      if (!task) continue
      running++
      task().finally(() => {
        running--
        size--
        if ((lanes.get(key)?.length ?? 0) > 0) ready.push(key)
        else lanes.delete(key)
        if (size === 0) for (const tell of watchers.splice(0)) tell()
        next()
      })
    }
  }

  return {
    get size() {
      return size
    },
    run: (key, task) => {
      const lane = lanes.get(key)
      size++
      if (lane) lane.push(task)
      else {
        lanes.set(key, [task])
        ready.push(key)
      }
      next()
    },
    idle: () => (size === 0 ? Promise.resolve() : new Promise((resolve) => watchers.push(resolve))),
  }
}
