/** Steps to undo when a command ends, the latest first. */
export interface Teardown {
  add(name: string, undo: () => Promise<void>): void
  /** Undoes everything once, even if a step fails. Returns the failures. */
  run(): Promise<string[]>
}

/** An empty list of steps to undo. A step that is added after `run` is undone at once. */
export const newTeardown = (): Teardown => {
  const entries: { name: string; undo: () => Promise<void> }[] = []
  let hasRun = false
  const undoAll = async (): Promise<string[]> => {
    const failed: string[] = []
    for (let entry = entries.pop(); entry !== undefined; entry = entries.pop()) {
      const { name, undo } = entry
      await undo().catch((error: unknown) => failed.push(`${name}: ${error instanceof Error ? error.message : error}`))
    }
    return failed
  }
  return {
    add: (name, undo) => {
      entries.push({ name, undo })
      if (hasRun) void undoAll()
    },
    run: () => {
      hasRun = true
      return undoAll()
    },
  }
}
