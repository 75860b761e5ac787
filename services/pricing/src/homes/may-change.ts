import type { Actor } from '@nordbo/contracts'
import type { Owner } from './find-owner.ts'

/** A home's prices are changed by its host or an admin (docs/product/listings.md, Rights). */
export const mayChange = (actor: Actor, owner: Pick<Owner, 'hostId'>): boolean =>
  actor.kind === 'user' && (actor.userId === owner.hostId || actor.roles.includes('admin'))
