import { randomUUID } from 'node:crypto'
import {
  firstWishlistTitle,
  ListingId,
  type listingsService,
  maxListedFavourites,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
  WishlistId,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import { personOf } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { lockLists, storeItem } from './wishlist-store.ts'

type Procedures = typeof listingsService.procedures

/** The homes in any of the actor's lists, the last added first. */
export const listFavourites =
  ({ db }: Deps) =>
  async (
    _input: ParsedInputOf<Procedures['favourites']>,
    { actor }: Call,
  ): Promise<Result<OutputOf<Procedures['favourites']>>> => {
    const owner = personOf(actor)
    if (!owner.ok) return owner
    const rows = await db.client.$queryRaw<{ id: string }[]>`
      select item.listing_id::text as id from wishlist list join wishlist_item item on item.wishlist_id = list.id
      where list.user_id = ${owner.value}::uuid and list.deleted_at is null
      group by item.listing_id order by max(item.added_at) desc limit ${maxListedFavourites}::int`
    return ok({ listingIds: rows.map(({ id }) => ListingId.parse(id)) })
  }

/** Adds a home to the list that was used last. Creates the first list if there is none. */
export const addFavourite =
  ({ db }: Deps) =>
  async (
    { listingId }: ParsedInputOf<Procedures['addFavourite']>,
    { actor, now, command }: Call,
  ): Promise<Result<OutputOf<Procedures['addFavourite']>>> =>
    command(db, async (tx) => {
      const owner = personOf(actor)
      if (!owner.ok) return owner
      const userId = owner.value
      await lockLists(tx, userId)
      const lists = await tx.wishlist.findMany({
        where: { userId, deletedAt: null },
        orderBy: [{ usedAt: 'desc' }, { id: 'asc' }],
        select: { id: true, title: true },
      })
      const list =
        lists[0] ??
        (await tx.wishlist.create({
          data: { id: randomUUID(), userId, title: firstWishlistTitle, createdAt: now, usedAt: now },
        }))
      const added = await storeItem(tx, actor, { wishlistId: list.id, listingId, now })
      if (!added.ok) return added
      return ok({ wishlistId: WishlistId.parse(list.id), title: list.title, lists: Math.max(1, lists.length) })
    })

/** Removes a home from all the actor's lists. */
export const removeFavourite =
  ({ db }: Deps) =>
  async (
    { listingId }: ParsedInputOf<Procedures['removeFavourite']>,
    { actor, command }: Call,
  ): Promise<Result<OutputOf<Procedures['removeFavourite']>>> =>
    command(db, async (tx) => {
      const owner = personOf(actor)
      if (!owner.ok) return owner
      await lockLists(tx, owner.value)
      await tx.wishlistItem.deleteMany({ where: { listingId, wishlist: { userId: owner.value, deletedAt: null } } })
      return ok({})
    })
