import { type Actor, err, ok, type Result, type UserId } from '@nordbo/contracts'
import { ownerOrAdmin } from '@nordbo/service-kit'
import type { Reader } from '../core/database.ts'
import { isSuspended } from './suspended.ts'

/** As whom a person sees a booking; an admin sees it as its host does. Undefined for strangers. */
export const viewerOf = (actor: Actor, booking: { guestId: string; hostId: string }): 'guest' | 'host' | undefined => {
  if (actor.kind !== 'user') return undefined
  if (actor.userId === booking.guestId) return 'guest'
  return ownerOrAdmin(actor, booking.hostId) ? 'host' : undefined
}

/** Refuses a suspended person with `auth.suspended` (docs/product/people.md, Suspension). */
export const requireGoodStanding = async (reader: Reader, userId: UserId): Promise<Result<true>> =>
  (await isSuspended(reader, userId)) ? err('auth.suspended') : ok(true)
