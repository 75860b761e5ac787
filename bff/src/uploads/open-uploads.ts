import type { Result } from '@nordbo/contracts'
import { type Blobs, createFairQueue, type Logger, type RateLimiter } from '@nordbo/service-kit'
import type { FastifyRequest } from 'fastify'
import type { BffConfig } from '../core/config.ts'
import { requireUser } from '../http/api.ts'
import { expectOk, ProblemError } from '../problems/problems.ts'
import { declaredBytes, quarantineUpload } from './read-upload.ts'

/** What is asked around an upload. */
export interface UploadSteps<T> {
  /** Whether the person may send it at all: rights and number. Asked before a byte is read. */
  authorize(): Promise<Result<unknown>>
  /** Hands the file in quarantine to the service that judges it. */
  submit(quarantineKey: string): Promise<Result<T>>
}

/** Takes uploads. */
export interface Uploads {
  /** Takes the one file of a request of a signed-in person. Whatever becomes of it, nothing of it is left in quarantine. */
  take<T>(request: FastifyRequest, steps: UploadSteps<T>): Promise<T>
}

const daySeconds = 24 * 60 * 60
/** A small picture may be work as well: each counts for so much at least. */
const leastBytes = 1_024 * 1_024
/** How long an upload waits for its turn, unread, ms. */
const turnMs = 20_000
const busySeconds = 10

/** One person's uploads at once, and those that wait behind them; everybody's. */
const shares = { atOnce: 32, perPerson: 2, waiting: 128, waitingPerPerson: 10 } as const

interface UploadDeps {
  config: Pick<BffConfig, 'UPLOAD_BYTES_PER_DAY' | 'BODY_WITHIN_MS'>
  blobs: Blobs
  windows: RateLimiter
  log: Pick<Logger, 'warn'>
}

/** Uploads within everybody's shares: turns, and bytes of a person and day. */
export const openUploads = ({ config, blobs, windows, log }: UploadDeps): Uploads => {
  const turns = createFairQueue(shares)
  const limit = { count: config.UPLOAD_BYTES_PER_DAY, windowSeconds: daySeconds }
  /** A counter that is away must not close the shop. */
  const uncounted = (error: unknown): number => {
    log.warn({ err: error }, 'bytes of uploads are not counted')
    return 0
  }

  /** Counts the bytes that are announced; what never came is given back afterwards. */
  const counted = async <T>(
    userId: string,
    request: FastifyRequest,
    bytes: number,
    work: () => Promise<T>,
  ): Promise<T> => {
    const who = ['upload-bytes', userId]
    const charged = Math.max(leastBytes, bytes)
    const wait = await windows.consume(limit, who, charged).catch(uncounted)
    if (wait > 0) throw new ProblemError('upload.quotaReached', { retryAfterSeconds: wait })
    const { socket } = request.raw
    const before = socket.bytesRead
    try {
      return await work()
    } finally {
      const missing = charged - Math.max(leastBytes, socket.bytesRead - before)
      if (!request.raw.complete && missing > 0) await windows.release(who, missing).catch(uncounted)
    }
  }

  const takeNow = async <T>(
    userId: string,
    request: FastifyRequest,
    bytes: number,
    { authorize, submit }: UploadSteps<T>,
  ) => {
    expectOk(await authorize())
    // Each try has an owner of its own: the refusal of another try deletes nothing of this one.
    const owner = [userId, request.url, request.headers['idempotency-key'] ?? request.id].join(' ')
    return counted(userId, request, bytes, async () => {
      const key = await quarantineUpload(request, { blobs, owner, pauseMs: config.BODY_WITHIN_MS })
      try {
        return expectOk(await submit(key))
      } finally {
        await blobs.delete(key)
      }
    })
  }

  return {
    take: async (request, steps) => {
      const { userId } = requireUser(request)
      const bytes = declaredBytes(request)
      const gone = new AbortController()
      const leave = (): void => gone.abort()
      request.raw.socket.once('close', leave)
      try {
        const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(turnMs)])
        const turned = await turns.run({ owner: userId, signal }, () => takeNow(userId, request, bytes, steps))
        if (turned.ran) return turned.value
        throw turned.why === 'tooMany'
          ? new ProblemError('upload.tooMany', { retryAfterSeconds: busySeconds })
          : new ProblemError('service.busy', { retryAfterSeconds: busySeconds })
      } finally {
        request.raw.socket.off('close', leave)
      }
    },
  }
}
