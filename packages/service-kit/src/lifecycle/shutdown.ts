import type { Logger } from '../log/logger.ts'

/** One step of an orderly stop. */
export interface StopStep {
  what: string
  stop: () => Promise<unknown>
}

const limitMs = 10_000

/**
 * Runs the steps in order, each to its end. After 10 s in all, a step that has not ended is abandoned. A step that fails does
 * not prevent the next.
 */
export const stopInOrder = async (steps: readonly StopStep[], log: Logger): Promise<void> => {
  const until = Date.now() + limitMs
  for (const { what, stop } of steps) {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), Math.max(50, until - Date.now()))
    })
    try {
      if ((await Promise.race([stop(), late])) === 'late') log.warn({ what }, 'did not stop in time')
    } catch (error) {
      log.warn({ err: error, what }, 'did not stop cleanly')
    } finally {
      clearTimeout(timer)
    }
  }
}
