import { err, type listingsService, mostHomesInWishlist, ok, type ParsedInputOf, type Result } from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import type { WishlistItem } from '../generated/prisma/client.ts'
import { lockOwnList, storeItem } from './wishlist-store.ts'

type Procedures = typeof listingsService.procedures
type Done = Result<Record<string, never>>

/** Adds a home to a list. */
export const addToWishlist =
  ({ db }: Deps) =>
  async (
    { id, listingId, note }: ParsedInputOf<Procedures['addToWishlist']>,
    { actor, now, command }: Call,
  ): Promise<Done> =>
    command(db, async (tx) => {
      const list = await lockOwnList(tx, actor, id)
      return list.ok ? storeItem(tx, actor, { wishlistId: id, listingId, note, now }) : list
    })

/** Moves a home with its note and date. If the target has the home already, its item stays and takes the note if it has none. */
const moveItem = async (tx: Tx, item: WishlistItem, to: string): Promise<Done> => {
  const { wishlistId, listingId } = item
  if (to === wishlistId) return ok({})
  const there = await tx.wishlistItem.findUnique({
    where: { wishlistId_listingId: { wishlistId: to, listingId } },
    select: { note: true },
  })
  if (!there && (await tx.wishlistItem.count({ where: { wishlistId: to } })) >= mostHomesInWishlist)
    return err('wishlist.full', { most: mostHomesInWishlist })
  await tx.wishlistItem.delete({ where: { wishlistId_listingId: { wishlistId, listingId } } })
  await tx.wishlistItem.upsert({
    where: { wishlistId_listingId: { wishlistId: to, listingId } },
    create: { ...item, wishlistId: to },
    update: { note: there?.note ?? item.note },
  })
  return ok({})
}

/** Changes a home's note, or moves it, or both. */
export const updateWishlistItem =
  ({ db }: Deps) =>
  async (
    { id, listingId, note, moveTo }: ParsedInputOf<Procedures['updateWishlistItem']>,
    { actor, command }: Call,
  ): Promise<Done> =>
    command(db, async (tx) => {
      const list = await lockOwnList(tx, actor, id)
      if (!list.ok) return list
      const where = { wishlistId_listingId: { wishlistId: id, listingId } }
      const item = await tx.wishlistItem.findUnique({ where })
      if (!item) return err('listing.notFound')
      const changed =
        note === undefined ? item : await tx.wishlistItem.update({ where, data: { note: note === '' ? null : note } })
      if (moveTo === undefined) return ok({})
      const target = await lockOwnList(tx, actor, moveTo)
      return target.ok ? moveItem(tx, changed, moveTo) : target
    })

/** Removes a home from a list. */
export const removeFromWishlist =
  ({ db }: Deps) =>
  async ({ id, listingId }: ParsedInputOf<Procedures['removeFromWishlist']>, { actor, command }: Call): Promise<Done> =>
    command(db, async (tx) => {
      const list = await lockOwnList(tx, actor, id)
      if (!list.ok) return list
      await tx.wishlistItem.deleteMany({ where: { wishlistId: id, listingId } })
      return ok({})
    })
