import { setTimeout as pause } from 'node:timers/promises'
import { tryAgainExitCode } from '@nordbo/contracts'
import { type Ending, type ManagedProcess, type ProcessSpec, startProcess, tailOf } from './managed-process.ts'
import { restartPauses, untilReady } from './patience.ts'

export interface SupervisedSpec extends ProcessSpec {
  /** Whether it is ready to work. */
  ready(): Promise<boolean>
}

/** A process that is started again when it ends without `stop`. */
export interface Supervised {
  readonly name: string
  stop(): Promise<void>
}

/** What a supervised process tells of itself. */
export interface SupervisorOptions {
  /** Prints what ended and when it is started again. */
  say(line: string): void
  /** Called after each start. */
  started?(): void
  /** Called once it runs, before it is ready, with what ends it. */
  begun?(stop: () => Promise<void>): void
}

/** Longest wait for one answer: a busy machine may need seconds, and where nobody listens the connection is refused at once. */
const answerMs = 20_000

/** Whether an address answers 200. */
export const isHttpOk = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(answerMs) })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}

/** Whether a child that ended before it was ready may work when it is started again: it says so, or a signal ended it. */
const mayWork = ({ code }: { code: number | null }): boolean => code === null || code === tryAgainExitCode

/**
 * Starts a process, waits for as long as it runs until it is ready, and starts it again with growing pauses whenever it ends. Throws with
 * the end of its log when it ends before it was ever ready, unless something that it needs was away.
 */
export const supervise = async (spec: SupervisedSpec, options: SupervisorOptions): Promise<Supervised> => {
  const stopping = new AbortController()
  let child: ManagedProcess = await startProcess(spec)
  let since = Date.now()
  const pauseAfter = restartPauses()
  options.started?.()

  const becomesReady = (): Promise<boolean> =>
    untilReady(spec.name, spec.ready, {
      running: () => child.running() && !stopping.signal.aborted,
      say: options.say,
    })
  /** Starts it again after a pause; false when it was stopped meanwhile. */
  const again = async ({ code, signal }: Ending, more: string): Promise<boolean> => {
    const waitMs = pauseAfter(Date.now() - since)
    options.say(`${spec.name} ended (${signal ?? `exit ${code}`}); starting it again in ${waitMs / 1000} s. ${more}`)
    await pause(waitMs, undefined, { signal: stopping.signal }).catch(() => {})
    if (stopping.signal.aborted) return false
    child = await startProcess(spec)
    since = Date.now()
    options.started?.()
    return true
  }
  const watch = async (): Promise<void> => {
    for (;;) {
      const ending = await child.ended
      if (stopping.signal.aborted || !(await again(ending, `Log: ${spec.logFile}`))) return
      if (await becomesReady()) options.say(`${spec.name} is back`)
    }
  }
  let watching: Promise<void> | undefined
  const stop = async (): Promise<void> => {
    stopping.abort()
    await child.stop()
    await watching
  }
  options.begun?.(stop)

  while (!(await becomesReady())) {
    if (stopping.signal.aborted) throw new Error(`${spec.name} was stopped before it was ready`)
    const ending = await child.ended
    const end = `the end of ${spec.logFile}:\n${tailOf(spec.logFile)}`
    if (!mayWork(ending)) throw new Error(`${spec.name} did not become ready; ${end}`)
    await again(ending, `It was not ready yet; ${end}`)
  }
  watching = watch()
  return { name: spec.name, stop }
}
