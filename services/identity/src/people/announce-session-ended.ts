import { sessionEnded, sessionEndedSubject } from '@nordbo/contracts'
import type { Kit } from '@nordbo/service-kit'

/** Asks every BFF to drop a cached session, or all of a person's (null). Best effort: a BFF caches sessions for five seconds. */
export const announceSessionEnded = (kit: Pick<Kit, 'announce'>, userId: string, tokenHash: string | null): void =>
  kit.announce(sessionEndedSubject, sessionEnded.parse({ userId, tokenHash }))
