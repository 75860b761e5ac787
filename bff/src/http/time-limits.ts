import { randomUUID } from 'node:crypto'
import type { ServerOptions } from 'node:http'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import type { BffConfig } from '../core/config.ts'
import { ProblemError, toProblemDetails } from '../problems/problems.ts'

/** Limit for a whole request, ms: enough for an upload of 20 MB at 1 Mbit/s. */
const requestMs = 180_000
/** Limit for an idle connection, ms: longer than load balancers keep theirs, so that the server closes last. */
const idleMs = 65_000
/** Limit for a connection without traffic, ms: longer than the slowest answer. */
const silentMs = 120_000
/** Interval at which the limits are checked, ms. */
const checkMs = 2_000

/** Fastify's options for slow clients. */
export const timeLimits = ({ HEADERS_WITHIN_MS }: Pick<BffConfig, 'HEADERS_WITHIN_MS'>) => {
  const http: ServerOptions = {
    headersTimeout: HEADERS_WITHIN_MS,
    connectionsCheckingInterval: Math.min(checkMs, HEADERS_WITHIN_MS),
  }
  return { requestTimeout: requestMs, keepAliveTimeout: idleMs, connectionTimeout: silentMs, http }
}

const codeOf = ({ code }: ConnectionError) =>
  code === 'ERR_HTTP_REQUEST_TIMEOUT'
    ? 'request.timeout'
    : code === 'HPE_HEADER_OVERFLOW'
      ? 'request.tooLarge'
      : 'request.invalid'

/** Answers a connection without a valid request with problem details, and ends it. */
export const answerClientError = (error: ConnectionError, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { problem, status } = new ProblemError(codeOf(error))
  const body = JSON.stringify(toProblemDetails(problem, randomUUID()))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}
