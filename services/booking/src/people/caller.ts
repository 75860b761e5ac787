import { type Actor, err, ok, type Result, UserId } from '@nordbo/contracts'
import { callOptions, type Deps } from '../core/deps.ts'

/** The signed-in person of a call; the contract admits nobody else. */
export const personOf = (actor: Actor): UserId => {
  if (actor.kind !== 'user') throw new Error('only people may ask this')
  return UserId.parse(actor.userId)
}

/** As whom a person sees a booking; an admin sees it as its host does. Undefined for strangers. */
export const viewerOf = (actor: Actor, booking: { guestId: string; hostId: string }): 'guest' | 'host' | undefined => {
  if (actor.kind !== 'user') return undefined
  if (actor.userId === booking.guestId) return 'guest'
  return actor.userId === booking.hostId || actor.roles.includes('admin') ? 'host' : undefined
}

/** May this person act as the booking's host: the host or an admin? */
export const canActAsHost = (actor: Actor, booking: { hostId: string }): boolean =>
  actor.kind === 'user' && (actor.userId === booking.hostId || actor.roles.includes('admin'))

/** Asks identity whether a person is in good standing. Commands on money or state do not trust a cache. */
export const requireGoodStanding = async (deps: Deps, userId: UserId): Promise<Result<true>> => {
  const standing = await deps.identity.standing({ userId }, callOptions)
  if (!standing.ok) return standing
  return standing.value.active ? ok(true) : err('auth.suspended')
}
