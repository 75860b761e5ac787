import type { Actor, ListingId } from '@nordbo/contracts'
import { suspendedAmong } from '@nordbo/service-kit'
import type { Deps } from '../deps.ts'
import { askOwners, type Owner } from './find-owner.ts'
import { mayChange } from './may-change.ts'

/** A home whose price is asked for; `hostId` is null where listings told nothing of it yet. */
export interface AskedHome extends Pick<Owner, 'active'> {
  listingId: ListingId
  hostId: string | null
}

const maySee = (actor: Actor, { hostId, active }: Pick<AskedHome, 'hostId' | 'active'>): boolean =>
  active === true || (hostId !== null && mayChange(actor, { hostId }))

/**
 * Which of these homes the actor may know the prices of: those open to guests, their own, all for admins and services. A suspended host's are open to nobody. One that was closed
 * when listings last told of it may have been opened a moment ago: then listings is asked.
 */
export const homesAskable = async (
  deps: Pick<Deps, 'db' | 'listings'>,
  actor: Actor,
  homes: readonly AskedHome[],
): Promise<ReadonlySet<ListingId>> => {
  const open = homes.filter((home) => actor.kind === 'service' || maySee(actor, home))
  const ids = new Set(open.map(({ listingId }) => listingId))
  const unsure = [...new Set(homes.map(({ listingId }) => listingId))].filter((id) => !ids.has(id))
  const told = await askOwners(deps, unsure)
  const suspended = await suspendedAmong(
    deps.db.client,
    told.map(({ hostId }) => hostId),
  )
  for (const home of told)
    if (maySee(actor, { ...home, active: home.active && !suspended.has(home.hostId) })) ids.add(home.listingId)
  return ids
}
