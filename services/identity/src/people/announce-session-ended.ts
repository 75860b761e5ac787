import { sessionEnded, sessionEndedSubject } from '@nordbo/contracts'
import type { Kit } from '@nordbo/service-kit'

/** Asks every BFF to drop a cached session, or all of a person's (null). Best effort: a BFF caches sessions for five seconds. */
export const announceSessionEnded = (kit: Pick<Kit, 'publish'>, userId: string, tokenHash: string | null): void =>
  kit.publish(sessionEndedSubject, sessionEnded.parse({ userId, tokenHash }))
