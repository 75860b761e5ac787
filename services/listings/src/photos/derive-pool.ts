import { err, mostPdfPages, ok, type Result } from '@nordbo/contracts'
import { openProcessPool } from '@nordbo/service-kit'
import type { ListingsConfig } from '../core/config.ts'
import type { Deps } from '../core/deps.ts'
import type { DerivedPhoto, PhotoUse } from './derive-photo.ts'
import type { DeriveJob, DeriveWork } from './derive-worker.ts'

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
 * Derives a photo's files in a process of its own. Refuses with `photo.unreadable`, `photo.tooLarge`, `upload.tooMany` (too many of one
 * person) and `service.busy`. Rejects if its turn did not come before the deadline.
 */
export type DerivePhoto = (input: DeriveInput) => Promise<Result<DerivedPhoto>>

/** Draws the pages of a PDF as pictures of a new one, in the same processes and with the same limits. */
export type RedrawPdf = (input: Omit<DeriveInput, 'use'>) => Promise<Result<Uint8Array>>

/** Dependencies of use cases that derive photos. */
export interface PhotoDeps extends Deps {
  derive: DerivePhoto
  redraw: RedrawPdf
}

/** The pool of processes. */
export interface DerivePool {
  derive: DerivePhoto
  redraw: RedrawPdf
  stop(): Promise<void>
}

/** Longer than any photo within the limits takes. */
const taskTimeoutMs = 60_000

/** Whether a process answered with a result: it is our own program, so the shape of what it made is enough. */
const isResult = (value: unknown): value is Result<unknown> =>
  typeof value === 'object' && value !== null && 'ok' in value
const isPhoto = (value: unknown): value is DerivedPhoto =>
  typeof value === 'object' && value !== null && 'descriptor' in value
const isFile = (value: unknown): value is Uint8Array => value instanceof Uint8Array

/** Opens the pool. A person's photos use one process at most, so that others always find a free one. */
export const openDerivePool = (config: Pick<ListingsConfig, 'PHOTOS_AT_ONCE' | 'PHOTOS_WAITING'>): DerivePool => {
  const pool = openProcessPool<DeriveJob, Result<unknown>>({
    isOutput: isResult,
    program: new URL('./derive-worker.ts', import.meta.url),
    taskTimeoutMs,
    atOnce: config.PHOTOS_AT_ONCE,
    perPerson: 1,
    waiting: config.PHOTOS_WAITING,
    // As many as a home may have photos.
    waitingPerPerson: 10,
  })
  const make = async <T>(
    { who, deadline, read }: Omit<DeriveInput, 'use'>,
    what: DeriveWork,
    isMade: (value: unknown) => value is T,
  ): Promise<Result<T>> => {
    const left = deadline.getTime() - Date.now()
    const signal = left > 0 ? AbortSignal.timeout(left) : AbortSignal.abort()
    const job = async () => ({ source: (await read()) ?? new Uint8Array(), what })
    const turned = await pool.run({ owner: who, signal }, job)
    if (!turned.ran) {
      if (turned.why === 'overdue') throw new Error('a picture did not come to its turn in time')
      return err(turned.why === 'tooMany' ? 'upload.tooMany' : 'service.busy')
    }
    const { value: answer } = turned
    if (!answer.ok) return answer
    if (!isMade(answer.value)) throw new Error('a job made something else')
    return ok(answer.value)
  }
  return {
    derive: ({ use, ...input }) => make(input, { kind: 'photo', use }, isPhoto),
    redraw: (input) => make(input, { kind: 'pdf', mostPages: mostPdfPages }, isFile),
    stop: pool.stop,
  }
}
