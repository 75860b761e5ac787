import { setTimeout as pause } from 'node:timers/promises'
import { waitUntil } from '../net/ports.ts'
import { type ManagedProcess, type ProcessSpec, startProcess, tailOf } from './managed-process.ts'

export interface SupervisedSpec extends ProcessSpec {
  /** Whether it is ready to work. */
  ready(): Promise<boolean>
}

/** A process that is started again when it ends without `stop`. */
export interface Supervised {
  readonly name: string
  stop(): Promise<void>
}

interface SupervisorOptions {
  /** Prints what ended and when it is started again. */
  say(line: string): void
  /** Called after each start. */
  started?(): void
}

const firstWaitMs = 500
const longestWaitMs = 30_000
/** A process that ran this long counts as healthy again. */
const healthyMs = 60_000
const startTimeoutMs = 60_000

/** Whether an address answers 200. */
export const isHttpOk = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

/**
 * Starts a process, waits until it is ready, and starts it again with growing pauses whenever it ends. Throws with the end of
 * its log when it does not become ready the first time.
 */
export const supervise = async (spec: SupervisedSpec, options: SupervisorOptions): Promise<Supervised> => {
  const stopping = new AbortController()
  let child: ManagedProcess = await startProcess(spec)
  options.started?.()

  const ready = await waitUntil(spec.ready, startTimeoutMs, () => !child.running())
  if (!ready) {
    await child.kill()
    throw new Error(`${spec.name} did not become ready; the end of ${spec.logFile}:\n${tailOf(spec.logFile)}`)
  }

  const watch = async (): Promise<void> => {
    let waitMs = firstWaitMs
    for (;;) {
      const since = Date.now()
      const { code, signal } = await child.ended
      if (stopping.signal.aborted) return
      if (Date.now() - since > healthyMs) waitMs = firstWaitMs
      options.say(
        `${spec.name} ended (${signal ?? `exit ${code}`}); starting it again in ${waitMs / 1000} s. Log: ${spec.logFile}`,
      )
      await pause(waitMs, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      waitMs = Math.min(waitMs * 2, longestWaitMs)
      child = await startProcess(spec)
      options.started?.()
      if (await waitUntil(spec.ready, startTimeoutMs, () => !child.running() || stopping.signal.aborted))
        options.say(`${spec.name} is back`)
    }
  }
  const watching = watch()

  return {
    name: spec.name,
    stop: async () => {
      stopping.abort()
      await child.stop()
      await watching
    },
  }
}
