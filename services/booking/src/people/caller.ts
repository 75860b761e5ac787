import { type Actor, err, ok, type Result, type UserId } from '@nordbo/contracts'
import { ownerOrAdmin } from '@nordbo/service-kit'
import { callOptions, type Deps } from '../core/deps.ts'

/** As whom a person sees a booking; an admin sees it as its host does. Undefined for strangers. */
export const viewerOf = (actor: Actor, booking: { guestId: string; hostId: string }): 'guest' | 'host' | undefined => {
  if (actor.kind !== 'user') return undefined
  if (actor.userId === booking.guestId) return 'guest'
  return ownerOrAdmin(actor, booking.hostId) ? 'host' : undefined
}

/** Asks identity whether a person is in good standing. Commands on money or state do not trust a cache. */
export const requireGoodStanding = async (deps: Deps, userId: UserId): Promise<Result<true>> => {
  const standing = await deps.identity.standing({ userId }, callOptions)
  if (!standing.ok) return standing
  return standing.value.active ? ok(true) : err('auth.suspended')
}
