import type { Actor } from '@nordbo/contracts'
import { tokenOf } from '../market/sign-in.ts'

/** One request of a line, for the public API and for the procedure behind it. */
export interface Question {
  method: 'GET' | 'POST'
  path: string
  body?: object
  /** The procedure's input. */
  input: object
  /** The signed-in guest; anonymous by default. */
  guestId?: string
  idempotencyKey?: string
}

/** The text of an HTTP request, for the public API and the baseline alike. */
export const asRequest = ({ method, path, body, guestId, idempotencyKey }: Question): string => {
  const json = body === undefined ? '' : JSON.stringify(body)
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...(guestId === undefined ? [] : [`cookie: nordbo_session=${tokenOf(guestId)}`]),
    ...(idempotencyKey === undefined ? [] : [`idempotency-key: ${idempotencyKey}`]),
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(json)}`]),
  ]
  return `${head.join('\r\n')}\r\n\r\n${json}`
}

/** The input and options of a procedure call. */
export const asCall = ({ input, guestId, idempotencyKey }: Question) => ({
  input,
  ...(guestId === undefined ? {} : { actor: { kind: 'user', userId: guestId, roles: ['guest'] } satisfies Actor }),
  ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
})
