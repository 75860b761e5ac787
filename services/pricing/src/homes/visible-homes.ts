import type { Actor, ListingId } from '@nordbo/contracts'
import { findSuspended, ownerOrAdmin } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { fetchOwners, type Owner } from './owner-store.ts'

/** A home whose price is requested. `hostId` is null until listings has reported it. */
export interface PricedHome extends Pick<Owner, 'active'> {
  listingId: ListingId
  hostId: string | null
}

const maySee = (actor: Actor, { hostId, active }: Pick<PricedHome, 'hostId' | 'active'>): boolean =>
  active === true || (hostId !== null && ownerOrAdmin(actor, hostId))

/**
 * The homes whose prices the actor may see: homes open to guests and their own; all for administrators and services. Homes of suspended
 * hosts are closed to guests. Fetches closed homes from listings: they may have been opened a moment ago.
 */
export const findVisibleHomes = async (
  deps: Pick<Deps, 'db' | 'listings'>,
  actor: Actor,
  homes: readonly PricedHome[],
): Promise<ReadonlySet<ListingId>> => {
  const open = homes.filter((home) => actor.kind === 'service' || maySee(actor, home))
  const ids = new Set(open.map(({ listingId }) => listingId))
  const unsure = [...new Set(homes.map(({ listingId }) => listingId))].filter((id) => !ids.has(id))
  if (unsure.length === 0) return ids
  const fetched = await fetchOwners(deps, unsure)
  const suspended = await findSuspended(
    deps.db.client,
    fetched.map(({ hostId }) => hostId),
  )
  for (const home of fetched)
    if (maySee(actor, { ...home, active: home.active && !suspended.has(home.hostId) })) ids.add(home.listingId)
  return ids
}
