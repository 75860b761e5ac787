import { err, type Result } from '@nordbo/contracts'
import { openThreadPool } from '@nordbo/service-kit'
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

/** Dependencies of use cases that derive photos. */
export interface PhotoDeps extends Deps {
  derive: DerivePhoto
}

/** The pool of worker threads. */
export interface DerivePool {
  derive: DerivePhoto
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
  const derive: DerivePhoto = async ({ who, deadline, use, read }) => {
    const left = deadline.getTime() - Date.now()
    const signal = left > 0 ? AbortSignal.timeout(left) : AbortSignal.abort()
    const job = async () => {
      const source = await read()
      // The bytes may be a part of a larger buffer, which cannot be handed over.
      return { source: new Uint8Array(source ?? []), use }
    }
    const turned = await pool.run('derive', { owner: who, signal }, job, ({ source }) => [source.buffer])
    if (turned.ran) return turned.value
    if (turned.why === 'overdue') throw new Error('a picture did not come to its turn in time')
    return err(turned.why === 'tooMany' ? 'upload.tooMany' : 'service.busy')
  }
  return { derive, stop: pool.stop }
}
