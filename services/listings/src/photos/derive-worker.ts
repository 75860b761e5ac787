// The program of the pool of pictures.
import sharp from 'sharp'
import { derivePhoto, type PhotoUse } from './derive-photo.ts'

// A picture takes one processor: as many are made at once as the pool has threads, and no more processors are taken.
sharp.concurrency(1)

/** Makes every size of an uploaded picture. */
export const derive = ({ source, use }: { source: Uint8Array; use: PhotoUse }) =>
  derivePhoto(Buffer.from(source.buffer, source.byteOffset, source.byteLength), use)
