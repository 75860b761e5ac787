import type { Logger } from '../log/logger.ts'

/** A frequent read with values that find nothing. */
export type HotRead = () => Promise<unknown>

/**
 * Runs each read on several connections at the same time, so that they are open, know the tables and have the statements prepared before
 * the first question. What fails is logged: a service without warm connections only answers its first questions later.
 */
export const warmUp = async (reads: readonly HotRead[], connections: number, log: Logger): Promise<void> => {
  try {
    for (const read of reads) await Promise.all(Array.from({ length: connections }, read))
  } catch (error) {
    log.warn({ err: error }, 'the first questions will be slow')
  }
}
