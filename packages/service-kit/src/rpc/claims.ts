import { hash } from 'node:crypto'
import { type Actor, actor } from '@nordbo/contracts'
import { z } from 'zod'
import { createNonceGenerator } from './nonces.ts'
import { tokenLifetimeMs } from './wire.ts'

/** How far the clocks of two machines may be apart, ms. */
export const skewMs = 5_000

const claims = z.object({
  principal: z.string(),
  actor,
  procedure: z.string(),
  /** SHA-256 of the request's bytes, base64url. */
  body: z.string(),
  key: z.string().optional(),
  /** Joins the logs of one request. */
  trace: z.string().max(200).optional(),
  /** When the caller stops waiting, by its clock. */
  deadline: z.number().optional(),
  /** Unique to the call: a token is accepted once. */
  nonce: z.string().min(1).max(64),
  issued: z.number(),
  expires: z.number(),
})
/** What a caller claims of a call. Times are real, epoch ms. */
export type Claims = z.infer<typeof claims>

/** The fingerprint of a request's bytes that its token covers. */
export const bodyHash = (bytes: Uint8Array): string => hash('sha256', bytes, 'base64url')

/** What is claimed besides the nonce and the times. */
export interface TokenSubject {
  principal: string
  actor: Actor
  procedure: string
  body: Uint8Array
  idempotencyKey?: string | undefined
  traceId?: string | undefined
  deadline?: number | undefined
}

const newNonce = createNonceGenerator()

/** The claims of a call, as the text that a token authenticates. It stays plain JSON, since headers carry it unescaped. */
export const serializeClaims = (subject: TokenSubject, now: number): string =>
  JSON.stringify({
    principal: subject.principal,
    actor: subject.actor,
    procedure: subject.procedure,
    body: bodyHash(subject.body),
    key: subject.idempotencyKey,
    trace: subject.traceId,
    deadline: subject.deadline,
    nonce: newNonce(),
    issued: now,
    expires: now + tokenLifetimeMs,
  } satisfies { [K in keyof Claims]-?: Claims[K] | undefined })

/** The claims in an authentic text; undefined when they have another shape. */
export const readClaims = (text: string): Claims | undefined => {
  try {
    return claims.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** The request that a token came with. */
export interface Received {
  procedure: string
  body: Uint8Array
  now: number
}

/**
 * Whether authentic claims are about this procedure and these bytes, and have not expired. Only the BFF may name a person as actor; a
 * service may name only itself.
 */
export const areAbout = (seen: Claims, { procedure, body, now }: Received): boolean =>
  seen.procedure === procedure &&
  now < seen.expires &&
  seen.issued <= now + skewMs &&
  seen.expires - seen.issued <= tokenLifetimeMs &&
  (seen.actor.kind === 'service' ? seen.actor.name === seen.principal : seen.principal === 'bff') &&
  seen.body === bodyHash(body)
