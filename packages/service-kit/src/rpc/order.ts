import { type KeyObject, sign, verify } from 'node:crypto'
import { areAbout, type Claims, type Received, readClaims, serializeClaims, type TokenSubject } from './claims.ts'

/** The signed bytes, with a prefix that separates them from everything else this key may sign. */
const signedText = (claims: string): Buffer => Buffer.from(`nordbo order ${claims}`)

/** The token of an order to all processes at once, `<signature>.<claims>`: every principal can check it, and none can make it. */
export const signOrder = (key: KeyObject, subject: TokenSubject, now: number): string => {
  const claims = serializeClaims(subject, now)
  return `${sign(null, signedText(claims), key).toString('base64url')}.${claims}`
}

/** The claims of an order that a known principal signed for these bytes and that has not expired; otherwise undefined. */
export const verifyOrder = (
  token: string,
  keys: ReadonlyMap<string, KeyObject>,
  received: Received,
): Claims | undefined => {
  const end = token.indexOf('.')
  const text = token.slice(end + 1)
  const seen = end < 1 ? undefined : readClaims(text)
  const key = seen && keys.get(seen.principal)
  if (!key || !areAbout(seen, received)) return undefined
  return verify(null, signedText(text), key, Buffer.from(token.slice(0, end), 'base64url')) ? seen : undefined
}
