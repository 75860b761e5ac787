import { Piscina } from 'piscina'
import { createFairQueue, type FairQueueLimits, type QueuedTask, type QueueOutcome } from './fair-queue.ts'

/** The exports of a pool's program: each takes one job and returns its result. */
export type ThreadJobs = Record<string, (job: never) => unknown>

/** Options of a thread pool, which has as many threads as tasks run at once. */
export interface ThreadPoolOptions extends FairQueueLimits {
  /** The module whose exports do the work; it should import little, because a caller waits for it to start. */
  program: URL
  /** Threads that are kept when idle; none by default. */
  minThreads?: number
  /** A task that takes longer than this, ms, fails, and its thread is ended. */
  taskTimeoutMs: number
}

/** Threads for work that would block the event loop. */
export interface ThreadPool<J extends ThreadJobs> {
  /**
   * Runs a job when its turn comes; `turn.kind` is the job's name by default. `job` makes the input only then, so that waiting jobs
   * take no memory. Rejects when the job throws, takes too long, or its thread dies.
   */
  run<K extends keyof J & string>(
    name: K,
    turn: QueuedTask,
    job: () => Promise<Parameters<J[K]>[0]> | Parameters<J[K]>[0],
    /** The buffers of an input that are handed over instead of copied. */
    transfer?: (input: Parameters<J[K]>[0]) => ArrayBuffer[],
  ): Promise<QueueOutcome<Awaited<ReturnType<J[K]>>>>
  readonly running: number
  readonly waiting: number
  stop(): Promise<void>
}

/** An idle thread ends after this, ms, to free its memory. */
const idleMs = 30_000
/** Threads of a pool run at a lower priority than the thread that answers calls. */
const niceness = 5

/** Opens a pool of threads, which start with their first jobs. */
export const openThreadPool = <J extends ThreadJobs>({
  program,
  taskTimeoutMs,
  minThreads = 0,
  ...limits
}: ThreadPoolOptions): ThreadPool<J> => {
  const queue = createFairQueue(limits)
  let started: Piscina | undefined
  const start = (): Piscina => {
    const threads = new Piscina({
      filename: program.href,
      minThreads: minThreads,
      maxThreads: limits.atOnce,
      idleTimeout: idleMs,
      niceIncrement: niceness,
    })
    // A thread that dies idle is replaced by its next job.
    threads.on('error', () => undefined)
    started = threads
    return threads
  }
  return {
    get running() {
      return queue.running
    },
    get waiting() {
      return queue.waiting
    },
    run: (name, turn, job, transfer) =>
      queue.run({ kind: name, ...turn }, async () => {
        const input = await job()
        const transferList = transfer?.(input) ?? []
        return (started ?? start()).run(input, { name, signal: AbortSignal.timeout(taskTimeoutMs), transferList })
      }),
    stop: async () => started?.destroy(),
  }
}
