import { err, type ListingId, ok, type Result } from '@nordbo/contracts'
import { type Call, findSuspended, ownerOrAdmin, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { findOwners, type Owner } from '../homes/owner-store.ts'

/** Refuses homes that are unknown or another host's. */
export const refuseForeign = (
  { actor }: Pick<Call, 'actor'>,
  owners: ReadonlyMap<string, Owner>,
  listingIds: readonly ListingId[],
): Result<ReadonlyMap<string, Owner>> => {
  const foreign = [...owners.values()].filter(({ hostId }) => !ownerOrAdmin(actor, hostId))
  // Hides that a home exists which guests cannot see.
  if (listingIds.some((id) => !owners.has(id)) || foreign.some(({ active }) => !active)) return err('rates.notFound')
  return foreign.length > 0 ? err('rates.notOwner') : ok(owners)
}

/** The hosts of homes, if all of them are the caller's own; an administrator may act for any host. Refuses suspended people. */
export const requireOwnHomes = async (
  deps: Deps,
  call: Pick<Call, 'actor'>,
  listingIds: readonly ListingId[],
): Promise<Result<ReadonlyMap<string, Owner>>> => {
  const person = personOf(call.actor)
  if ((await findSuspended(deps.db.client, [person])).has(person)) return err('auth.suspended')
  return refuseForeign(call, await findOwners(deps, listingIds), listingIds)
}
