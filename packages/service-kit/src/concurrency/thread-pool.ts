import { Piscina } from 'piscina'
import { createFairQueue, type FairQueueLimits, type QueuedTask, type QueueOutcome } from './fair-queue.ts'

/** What a pool does, by the names of its program's exports: what goes in and what comes out. */
export type ThreadJobs = Record<string, (job: never) => unknown>

/** How a pool is opened. Its threads are as many as tasks run at once. */
export interface ThreadPoolOptions extends FairQueueLimits {
  /** The module whose exports do the work; it imports little, because it starts while somebody waits. */
  program: URL
  /** Threads that stay once they were started; none by default. */
  minThreads?: number
  /** After this many ms a task counts as stuck: its thread is ended. */
  taskTimeoutMs: number
}

/** Threads for work that would keep others waiting. */
export interface ThreadPool<J extends ThreadJobs> {
  /**
   * Does a job when its turn comes; `turn.kind` is the job's name unless it says otherwise. `job` is asked for only then, so that what waits takes
   * no memory. Rejects when the work throws, is stuck, or its thread dies.
   */
  run<K extends keyof J & string>(
    name: K,
    turn: QueuedTask,
    job: () => Promise<Parameters<J[K]>[0]> | Parameters<J[K]>[0],
  ): Promise<QueueOutcome<Awaited<ReturnType<J[K]>>>>
  readonly running: number
  readonly waiting: number
  stop(): Promise<void>
}

/** An idle thread ends after this, ms: its memory goes back. */
const idleMs = 30_000
/** Threads of a pool give way to the thread that answers calls. */
const niceness = 5

/** Opens a pool of threads, which start with their first jobs. */
export const openThreadPool = <J extends ThreadJobs>({
  program,
  taskTimeoutMs,
  minThreads = 0,
  ...limits
}: ThreadPoolOptions): ThreadPool<J> => {
  const turns = createFairQueue(limits)
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
      return turns.running
    },
    get waiting() {
      return turns.waiting
    },
    run: (name, turn, job) =>
      turns.run({ kind: name, ...turn }, async () =>
        (started ?? start()).run(await job(), { name, signal: AbortSignal.timeout(taskTimeoutMs) }),
      ),
    stop: async () => started?.destroy(),
  }
}
