import type { Actor } from '@nordbo/contracts'
import { tokenOf } from '../market/sign-in.ts'

/** One question of a line of the benchmark, for the public API and for the procedure behind it. */
export interface Question {
  method: 'GET' | 'POST'
  path: string
  body?: object
  /** The procedure's input. */
  input: object
  /** Who asks; nobody signed in when left out. */
  guestId?: string
  idempotencyKey?: string
}

/** A question as the bytes of an HTTP request; the baseline gets the same ones. */
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

/** A question as the call of a procedure. */
export const asCall = ({ input, guestId, idempotencyKey }: Question) => ({
  input,
  ...(guestId === undefined ? {} : { actor: { kind: 'user', userId: guestId, roles: ['guest'] } satisfies Actor }),
  ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
})
