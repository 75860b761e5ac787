import type { Result } from '@nordbo/contracts'
import { type Blobs, createFairQueue, type Logger, type RateLimiter } from '@nordbo/service-kit'
import type { FastifyRequest } from 'fastify'
import type { BffConfig } from '../core/config.ts'
import { requireUser } from '../http/api.ts'
import { expectOk, ProblemError } from '../problems/problems.ts'
import { declaredBytes, type QuarantinedFiles, quarantineUpload } from './read-upload.ts'

/** The service calls around an upload. */
export interface UploadSteps<T> {
  /** Checks the person's rights and limits. Called before the first byte is read. */
  authorize(): Promise<Result<unknown>>
  /** Submits the quarantined file to the service that checks it. */
  submit(quarantineKey: string): Promise<Result<T>>
}

/** The service calls around a form with several files. */
export interface FormSteps<T> {
  /** As for one file. */
  authorize(): Promise<Result<unknown>>
  /** The most files of the form. */
  mostFiles: number
  /** Submits the quarantined files, by the name of their field. */
  submit(files: QuarantinedFiles): Promise<Result<T>>
  /** Whom the upload counts for where nobody need be signed in; the signed-in person by default. */
  owner?: string
}

/** Receives uploads. */
export interface Uploads {
  /**
   * Receives the one file of a signed-in person's request. The quarantine is empty again afterwards. Throws what the steps refuse,
   * `upload.tooMany`, `upload.quotaReached`, `service.busy`, or what is wrong with the form.
   */
  take<T>(request: FastifyRequest, steps: UploadSteps<T>): Promise<T>
  /** The same for a form with several files, each in a field of its own name, or of somebody whom the steps name. */
  takeForm<T>(request: FastifyRequest, steps: FormSteps<T>): Promise<T>
}

const daySeconds = 24 * 60 * 60
/** The least that an upload counts against the daily quota, bytes: checking a small photo is work as well. */
const leastBytes = 1_024 * 1_024
/** How long an upload waits unread for its turn, ms: longer than the photos of two full homes take on a busy machine. */
const turnMs = 60_000
const busySeconds = 10

/** Limits of the queue: uploads that run and wait, in all and per person. */
const queueLimits = { atOnce: 32, perPerson: 2, waiting: 128, waitingPerPerson: 10 } as const

interface UploadDeps {
  config: Pick<BffConfig, 'UPLOAD_BYTES_PER_DAY' | 'BODY_WITHIN_MS'>
  blobs: Blobs
  windows: RateLimiter
  log: Pick<Logger, 'warn'>
}

/** An upload whose headers were checked. */
interface DeclaredUpload {
  /** Whom its limits count. */
  sender: string
  request: FastifyRequest
  /** The content length. */
  bytes: number
}

/** Runs work that counts against the daily quota. Bytes that never arrived are released. Throws `upload.quotaReached`. */
const withinQuota = async <T>(
  { config, windows, log }: UploadDeps,
  { sender, request, bytes }: DeclaredUpload,
  work: () => Promise<T>,
): Promise<T> => {
  const limit = { count: config.UPLOAD_BYTES_PER_DAY, windowSeconds: daySeconds }
  // Without Redis uploads go on uncounted.
  const uncounted = (error: unknown): number => {
    log.warn({ err: error }, 'bytes of uploads are not counted')
    return 0
  }
  const key = ['upload-bytes', sender]
  const charged = Math.max(leastBytes, bytes)
  const waitSeconds = await windows.consume(limit, key, charged).catch(uncounted)
  if (waitSeconds > 0) throw new ProblemError('upload.quotaReached', { retryAfterSeconds: waitSeconds })
  const { socket } = request.raw
  const before = socket.bytesRead
  try {
    return await work()
  } finally {
    const missing = charged - Math.max(leastBytes, socket.bytesRead - before)
    if (!request.raw.complete && missing > 0) await windows.release(key, missing).catch(uncounted)
  }
}

const takeNow = async <T>(
  deps: UploadDeps,
  upload: DeclaredUpload,
  { authorize, submit, mostFiles }: FormSteps<T>,
): Promise<T> => {
  const { config, blobs } = deps
  const { sender, request } = upload
  expectOk(await authorize())
  // Each attempt has its own owner, so that a refused one cannot delete the file of another.
  const owner = [sender, request.url, request.headers['idempotency-key'] ?? request.id].join(' ')
  return withinQuota(deps, upload, async () => {
    const files = await quarantineUpload(request, { blobs, owner, pauseMs: config.BODY_WITHIN_MS, mostFiles })
    try {
      return expectOk(await submit(files))
    } finally {
      for (const { key } of files.values()) await blobs.delete(key)
    }
  })
}

/** Uploads with a fair queue and a daily quota per person. */
export const openUploads = (deps: UploadDeps): Uploads => {
  const queue = createFairQueue(queueLimits)
  const takeForm = async <T>(request: FastifyRequest, steps: FormSteps<T>): Promise<T> => {
    const sender = steps.owner ?? requireUser(request).userId
    const upload = { sender, request, bytes: declaredBytes(request, steps.mostFiles) }
    const closed = new AbortController()
    const abort = (): void => closed.abort()
    request.raw.socket.once('close', abort)
    try {
      const signal = AbortSignal.any([closed.signal, AbortSignal.timeout(turnMs)])
      const turn = await queue.run({ owner: sender, signal }, () => takeNow(deps, upload, steps))
      if (turn.ran) return turn.value
      throw new ProblemError(turn.why === 'tooMany' ? 'upload.tooMany' : 'service.busy', {
        retryAfterSeconds: busySeconds,
      })
    } finally {
      request.raw.socket.off('close', abort)
    }
  }
  return {
    take: (request, { authorize, submit }) =>
      takeForm(request, {
        authorize,
        mostFiles: 1,
        submit: ([file]: QuarantinedFiles) => submit(file?.[1].key ?? ''),
      }),
    takeForm,
  }
}
