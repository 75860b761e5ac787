import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { ServiceName } from '@nordbo/contracts'
import { type CallKeys, periodOf } from './agreement.ts'
import {
  areAbout,
  type Claims,
  type Received,
  readClaims,
  serializeClaims,
  skewMs,
  type TokenSubject,
} from './claims.ts'
import { tokenLifetimeMs } from './wire.ts'

const codeOf = (key: KeyObject, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

/** Compares bytes, since a text may have as many characters and more bytes. */
const isEqual = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/**
 * Authenticates a text of claims for one service: `<caller>.<period>.<code>.<claims>`.
 * @throws when the service's public key is unknown
 */
export const sealClaims = (keys: CallKeys, callee: ServiceName, text: string, now: number): string => {
  const period = periodOf(now)
  const key = keys.toService(callee, period)
  if (!key) throw new Error(`PUBLIC_KEYS has no key of ${callee}`)
  return `${keys.principal}.${period}.${codeOf(key, text)}.${text}`
}

/** The token of one call to a service. */
export const issueToken = (
  keys: CallKeys,
  callee: ServiceName,
  subject: Omit<TokenSubject, 'principal'>,
  now: number,
): string => sealClaims(keys, callee, serializeClaims({ ...subject, principal: keys.principal }, now), now)

/** Whether a token that is still valid may be of this period. */
const isCurrent = (period: number, now: number): boolean =>
  period >= periodOf(now - tokenLifetimeMs) && period <= periodOf(now + skewMs)

/**
 * The claims of a token if its caller made it for this service, this procedure and these bytes, and it has not expired; otherwise
 * undefined. Nothing is parsed before its code is checked.
 */
export const verifyToken = (token: string, keys: CallKeys, received: Received): Claims | undefined => {
  const first = token.indexOf('.')
  const second = token.indexOf('.', first + 1)
  const third = token.indexOf('.', second + 1)
  if (first < 1 || second <= first || third <= second) return undefined
  const caller = token.slice(0, first)
  const period = Number(token.slice(first + 1, second))
  const key = isCurrent(period, received.now) ? keys.fromCaller(caller, period) : undefined
  if (!key) return undefined
  const text = token.slice(third + 1)
  if (!isEqual(token.slice(second + 1, third), codeOf(key, text))) return undefined
  const seen = readClaims(text)
  const isHeld = seen?.principal === caller && periodOf(seen.issued) === period && areAbout(seen, received)
  return isHeld ? seen : undefined
}
