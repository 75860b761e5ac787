import { createHash, type KeyObject, sign, verify } from 'node:crypto'
import { type Actor, actor } from '@nordbo/contracts'
import { z } from 'zod'
import { createNonceGenerator } from './nonces.ts'
import { tokenLifetimeMs } from './wire.ts'

/** How far the clocks of two machines may be apart, ms. */
const skewMs = 5_000

const claims = z.object({
  principal: z.string(),
  actor,
  procedure: z.string(),
  /** SHA-256 of the request's bytes, base64url. */
  body: z.string(),
  key: z.string().optional(),
  /** Unique to the call: a token is accepted once. */
  nonce: z.string().min(1).max(64),
  issued: z.number(),
  expires: z.number(),
})
/** What a caller signs. Times are real, epoch ms. */
export type Claims = z.infer<typeof claims>

/** The fingerprint of a request's bytes that its signature covers. */
export const bodyHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url')

/** What is signed besides the body. */
export interface TokenSubject {
  principal: string
  actor: Actor
  procedure: string
  body: Uint8Array
  idempotencyKey?: string | undefined
}

const newNonce = createNonceGenerator()

/** The claims of a call, as the text that is signed. */
export const serializeClaims = (subject: TokenSubject, now: number): string =>
  JSON.stringify({
    principal: subject.principal,
    actor: subject.actor,
    procedure: subject.procedure,
    body: bodyHash(subject.body),
    key: subject.idempotencyKey,
    nonce: newNonce(),
    issued: now,
    expires: now + tokenLifetimeMs,
  } satisfies { [K in keyof Claims]-?: Claims[K] | undefined })

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('base64url')
/** The signed bytes, with a prefix that separates them from everything else this key may sign. */
const signedList = (list: string): Buffer => Buffer.from(`nordbo calls ${list}`)

/**
 * Tokens for several calls with one signature, over the list of their fingerprints: `<signature>.<list>.<claims>`. Each proves
 * only its own claims. The claims stay plain JSON, since headers carry it unescaped.
 */
export const signBatch = (key: KeyObject, texts: readonly string[]): string[] => {
  const list = texts.map(fingerprint).join(',')
  const signature = sign(null, signedList(list), key).toString('base64url')
  return texts.map((text) => `${signature}.${list}.${text}`)
}

/** The token of one call. */
export const signToken = (key: KeyObject, subject: TokenSubject, now: number): string =>
  signBatch(key, [serializeClaims(subject, now)]).join('')

const readClaims = (text: string): Claims | undefined => {
  try {
    return claims.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Valid signatures: a service that gets several calls of one signature verifies it once. */
export interface VerifiedSignatures {
  /** Whether the signature is valid; calls `prove` only for an unknown one. */
  verify(signature: string, prove: () => boolean): boolean
}

/** Remembers the latest valid signatures, never an invalid one. */
export const createVerifiedSignatureCache = (maxSize = 512): VerifiedSignatures => {
  const proven = new Set<string>()
  return {
    verify: (signature, prove) => {
      if (proven.has(signature)) return true
      if (!prove()) return false
      // A set keeps insertion order: evict the oldest.
      const [oldest] = proven
      if (oldest !== undefined && proven.size >= maxSize) proven.delete(oldest)
      proven.add(signature)
      return true
    },
  }
}

interface Expected {
  procedure: string
  body: Uint8Array
  keys: ReadonlyMap<string, KeyObject>
  now: number
  /** Without it every signature is verified. */
  verifiedSignatures?: VerifiedSignatures
}

const mayClaim = (seen: Claims, { procedure, body, now }: Expected): boolean =>
  seen.procedure === procedure &&
  now < seen.expires &&
  seen.issued <= now + skewMs &&
  seen.expires - seen.issued <= tokenLifetimeMs &&
  (seen.actor.kind === 'service' ? seen.actor.name === seen.principal : seen.principal === 'bff') &&
  seen.body === bodyHash(body)

/**
 * The claims of a token if a known principal signed them for this procedure and these bytes and they have not expired;
 * otherwise undefined. Only the BFF may name a person as actor; a service may name only itself.
 */
export const verifyToken = (token: string, expected: Expected): Claims | undefined => {
  const [end, start] = [token.indexOf('.'), token.indexOf('.', token.indexOf('.') + 1)]
  if (end < 1 || start <= end) return undefined
  const text = token.slice(start + 1)
  const seen = readClaims(text)
  if (!seen || !mayClaim(seen, expected)) return undefined
  const list = token.slice(end + 1, start)
  const key = expected.keys.get(seen.principal)
  if (!key || !list.split(',').includes(fingerprint(text))) return undefined
  const prove = (): boolean => verify(null, signedList(list), key, Buffer.from(token.slice(0, end), 'base64url'))
  const { verifiedSignatures } = expected
  return (verifiedSignatures ? verifiedSignatures.verify(`${seen.principal}.${token.slice(0, start)}`, prove) : prove())
    ? seen
    : undefined
}
