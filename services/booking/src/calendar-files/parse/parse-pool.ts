import { type Logger, openThreadPool } from '@nordbo/service-kit'
import type { ParsedCalendar } from './parse-calendar.ts'
import type * as program from './parse-program.ts'
import type { ParseJob } from './parse-program.ts'

/**
 * Reads a calendar file in a worker thread. One that takes too long, or too much memory, is `tooComplex`. Rejects if its turn does not
 * come; `owner` is whose files take turns.
 */
export type ParseFile = (owner: string, job: ParseJob) => Promise<ParsedCalendar>

/** Longer than any file within the limits takes. */
const taskTimeoutMs = 10_000
/** Files that wait; each was read with a limit, so they fit into memory. */
const mostWaiting = 32
/** How long a file waits for its turn, ms. */
const mostWaitMs = 60_000

/** Opens the one thread that reads files, so that no file blocks the event loop or the process. */
export const openParsePool = (log: Pick<Logger, 'warn'>): { parse: ParseFile; stop: () => Promise<void> } => {
  const pool = openThreadPool<typeof program>({
    program: new URL('./parse-program.ts', import.meta.url),
    taskTimeoutMs,
    ...{ atOnce: 1, perPerson: 1, waiting: mostWaiting, waitingPerPerson: 10 },
  })
  const parse: ParseFile = async (owner, job) => {
    const turned = await pool
      .run('parse', { owner, signal: AbortSignal.timeout(mostWaitMs) }, () => job)
      .catch((error: unknown) => {
        log.warn({ err: error, owner }, 'a calendar file could not be read in time')
        return { ran: true, value: { ok: false, fault: 'tooComplex' } } as const
      })
    if (turned.ran) return turned.value
    throw new Error(`a calendar file did not come to its turn: ${turned.why}`)
  }
  return { parse, stop: pool.stop }
}
