// The program of the processes that derive photos and draw the pages of PDFs.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { doJobs } from '@nordbo/service-kit/process-jobs'
import sharp from 'sharp'
import { derivePhoto, type PhotoUse } from './derive-photo.ts'

// One processor per photo: the pool's size then limits the processors in use.
sharp.concurrency(1)
// No picture is read twice, and the cache would keep 50 MB of the last ones.
sharp.cache(false)

setFlagsFromString('--expose-gc')
/** Frees the buffers of the last picture. They are outside of the heap, so that it would collect them far too late. */
const collectGarbage: () => void = runInNewContext('gc')

/** What is made of an uploaded file. */
export type DeriveWork = { kind: 'photo'; use: PhotoUse } | { kind: 'pdf'; mostPages: number }

/** An uploaded file, and what is made of it. */
export interface DeriveJob {
  source: Uint8Array
  what: DeriveWork
}

doJobs(async ({ source, what }: DeriveJob) => {
  try {
    if (what.kind === 'photo')
      return await derivePhoto(Buffer.from(source.buffer, source.byteOffset, source.byteLength), what.use)
    // Few processes draw a PDF, so what draws one is loaded here.
    const { redrawPdf } = await import('./redraw-pdf.ts')
    return await redrawPdf(source, what.mostPages)
  } finally {
    setImmediate(collectGarbage)
  }
})
