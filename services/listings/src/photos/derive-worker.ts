import { parentPort } from 'node:worker_threads'
import { derivePhoto, type PhotoUse } from './derive-photo.ts'

/** Asked for with an id, so that answers find their question. */
interface Question {
  id: number
  job: { source: Uint8Array; use: PhotoUse }
}

const port = parentPort
if (!port) throw new Error('this file is the program of a worker thread')
port.on('message', ({ id, job: { source, use } }: Question) => {
  derivePhoto(Buffer.from(source.buffer, source.byteOffset, source.byteLength), use).then(
    (result) => port.postMessage({ id, result }),
    (error: unknown) => port.postMessage({ id, failure: error instanceof Error ? error.message : String(error) }),
  )
})
