import { type identityService, type OutputOf, type SessionEnded, sessionTokenHash } from '@nordbo/contracts'
import { expectOk } from '../problems/problems.ts'
import type { Services } from './services.ts'

/** A valid session with its user and roles. */
export type CurrentSession = NonNullable<OutputOf<(typeof identityService)['procedures']['session']>['session']>

/** How long a session is cached, ms of real time (docs/product/people.md, Sessions). */
const cachedMs = 5_000
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
  /** The user of the token at its last lookup, however long ago. Only for rate limits, since the session may have ended. */
  lastKnownUserId(token: string): string | undefined
  forgetToken(token: string): void
  /** Removes one session, or all of a user when `tokenHash` is null. */
  forget(ended: SessionEnded): void
}

/** A cache of identity's sessions. Concurrent lookups of a token share one call. */
export const createSessionCache = (
  identity: Pick<Services['identity'], 'session'>,
  now: () => number = () => performance.now(),
): SessionCache => {
  const held = new Map<string, Entry>()
  const holders = new Map<string, string>()

  const fresh = (hash: string): Entry | undefined => {
    const entry = held.get(hash)
    return entry && entry.until > now() ? entry : undefined
  }
  const makeRoom = (): void => {
    for (const [hash, entry] of held) if (entry.until <= now()) held.delete(hash)
    if (held.size >= mostHeld) held.clear()
  }
  const lookUp = async (token: string, traceId: string | undefined): Promise<CurrentSession | null> =>
    expectOk(await identity.session({ token }, { traceId })).session

  return {
    find: (token, traceId) => {
      const hash = sessionTokenHash(token)
      const cached = fresh(hash)
      if (cached) return cached.result
      if (held.size >= mostHeld) makeRoom()
      const entry: Entry = { until: now() + cachedMs, result: lookUp(token, traceId), known: undefined }
      held.set(hash, entry)
      entry.result.then(
        (session) => {
          entry.known = session
          if (held.get(hash) !== entry) return
          if (holders.size >= mostHeld) holders.clear()
          if (session) holders.set(hash, session.user.id)
          else holders.delete(hash)
        },
        // A failed lookup is not cached.
        () => held.get(hash) === entry && held.delete(hash),
      )
      return entry.result
    },
    lastKnownUserId: (token) => holders.get(sessionTokenHash(token)),
    forgetToken: (token) => void held.delete(sessionTokenHash(token)),
    forget: ({ userId, tokenHash }) => {
      if (tokenHash !== null) return void held.delete(tokenHash)
      // The answer of a running lookup may be older than the end of the session, so it is removed as well.
      for (const [hash, { known }] of held) if (known === undefined || known?.user.id === userId) held.delete(hash)
    },
  }
}
