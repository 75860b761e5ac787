/** What has to be undone when a command ends, the latest first. */
export interface Teardown {
  add(name: string, undo: () => Promise<void>): void
  /** Undoes everything once; one failure does not keep the rest from being undone. Answers what failed. */
  run(): Promise<string[]>
}

/** An empty list of things to undo. After `run` whatever is still added is undone at once. */
export const newTeardown = (): Teardown => {
  const entries: { name: string; undo: () => Promise<void> }[] = []
  let over = false
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
      if (over) void undoAll()
    },
    run: () => {
      over = true
      return undoAll()
    },
  }
}
