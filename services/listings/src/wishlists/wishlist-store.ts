import { type Actor, err, mostHomesInWishlist, mostWishlists, ok, type Result } from '@nordbo/contracts'
import { personOf } from '../core/actor.ts'
import type { Tx } from '../core/deps.ts'
import type { Wishlist } from '../generated/prisma/client.ts'
import { isVisibleTo } from '../listing/visible.ts'

/** Locks a person's lists until the transaction ends, so that concurrent changes respect the limits. */
export const lockLists = async (tx: Tx, userId: string): Promise<void> => {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`wishlists ${userId}`}, 0))`
}

/** One of the actor's own lists, with all their lists locked. `wishlist.notFound` for other people's lists too. */
export const lockOwnList = async (tx: Tx, actor: Actor, id: string): Promise<Result<Wishlist>> => {
  const owner = personOf(actor)
  if (!owner.ok) return owner
  await lockLists(tx, owner.value)
  const list = await tx.wishlist.findFirst({ where: { id, userId: owner.value, deletedAt: null } })
  return list ? ok(list) : err('wishlist.notFound')
}

/** Whether a person may have one more list; `wishlist.tooMany` if not. */
export const roomForList = async (tx: Tx, userId: string): Promise<Result<null>> =>
  (await tx.wishlist.count({ where: { userId, deletedAt: null } })) < mostWishlists
    ? ok(null)
    : err('wishlist.tooMany', { most: mostWishlists })

/** A note as it is stored: null for an empty text. */
const toStoredNote = (note: string | undefined): string | null | undefined => (note === '' ? null : note)

interface Added {
  wishlistId: string
  listingId: string
  note?: string | undefined
  now: Date
}

/** Adds a home that the actor can see to a list. A home that is in the list keeps its position. */
export const storeItem = async (
  tx: Tx,
  actor: Actor,
  { wishlistId, listingId, note, now }: Added,
): Promise<Result<Record<string, never>>> => {
  const key = { wishlistId_listingId: { wishlistId, listingId } }
  if (await tx.wishlistItem.findUnique({ where: key, select: { listingId: true } })) {
    if (note !== undefined) await tx.wishlistItem.update({ where: key, data: { note: toStoredNote(note) ?? null } })
    return ok({})
  }
  const [home] = await tx.$queryRaw<{ title: string }[]>`
    select d.card->>'title' as title from search_listing s join listing_document d on d.listing_id = s.listing_id
    where s.listing_id = ${listingId}::uuid and ${isVisibleTo(actor)}`
  if (!home) return err('listing.notFound')
  if ((await tx.wishlistItem.count({ where: { wishlistId } })) >= mostHomesInWishlist)
    return err('wishlist.full', { most: mostHomesInWishlist })
  await tx.wishlistItem.create({
    data: { wishlistId, listingId, title: home.title, note: toStoredNote(note) ?? null, addedAt: now },
  })
  await tx.wishlist.update({ where: { id: wishlistId }, data: { usedAt: now } })
  return ok({})
}
