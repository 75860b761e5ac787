// The program of the worker threads that derive photos.
import sharp from 'sharp'
import { derivePhoto, type PhotoUse } from './derive-photo.ts'

// One processor per photo: the pool's size then limits the processors in use.
sharp.concurrency(1)
// No picture is read twice, and the cache would keep 50 MB of the last ones.
sharp.cache(false)

/** Derives every size of an uploaded photo. */
export const derive = ({ source, use }: { source: Uint8Array; use: PhotoUse }) =>
  derivePhoto(Buffer.from(source.buffer, source.byteOffset, source.byteLength), use)
