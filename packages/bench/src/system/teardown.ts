/** Steps to undo when the command ends. */
export interface Teardown {
  add(name: string, undo: () => Promise<void>): void
}
