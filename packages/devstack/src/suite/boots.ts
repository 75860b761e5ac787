import { recordFlaky } from './flaky-notes.ts'
import type { Run } from './stage.ts'

/** Lines at the end of a program's output that tell why it did not start. */
const keptLines = 40

/** Notes that the boot of a stage failed once; returns the line that the run prints. */
const noteBoot = (run: Run, name: string, message: string): string => {
  const heading = `boot of ${name}`
  recordFlaky({ heading, message: message.trimEnd().split('\n').slice(-keptLines).join('\n') }, run.root)
  return `flaky: ${heading} failed and was repeated as a whole (docs/flaky.md)`
}

/** Starts what a stage needs; if that fails, once more. Returns the lines to print. */
export const bootTwice = async (run: Run, name: string, boot: () => Promise<unknown>): Promise<string[]> => {
  try {
    await boot()
    return []
  } catch (error) {
    if (run.signal.aborted) throw error
    await boot()
    return [noteBoot(run, name, error instanceof Error ? (error.stack ?? error.message) : String(error))]
  }
}

/** How a test program ended. */
export interface ProgramEnd {
  code: number
  output: string
  /** Whether any test began; false when the program died before. */
  hasBegun: boolean
}

/**
 * Runs a test program; if it ends before any test began, once more as a whole. `attempt` gets the name that its log has. Returns the last
 * end and the lines to print.
 */
export const runBooted = async (
  run: Run,
  name: string,
  signal: AbortSignal,
  attempt: (log: string) => Promise<ProgramEnd>,
): Promise<ProgramEnd & { notes: string[] }> => {
  const first = await attempt(name)
  if (first.code === 0 || first.hasBegun || signal.aborted) return { ...first, notes: [] }
  const second = await attempt(`${name}-second-boot`)
  return { ...second, notes: second.hasBegun ? [noteBoot(run, name, first.output)] : [`boot of ${name} failed twice`] }
}
