import { type Actor, UserId } from '@nordbo/contracts'

/** The signed-in person of a call; the contract lets nobody else in. */
export const personOf = (actor: Actor): UserId => {
  if (actor.kind !== 'user') throw new Error('only people may ask this')
  return UserId.parse(actor.userId)
}
