import { type Actor, err, ok, type Result, UserId } from '@nordbo/contracts'

/** The signed-in user of a call. Throws for other actors: the contract refuses them before the handler runs. */
export const personOf = (actor: Actor): UserId => {
  if (actor.kind !== 'user') throw new Error('only signed-in users may call this')
  return UserId.parse(actor.userId)
}

/** Whether an actor may act for the owner of something: the owner or an administrator. */
export const ownerOrAdmin = (actor: Actor, ownerId: string): boolean =>
  actor.kind === 'user' && (actor.userId === ownerId || actor.roles.includes('admin'))

/** The signed-in host or administrator of a call; `auth.forbidden` for people without these roles (docs/product/people.md, Roles). */
export const hostOf = (actor: Actor): Result<UserId> => {
  const userId = personOf(actor)
  const admitted = actor.kind === 'user' && actor.roles.some((role) => role === 'host' || role === 'admin')
  return admitted ? ok(userId) : err('auth.forbidden')
}
