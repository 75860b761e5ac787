// The program of the worker threads that derive photos and draw the pages of PDFs.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { lowerWorkPriority } from '@nordbo/service-kit/work-priority'
import sharp from 'sharp'
import { derivePhoto, type PhotoUse } from './derive-photo.ts'
import type { redrawPdf } from './redraw-pdf.ts'

// One processor per photo: the pool's size then limits the processors in use.
sharp.concurrency(1)
// No picture is read twice, and the cache would keep 50 MB of the last ones.
sharp.cache(false)

/** Of the threads on which sharp works. They are there once the service has read a file. */
const niceness = 19

setFlagsFromString('--expose-gc')
/** Frees the buffers of the last photo. They are outside of the heap, so that it would collect them far too late. */
const collectGarbage: () => void = runInNewContext('gc')

/** Derives every size of an uploaded photo. */
export const derive = async ({ source, use }: { source: Uint8Array<ArrayBuffer>; use: PhotoUse }) => {
  lowerWorkPriority(niceness)
  try {
    return await derivePhoto(Buffer.from(source.buffer, source.byteOffset, source.byteLength), use)
  } finally {
    setImmediate(collectGarbage)
  }
}

/** Draws the pages of an uploaded PDF. Few threads draw one, so what draws them is loaded here. */
export const redraw = async ({
  source,
  mostPages,
}: {
  source: Uint8Array<ArrayBuffer>
  mostPages: number
}): ReturnType<typeof redrawPdf> => {
  lowerWorkPriority(niceness)
  const drawing = await import('./redraw-pdf.ts')
  try {
    return await drawing.redrawPdf(source, mostPages)
  } finally {
    setImmediate(collectGarbage)
  }
}
