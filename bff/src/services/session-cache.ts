import { type SessionEnded, sessionTokenHash } from '@nordbo/contracts'
import type { Services } from './services.ts'
import { type CurrentSession, shareLookups } from './session-lookups.ts'

/** How long a session is cached, ms of real time (docs/product/people.md, Sessions). */
export const cachedMs = 5_000
const mostHeld = 20_000

interface Entry {
  until: number
  result: Promise<CurrentSession | null>
  /** Undefined while identity is being asked. */
  known: CurrentSession | null | undefined
}

/** Sessions, cached for 5 s. */
export interface SessionCache {
  /** The session of a token; null without a valid one. Throws when identity does not answer. */
  find(token: string, traceId?: string): Promise<CurrentSession | null>
  /** Looks the session of a token up anew, while others still get the cached one. Throws when identity does not answer. */
  renew(token: string): Promise<CurrentSession | null>
  /** The user of the token at its last lookup, however long ago. Only for rate limits, since the session may have ended. */
  lastKnownUserId(token: string): string | undefined
  forgetToken(token: string): void
  /** Removes one session, or all of a user when `tokenHash` is null. */
  forget(ended: SessionEnded): void
}

/** A cache of identity's sessions. Concurrent lookups of a token share one entry, and lookups that come together one call. */
export const createSessionCache = (
  identity: Pick<Services['identity'], 'sessionsByTokens'>,
  now: () => number = () => performance.now(),
): SessionCache => {
  const lookUp = shareLookups(identity)
  const held = new Map<string, Entry>()
  const renewed = new Map<string, Entry>()
  const holders = new Map<string, string>()

  const fresh = (hash: string): Entry | undefined => {
    const entry = held.get(hash)
    return entry && entry.until > now() ? entry : undefined
  }
  const makeRoom = (): void => {
    for (const [hash, entry] of held) if (entry.until <= now()) held.delete(hash)
    if (held.size >= mostHeld) held.clear()
  }
  const hold = (hash: string, entry: Entry): void => {
    if (held.size >= mostHeld) makeRoom()
    held.set(hash, entry)
  }
  /** An entry whose lookup is under way; it stays in `places` unless the session ended meanwhile or the lookup failed. */
  const begin = (places: Map<string, Entry>, hash: string, token: string, traceId?: string): Entry => {
    const entry: Entry = { until: now() + cachedMs, result: lookUp(token, traceId), known: undefined }
    entry.result.then(
      (session) => {
        entry.known = session
        if (places.get(hash) !== entry) return
        if (places === renewed) {
          renewed.delete(hash)
          hold(hash, entry)
        }
        if (holders.size >= mostHeld) holders.clear()
        if (session) holders.set(hash, session.user.id)
        else holders.delete(hash)
      },
      // A failed lookup is not cached.
      () => places.get(hash) === entry && places.delete(hash),
    )
    return entry
  }
  const drop = (hash: string): void => {
    held.delete(hash)
    renewed.delete(hash)
  }

  return {
    find: (token, traceId) => {
      const hash = sessionTokenHash(token)
      const cached = fresh(hash)
      if (cached) return cached.result
      const entry = begin(held, hash, token, traceId)
      hold(hash, entry)
      return entry.result
    },
    renew: (token) => {
      const hash = sessionTokenHash(token)
      const under = renewed.get(hash) ?? begin(renewed, hash, token)
      renewed.set(hash, under)
      return under.result
    },
    lastKnownUserId: (token) => holders.get(sessionTokenHash(token)),
    forgetToken: (token) => drop(sessionTokenHash(token)),
    forget: ({ userId, tokenHash }) => {
      if (tokenHash !== null) return drop(tokenHash)
      // The answer of a running lookup may be older than the end of the session, so it is removed as well.
      for (const places of [held, renewed])
        for (const [hash, { known }] of places)
          if (known === undefined || known?.user.id === userId) places.delete(hash)
    },
  }
}
