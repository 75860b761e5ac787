import { err, mostPdfPages, type Result } from '@nordbo/contracts'
import { openThreadPool, type QueueOutcome } from '@nordbo/service-kit'
import type { ListingsConfig } from '../core/config.ts'
import type { Deps } from '../core/deps.ts'
import type { DerivedPhoto, PhotoUse } from './derive-photo.ts'
import type * as program from './derive-worker.ts'

/** A photo to derive. */
export interface DeriveInput {
  /** The person who uploaded it. */
  who: string
  /** Real time after which the caller no longer waits. */
  deadline: Date
  use: PhotoUse
  /** Reads its bytes when its turn comes; undefined if the file is gone. */
  read: () => Promise<Uint8Array | undefined>
}

/**
 * Derives a photo's files in a worker thread. Refuses with `photo.unreadable`, `photo.tooLarge`, `upload.tooMany` (too many of one
 * person) and `service.busy`. Rejects if its turn did not come before the deadline.
 */
export type DerivePhoto = (input: DeriveInput) => Promise<Result<DerivedPhoto>>

/** Draws the pages of a PDF as pictures of a new one, in the same threads and with the same limits. */
export type RedrawPdf = (input: Omit<DeriveInput, 'use'>) => Promise<Result<Uint8Array>>

/** Dependencies of use cases that derive photos. */
export interface PhotoDeps extends Deps {
  derive: DerivePhoto
  redraw: RedrawPdf
}

/** The pool of worker threads. */
export interface DerivePool {
  derive: DerivePhoto
  redraw: RedrawPdf
  stop(): Promise<void>
}

/** Longer than any photo within the limits takes. */
const taskTimeoutMs = 60_000

/** Opens the pool. A person's photos use one thread at most, so that others always find a free one. */
export const openDerivePool = (config: Pick<ListingsConfig, 'PHOTOS_AT_ONCE' | 'PHOTOS_WAITING'>): DerivePool => {
  const pool = openThreadPool<typeof program>({
    program: new URL('./derive-worker.ts', import.meta.url),
    taskTimeoutMs,
    atOnce: config.PHOTOS_AT_ONCE,
    perPerson: 1,
    waiting: config.PHOTOS_WAITING,
    // As many as a home may have photos.
    waitingPerPerson: 10,
  })
  /** A turn that ends at the deadline, and the bytes of the file once it has come. */
  const turnOf = ({ who, deadline, read }: Omit<DeriveInput, 'use'>) => {
    const left = deadline.getTime() - Date.now()
    const signal = left > 0 ? AbortSignal.timeout(left) : AbortSignal.abort()
    // The bytes may be a part of a larger buffer, which cannot be handed over.
    return { turn: { owner: who, signal }, source: async () => new Uint8Array((await read()) ?? []) }
  }
  const made = <T>(turned: QueueOutcome<Result<T>>): Result<T> => {
    if (turned.ran) return turned.value
    if (turned.why === 'overdue') throw new Error('a picture did not come to its turn in time')
    return err(turned.why === 'tooMany' ? 'upload.tooMany' : 'service.busy')
  }
  const derive: DerivePhoto = async (input) => {
    const { turn, source } = turnOf(input)
    const job = async () => ({ source: await source(), use: input.use })
    return made(await pool.run('derive', turn, job, (each) => [each.source.buffer]))
  }
  const redraw: RedrawPdf = async (input) => {
    const { turn, source } = turnOf(input)
    const job = async () => ({ source: await source(), mostPages: mostPdfPages })
    return made(await pool.run('redraw', turn, job, (each) => [each.source.buffer]))
  }
  return { derive, redraw, stop: pool.stop }
}
