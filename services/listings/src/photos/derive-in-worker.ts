import type { Result } from '@nordbo/contracts'
import { openThread } from '@nordbo/service-kit'
import type { DerivedPhoto, PhotoUse } from './derive-photo.ts'

/** Makes a picture's derivatives away from the thread that answers procedures. */
export type DerivePhoto = (source: Uint8Array, use?: PhotoUse) => Promise<Result<DerivedPhoto>>

/** The worker, and the way to be rid of it. */
export interface DeriveWorker {
  derive: DerivePhoto
  stop(): Promise<void>
}

/** One thread for pictures. They wait for each other: resizing uses every core anyway. */
export const openDeriveWorker = (): DeriveWorker => {
  const thread = openThread<{ source: Uint8Array; use: PhotoUse }, Result<DerivedPhoto>>(
    new URL('./derive-worker.ts', import.meta.url),
  )
  return { derive: (source, use = 'public') => thread.ask({ source, use }), stop: thread.stop }
}
