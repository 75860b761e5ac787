import { Worker } from 'node:worker_threads'

/** A thread for work that would keep others waiting. */
export interface Thread<Job, Answer> {
  /** Hands a job over; jobs wait for each other. Rejects when the work throws or the thread dies. */
  ask(job: Job): Promise<Answer>
  stop(): Promise<void>
}

interface Waiting<Answer> {
  resolve(answer: Answer): void
  reject(error: Error): void
}

type Message<Answer> = { id: number; result: Answer } | { id: number; failure: string }

/**
 * One thread that runs `program`, started with the first job and again after it died. The program is told `{ id, job }` and answers
 * `{ id, result }` or `{ id, failure }`; it imports little, because it starts while somebody waits.
 */
export const openThread = <Job, Answer>(program: URL): Thread<Job, Answer> => {
  const waiting = new Map<number, Waiting<Answer>>()
  let worker: Worker | undefined
  let last = 0
  let queue: Promise<unknown> = Promise.resolve()

  const fail = (error: Error): void => {
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  const running = (): Worker => {
    if (worker) return worker
    const started = new Worker(program)
    started.on('message', (message: Message<Answer>) => {
      const job = waiting.get(message.id)
      waiting.delete(message.id)
      if ('result' in message) job?.resolve(message.result)
      else job?.reject(new Error(message.failure))
    })
    started.on('error', fail)
    started.on('exit', (code) => {
      if (worker === started) fail(new Error(`a thread ended with ${code}`))
    })
    // An idle thread keeps no process alive.
    started.unref()
    worker = started
    return started
  }

  const run = (job: Job): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, { resolve, reject })
      running().postMessage({ id, job })
    })

  return {
    ask: (job) => {
      const next = queue.then(() => run(job))
      queue = next.catch(() => undefined)
      return next
    },
    stop: async () => {
      const ending = worker
      worker = undefined
      await ending?.terminate()
    },
  }
}
