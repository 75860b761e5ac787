import { sessionEnded, sessionEndedSubject } from '@nordbo/contracts'
import type { Kit } from '@nordbo/service-kit'

/**
 * Tells every BFF to drop what it remembers of a session, or of all of a person's (null). Nothing depends on it: a BFF remembers
 * a session for five seconds at most.
 */
export const tellSessionEnded = (kit: Pick<Kit, 'announce'>, userId: string, tokenHash: string | null): void =>
  kit.announce(sessionEndedSubject, sessionEnded.parse({ userId, tokenHash }))
