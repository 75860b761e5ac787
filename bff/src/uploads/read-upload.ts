import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Blobs } from '@nordbo/service-kit'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../problems/problems.ts'

/** The largest upload, bytes: enough for a phone's photo. */
export const maxUploadBytes = 20 * 1_024 * 1_024
/** The most that a form adds to its file (boundaries, headers, small fields), bytes. */
const formBytes = 64 * 1_024

const tooLarge = (): ProblemError => new ProblemError('photo.tooLarge', { maxBytes: maxUploadBytes })
const malformed = (path: string, message: string): ProblemError =>
  new ProblemError('request.invalid', { issues: [{ path, message }] })

/**
 * The content length of an upload. Before a byte is read it throws `request.unsupported` for another content type, `request.invalid` without a
 * boundary or length, and `photo.tooLarge`.
 */
export const declaredBytes = ({ headers }: Pick<FastifyRequest, 'headers'>, mostFiles = 1): number => {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').split(';').map((part) => part.trim())
  if (type.toLowerCase() !== 'multipart/form-data') throw new ProblemError('request.unsupported')
  if (!parameters.some((parameter) => /^boundary=("[^"]+"|[^"\s]+)$/i.test(parameter)))
    throw malformed('/content-type', 'names no boundary')
  const length = Number(headers['content-length'])
  if (headers['content-length'] === undefined || !Number.isSafeInteger(length))
    throw malformed('/content-length', 'is missing: the body has no end')
  if (length > mostFiles * maxUploadBytes + formBytes) throw tooLarge()
  return length
}

/** Is it a fault of the form? The parser reports those with a code of Fastify's or as plain errors without a code. */
const isFormFault = (error: unknown): boolean =>
  error instanceof Error &&
  ('code' in error ? String(error.code).startsWith('FST_') : Object.getPrototypeOf(error) === Error.prototype)

/** The least speed of an upload, bytes per ms. A slower one is cut off, since even slow lines reach it. */
const leastSpeed = 1
/** Calls `onPause` whenever an upload was slower than the least speed for `pauseMs`. Returns how to stop. */
const watchForPause = ({ socket }: FastifyRequest['raw'], pauseMs: number, onPause: () => void): (() => void) => {
  let seen = socket.bytesRead
  const timer = setInterval(() => {
    if (socket.bytesRead - seen < pauseMs * leastSpeed) onPause()
    seen = socket.bytesRead
  }, pauseMs)
  return () => clearInterval(timer)
}

interface Quarantine {
  blobs: Blobs
  owner: string
  /** An upload that is too slow for this long is cut off, ms. */
  pauseMs: number
  mostFiles: number
}

/** A quarantined file: its key, its name as the sender's device has it, and the SHA-256 of its bytes (hex). */
export interface QuarantinedFile {
  key: string
  name: string
  sha256: string
}

/** Quarantined files by the name of their field. */
export type QuarantinedFiles = ReadonlyMap<string, QuarantinedFile>

/** Passes on the bytes of a stream and adds them to a hash. */
async function* hashed(bytes: Readable, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    hash.update(chunk)
    yield chunk
  }
}

const storeFiles = async (
  request: FastifyRequest,
  { blobs, owner, pauseMs, mostFiles }: Quarantine,
): Promise<QuarantinedFiles> => {
  const files = new Map<string, QuarantinedFile>()
  let file: Readable | undefined
  const paused = Promise.withResolvers<never>()
  const stopWatching = watchForPause(request.raw, pauseMs, () => {
    const problem = new ProblemError('request.timeout')
    paused.reject(problem)
    // The parser does not notice the pause, so the write of its file must be ended here.
    file?.destroy(problem)
  })
  const limits = { fileSize: maxUploadBytes, files: mostFiles, fields: 4, parts: mostFiles + 4 }
  const parts = request.parts({ limits })
  try {
    // Reads to the end, because a form without its last boundary was cut off and is refused.
    for (;;) {
      const { done, value: part } = await Promise.race([parts.next(), paused.promise])
      if (done) break
      if (part.type !== 'file') continue
      if (files.has(part.fieldname)) throw malformed(`/${part.fieldname}`, 'comes twice')
      file = part.file
      const hash = createHash('sha256')
      // Equal files of one form have their own keys, so that deleting one leaves the other.
      const key = await blobs.put(Readable.from(hashed(part.file, hash), { objectMode: false }), {
        folder: 'quarantine',
        owner: `${owner} ${part.fieldname}`,
      })
      // A part may be a file and name none, whatever its type says.
      files.set(part.fieldname, { key, name: part.filename ?? '', sha256: hash.digest('hex') })
      if (part.file.truncated) throw tooLarge()
    }
  } catch (error) {
    for (const { key } of files.values()) await blobs.delete(key)
    throw error
  } finally {
    stopWatching()
    paused.promise.catch(() => undefined)
  }
  if (files.size === 0) throw new ProblemError('request.unsupported')
  return files
}

/** Stores the files of a request in quarantine, unchecked. A refused upload leaves nothing there. */
export const quarantineUpload = async (request: FastifyRequest, quarantine: Quarantine): Promise<QuarantinedFiles> => {
  try {
    return await storeFiles(request, quarantine)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge()
    throw isFormFault(error) ? malformed('/', 'is no whole form with its files') : error
  }
}
