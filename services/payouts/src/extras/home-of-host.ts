import { type Actor, err, type ListingId, ok, type Result, type UserId } from '@nordbo/contracts'
import { ownerOrAdmin } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'

/** The host of a home, for that host and for admins. Strangers are not told that a hidden home exists. */
export const findHomeOf = async (
  { listings }: Pick<Deps, 'listings'>,
  listingId: ListingId,
  actor: Actor,
): Promise<Result<{ hostId: UserId; title: string }>> => {
  const answer = await listings.bookableByIds({ ids: [listingId] })
  if (!answer.ok) return answer
  const [home] = answer.value.listings
  if (!home) return err('listing.notFound')
  if (!ownerOrAdmin(actor, home.hostId)) return err(home.active ? 'listing.notOwner' : 'listing.notFound')
  return ok({ hostId: home.hostId, title: home.title })
}
