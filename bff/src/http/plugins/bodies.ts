import { PassThrough } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ProblemError } from '../../problems/problems.ts'

/** What is let in of a refused body, so that a client that is still sending hears the answer. */
const drained = { bytes: 1_024 * 1_024, ms: 500 } as const

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Reads and forgets what is on its way, up to a limit. */
const drain = ({ raw }: FastifyRequest): Promise<void> =>
  new Promise((resolve) => {
    let bytes = 0
    const done = (): void => {
      clearTimeout(timer)
      raw.off('data', count).off('end', done).off('close', done)
      raw.pause()
      resolve()
    }
    const count = (chunk: Buffer): void => {
      bytes += chunk.length
      if (bytes > drained.bytes) done()
    }
    const timer = setTimeout(done, drained.ms)
    raw.unpipe()
    raw.on('data', count).once('end', done).once('close', done)
    raw.resume()
  })

/**
 * Bodies that come slowly or not at all: one that is not whole within `withinMs` is refused, and what is answered before its body has come ends the
 * connection instead of reading on. Uploads watch over their own bytes (uploads/read-upload.ts).
 */
export const bodyTimeouts = fp(async (app, { withinMs }: { withinMs: number }) => {
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (!hasBody(request) || request.mediaType === 'multipart/form-data') return payload
    const whole = new PassThrough()
    const late = setTimeout(() => whole.destroy(new ProblemError('request.timeout')), withinMs)
    // What nobody listens to any more may fail.
    whole.on('error', () => undefined).once('close', () => clearTimeout(late))
    payload.on('error', (error: Error) => whole.destroy(error))
    return payload.pipe(whole)
  })
  app.addHook('onSend', async (request, reply) => {
    if (!hasBody(request) || request.raw.complete) return
    await drain(request)
    if (!request.raw.complete) reply.header('connection', 'close')
  })
})
