import { PassThrough } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ProblemError } from '../../problems/problems.ts'

/** How much of a refused body is read, so that a client that is still sending can read the answer. */
const drainLimit = { bytes: 1_024 * 1_024, ms: 500 } as const

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Reads and drops the rest of a body, up to the limit. */
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
      if (bytes > drainLimit.bytes) done()
    }
    const timer = setTimeout(done, drainLimit.ms)
    raw.unpipe()
    raw.on('data', count).once('end', done).once('close', done)
    raw.resume()
  })

/** Reads UTF-8 and nothing else: another code would lose letters. */
const utf8 = new TextDecoder('utf-8', { fatal: true })
const textOf = (bytes: Buffer): string | undefined => {
  try {
    return utf8.decode(bytes)
  } catch {
    return undefined
  }
}
const notUtf8 = { path: '/', message: 'the text is no UTF-8' }

/** Reads JSON. Refuses bytes that are no UTF-8 with `request.invalid`, rather than store a mark in place of each letter. */
export const jsonBodies = fp(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = textOf(typeof body === 'string' ? Buffer.from(body) : body)
    if (text === undefined) done(new ProblemError('request.invalid', { issues: [notUtf8] }))
    else parse(request, text, done)
  })
})

/**
 * Refuses a body that is incomplete after `withinMs` with `request.timeout`. An answer that is sent before its request's body arrived
 * closes the connection. Uploads have limits of their own (uploads/read-upload.ts).
 */
export const bodyTimeouts = fp(async (app, { withinMs }: { withinMs: number }) => {
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (!hasBody(request) || request.mediaType === 'multipart/form-data') return payload
    const whole = new PassThrough()
    const late = setTimeout(() => whole.destroy(new ProblemError('request.timeout')), withinMs)
    // Keeps a late error of an abandoned stream from being unhandled.
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
