import type { Readable } from 'node:stream'
import type { Blobs } from '@nordbo/service-kit'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../problems/problems.ts'

/** Bytes of an upload; a phone's photo fits. */
export const maxUploadBytes = 20 * 1_024 * 1_024
/** What a form may add to its file: boundaries, headers, small fields. */
const formBytes = 64 * 1_024

const tooLarge = (): ProblemError => new ProblemError('photo.tooLarge', { maxBytes: maxUploadBytes })
const malformed = (path: string, message: string): ProblemError =>
  new ProblemError('request.invalid', { issues: [{ path, message }] })

/**
 * The bytes that an upload announces. Refuses what is no form, names no boundary, does not say where it ends, or is too large, all before a byte of it is
 * read.
 */
export const declaredBytes = ({ headers }: Pick<FastifyRequest, 'headers'>): number => {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').split(';').map((part) => part.trim())
  if (type.toLowerCase() !== 'multipart/form-data') throw new ProblemError('request.unsupported')
  if (!parameters.some((parameter) => /^boundary=("[^"]+"|[^"\s]+)$/i.test(parameter)))
    throw malformed('/content-type', 'names no boundary')
  const length = Number(headers['content-length'])
  if (headers['content-length'] === undefined || !Number.isSafeInteger(length))
    throw malformed('/content-length', 'is missing: the body has no end')
  if (length > maxUploadBytes + formBytes) throw tooLarge()
  return length
}

/** Faults of the form itself come from the parser: with a code of Fastify's, or with none at all. */
const isFormFault = (error: unknown): boolean =>
  error instanceof Error &&
  ('code' in error ? String(error.code).startsWith('FST_') : Object.getPrototypeOf(error) === Error.prototype)

/** The least speed of an upload, bytes a ms: below it the bytes are drawn out, not sent over a slow line. */
const leastSpeed = 1
/** Tells once less than the least came in so long; answers how to stop watching. */
const watchForPause = ({ socket }: FastifyRequest['raw'], pauseMs: number, tell: () => void): (() => void) => {
  let seen = socket.bytesRead
  const timer = setInterval(() => {
    if (socket.bytesRead - seen < pauseMs * leastSpeed) tell()
    seen = socket.bytesRead
  }, pauseMs)
  return () => clearInterval(timer)
}

interface Quarantine {
  blobs: Blobs
  owner: string
  /** An upload ends when too little of it came in so many ms. */
  pauseMs: number
}

const storeFile = async (request: FastifyRequest, { blobs, owner, pauseMs }: Quarantine): Promise<string> => {
  let key: string | undefined
  let file: Readable | undefined
  const paused = Promise.withResolvers<never>()
  const stopWatching = watchForPause(request.raw, pauseMs, () => {
    const problem = new ProblemError('request.timeout')
    paused.reject(problem)
    // The parser hears nothing of it: what is being written would wait for good.
    file?.destroy(problem)
  })
  const parts = request.parts({ limits: { fileSize: maxUploadBytes, files: 1, fields: 4, parts: 5 } })
  try {
    // To its very end: a form whose last boundary is missing was cut short.
    for (;;) {
      const { done, value: part } = await Promise.race([parts.next(), paused.promise])
      if (done) break
      if (part.type !== 'file') continue
      file = part.file
      key = await blobs.put(part.file, { folder: 'quarantine', owner })
      if (part.file.truncated) throw tooLarge()
    }
  } catch (error) {
    if (key !== undefined) await blobs.delete(key)
    throw error
  } finally {
    stopWatching()
    paused.promise.catch(() => undefined)
  }
  if (key === undefined) throw new ProblemError('request.unsupported')
  return key
}

/** Puts the one file of a request into quarantine, unjudged, apart from everybody else's, and answers its key. Whatever is refused leaves nothing there. */
export const quarantineUpload = async (request: FastifyRequest, quarantine: Quarantine): Promise<string> => {
  try {
    return await storeFile(request, quarantine)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge()
    throw isFormFault(error) ? malformed('/', 'is no whole form with one file') : error
  }
}
