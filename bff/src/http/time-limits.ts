import { randomUUID } from 'node:crypto'
import type { ServerOptions } from 'node:http'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import type { BffConfig } from '../core/config.ts'
import { ProblemError, toProblemDetails } from '../problems/problems.ts'

/** A whole request, uploads included, ms: 20 MB come within it at 1 Mbit/s. */
const requestMs = 180_000
/** An idle connection is kept a little longer than balancers in front keep theirs, ms. */
const idleMs = 65_000
/** A connection on which nothing moves, ms; the slowest answer takes less. */
const stillMs = 120_000
/** How often connections are looked at, ms. */
const everyMs = 2_000

/** How long a client may take for what. */
export const timeLimits = ({ HEADERS_WITHIN_MS }: Pick<BffConfig, 'HEADERS_WITHIN_MS'>) => {
  const http: ServerOptions = {
    headersTimeout: HEADERS_WITHIN_MS,
    connectionsCheckingInterval: Math.min(everyMs, HEADERS_WITHIN_MS),
  }
  return { requestTimeout: requestMs, keepAliveTimeout: idleMs, connectionTimeout: stillMs, http }
}

const codeOf = ({ code }: ConnectionError) =>
  code === 'ERR_HTTP_REQUEST_TIMEOUT'
    ? 'request.timeout'
    : code === 'HPE_HEADER_OVERFLOW'
      ? 'request.tooLarge'
      : 'request.invalid'

/** Answers what never became a request, as a problem, and ends the connection. */
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
