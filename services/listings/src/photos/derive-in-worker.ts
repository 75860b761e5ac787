import { Worker } from 'node:worker_threads'
import type { Result } from '@nordbo/contracts'
import type { DerivedPhoto, PhotoUse } from './derive-photo.ts'

/** Makes a picture's derivatives away from the thread that answers procedures. */
export type DerivePhoto = (source: Uint8Array, use?: PhotoUse) => Promise<Result<DerivedPhoto>>

/** The worker, and the way to be rid of it. */
export interface DeriveWorker {
  derive: DerivePhoto
  stop(): Promise<void>
}

interface Waiting {
  resolve(result: Result<DerivedPhoto>): void
  reject(error: Error): void
}

type Answer = { id: number; result: Result<DerivedPhoto> } | { id: number; failure: string }

/** One thread, started with the first picture and again after it died. Pictures wait for each other: resizing uses every core anyway. */
export const openDeriveWorker = (): DeriveWorker => {
  const waiting = new Map<number, Waiting>()
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
    const started = new Worker(new URL('./derive-worker.ts', import.meta.url))
    started.on('message', (answer: Answer) => {
      const job = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('result' in answer) job?.resolve(answer.result)
      else job?.reject(new Error(answer.failure))
    })
    started.on('error', fail)
    started.on('exit', (code) => {
      if (worker === started) fail(new Error(`the picture thread ended with ${code}`))
    })
    // An idle thread keeps no process alive.
    started.unref()
    worker = started
    return started
  }

  const run = (source: Uint8Array, use: PhotoUse): Promise<Result<DerivedPhoto>> =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, { resolve, reject })
      running().postMessage({ id, source, use })
    })

  return {
    derive: (source, use = 'public') => {
      const next = queue.then(() => run(source, use))
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
