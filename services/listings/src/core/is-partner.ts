import type { Actor } from '@nordbo/contracts'

/** Whether somebody is a hotel partner (docs/product/partners.md, The role). */
export const isPartner = (actor: Actor): actor is Extract<Actor, { kind: 'user' }> =>
  actor.kind === 'user' && actor.roles.includes('host_hotel')
