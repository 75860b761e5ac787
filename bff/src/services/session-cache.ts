import { type identityService, type OutputOf, type SessionEnded, sessionTokenHash } from '@nordbo/contracts'
import { expectOk } from '../problems/problems.ts'
import type { Services } from './services.ts'

/** Who is behind a request. */
export type CurrentSession = NonNullable<OutputOf<(typeof identityService)['procedures']['session']>['session']>

/** How long a session is cached, ms of real time (docs/product/people.md, Sessions). */
const cachedMs = 5_000
const mostHeld = 20_000

interface Entry {
  until: number
  asked: Promise<CurrentSession | null>
  /** Undefined while identity is being asked. */
  known: CurrentSession | null | undefined
}

/** Sessions that were looked up within the last seconds. */
export interface SessionCache {
  /** Who holds this token now, or null. */
  find(token: string, traceId?: string): Promise<CurrentSession | null>
  /** Id of the person who held it when identity was last asked, however long ago: good for counting, never for letting in. */
  lastKnownUserId(token: string): string | undefined
  forgetToken(token: string): void
  /** Forgets one session, or every one of a person. */
  forget(ended: SessionEnded): void
}

/** A memory of at most 5 s in front of identity's sessions. Concurrent requests of one session ask once. */
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
      const entry = fresh(hash)
      if (entry) return entry.asked
      if (held.size >= mostHeld) makeRoom()
      const asking: Entry = { until: now() + cachedMs, asked: lookUp(token, traceId), known: undefined }
      held.set(hash, asking)
      asking.asked.then(
        (session) => {
          asking.known = session
          if (held.get(hash) !== asking) return
          if (holders.size >= mostHeld) holders.clear()
          if (session) holders.set(hash, session.user.id)
          else holders.delete(hash)
        },
        // What could not be asked is asked again by the next request.
        () => held.get(hash) === asking && held.delete(hash),
      )
      return asking.asked
    },
    lastKnownUserId: (token) => holders.get(sessionTokenHash(token)),
    forgetToken: (token) => void held.delete(sessionTokenHash(token)),
    forget: ({ userId, tokenHash }) => {
      if (tokenHash !== null) return void held.delete(tokenHash)
      // An answer still under way may be from before the end: it must not be remembered either.
      for (const [hash, { known }] of held) if (known === undefined || known?.user.id === userId) held.delete(hash)
    },
  }
}
