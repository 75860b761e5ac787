// The program of the worker threads that derive photos.
import sharp from 'sharp'
import { derivePhoto, type PhotoUse } from './derive-photo.ts'

// One processor per photo: the pool's size then limits the processors in use.
sharp.concurrency(1)

/** Derives every size of an uploaded photo. */
export const derive = ({ source, use }: { source: Uint8Array; use: PhotoUse }) =>
  derivePhoto(Buffer.from(source.buffer, source.byteOffset, source.byteLength), use)
