import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { createFairQueue, type FairQueueLimits, type QueuedTask, type QueueOutcome } from './fair-queue.ts'

/** Options of a process pool, which has as many processes as tasks run at once. */
export interface ProcessPoolOptions<O> extends FairQueueLimits {
  /** The program of each process, which calls `doJobs`. */
  program: URL
  /** Whether an answer is what the program makes. */
  isOutput(value: unknown): value is O
  /** A task that takes longer than this, ms, fails, and its process is ended. */
  taskTimeoutMs: number
}

/**
 * Processes of their own for native work on libuv's threads: in this process it would keep the threads from its files, and their priority
 * is one for all of their work.
 */
export interface ProcessPool<I, O> {
  /** Does a job when its turn comes; `job` makes the input only then. Rejects when the job throws, takes too long, or its process dies. */
  run(turn: QueuedTask, job: () => Promise<I> | I): Promise<QueueOutcome<O>>
  stop(): Promise<void>
}

/** An idle process ends after this, ms, to free its memory. */
const idleMs = 30_000

/** Variables that a process gets; it needs no secret. */
const variables = ['PATH', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'] as const

const startProcess = (program: URL): ChildProcess => {
  const child = fork(fileURLToPath(program), [], {
    serialization: 'advanced',
    execArgv: [],
    env: Object.fromEntries(variables.map((name) => [name, process.env[name]])),
  })
  // Before the process starts threads, which take it over: a processor is for this work only while nobody else needs it.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  child.on('error', () => child.kill('SIGKILL'))
  return child
}

const JobAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), message: z.string() }),
])
type JobAnswer = z.infer<typeof JobAnswer>

const ask = (child: ChildProcess, input: object, timeoutMs: number): Promise<JobAnswer> =>
  new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer)
      child.off('message', onAnswer)
      child.off('exit', onExit)
    }
    const onAnswer = (answer: unknown): void => {
      end()
      resolve(JobAnswer.parse(answer))
    }
    const onExit = (): void => {
      end()
      reject(new Error('the process of a job ended'))
    }
    const timer = setTimeout(() => {
      end()
      reject(new Error('a job took too long'))
    }, timeoutMs)
    child.on('message', onAnswer)
    child.on('exit', onExit)
    child.send(input, (error) => {
      if (error) onExit()
    })
  })

/** Opens a pool of processes, which start with their first jobs. */
export const openProcessPool = <I extends object, O>({
  program,
  isOutput,
  taskTimeoutMs,
  ...limits
}: ProcessPoolOptions<O>): ProcessPool<I, O> => {
  const queue = createFairQueue(limits)
  const running = new Set<ChildProcess>()
  const idle = new Map<ChildProcess, NodeJS.Timeout>()

  const take = (): ChildProcess => {
    for (const [child, timer] of idle) {
      clearTimeout(timer)
      idle.delete(child)
      if (child.connected) return child
    }
    const child = startProcess(program)
    running.add(child)
    child.once('exit', () => running.delete(child))
    return child
  }
  const giveBack = (child: ChildProcess): void => {
    const timer = setTimeout(() => {
      idle.delete(child)
      child.kill('SIGKILL')
    }, idleMs)
    timer.unref()
    idle.set(child, timer)
  }
  const work = async (input: I): Promise<O> => {
    const child = take()
    try {
      const answer = await ask(child, input, taskTimeoutMs)
      giveBack(child)
      if (!answer.ok) throw new Error(answer.message)
      if (!isOutput(answer.value)) throw new Error('a job answered something else')
      return answer.value
    } catch (error) {
      if (!idle.has(child)) child.kill('SIGKILL')
      throw error
    }
  }
  return {
    run: (turn, job) => queue.run(turn, async () => work(await job())),
    stop: async () => {
      for (const timer of idle.values()) clearTimeout(timer)
      const ended = [...running].map((child) => once(child, 'exit'))
      for (const child of running) child.kill('SIGKILL')
      await Promise.all(ended)
    },
  }
}
