import { err, type Result } from '@nordbo/contracts'
import { openThreadPool } from '@nordbo/service-kit'
import type { ListingsConfig } from '../core/config.ts'
import type { Deps } from '../core/deps.ts'
import type { DerivedPhoto, PhotoUse } from './derive-photo.ts'
import type * as program from './derive-worker.ts'

/** A picture that somebody wants made. */
export interface DeriveInput {
  /** Whose upload it is. */
  who: string
  /** Real time after which nobody waits for it. */
  deadline: Date
  use: PhotoUse
  /** Its bytes, asked for when its turn comes; undefined where there are none. */
  read: () => Promise<Uint8Array | undefined>
}

/**
 * Makes a picture's derivatives away from the thread that answers procedures. Refuses with `photo.unreadable`, `photo.tooLarge`, `upload.tooMany` of one
 * person and `service.busy`; rejects when its turn did not come in time.
 */
export type DerivePhoto = (wish: DeriveInput) => Promise<Result<DerivedPhoto>>

/** Dependencies of use cases that make pictures. */
export interface PhotoDeps extends Deps {
  derive: DerivePhoto
}

/** The pool, and how to stop it. */
export interface DerivePool {
  derive: DerivePhoto
  stop(): Promise<void>
}

/** Longer than any picture takes that the limits let through. */
const taskTimeoutMs = 60_000

/** Threads for pictures. One person's pictures take one of them, so that others always find one that is free of them. */
export const openDerivePool = (config: Pick<ListingsConfig, 'PHOTOS_AT_ONCE' | 'PHOTOS_WAITING'>): DerivePool => {
  const pool = openThreadPool<typeof program>({
    program: new URL('./derive-worker.ts', import.meta.url),
    taskTimeoutMs,
    atOnce: config.PHOTOS_AT_ONCE,
    perPerson: 1,
    waiting: config.PHOTOS_WAITING,
    // As many as a home may have.
    waitingPerPerson: 10,
  })
  const derive: DerivePhoto = async ({ who, deadline, use, read }) => {
    const left = deadline.getTime() - Date.now()
    const signal = left > 0 ? AbortSignal.timeout(left) : AbortSignal.abort()
    const turned = await pool.run('derive', { owner: who, signal }, async () => {
      const source = await read()
      return { source: source ?? new Uint8Array(), use }
    })
    if (turned.ran) return turned.value
    if (turned.why === 'overdue') throw new Error('a picture did not come to its turn in time')
    return err(turned.why === 'tooMany' ? 'upload.tooMany' : 'service.busy')
  }
  return { derive, stop: pool.stop }
}
