import { randomUUID } from 'node:crypto'
import {
  err,
  type listingsService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
  WishlistId,
  wishlistUndoSeconds,
} from '@nordbo/contracts'
import type { Call, Timer } from '@nordbo/service-kit'
import { personOf } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { lockLists, lockOwnList, roomForList, storeItem } from './wishlist-store.ts'

type Procedures = typeof listingsService.procedures
type Done = Result<Record<string, never>>

/** Creates a list, with a home if one is given. */
export const createWishlist =
  ({ db }: Deps) =>
  async (
    { title, listingId }: ParsedInputOf<Procedures['createWishlist']>,
    { actor, now, command }: Call,
  ): Promise<Result<OutputOf<Procedures['createWishlist']>>> =>
    command(db, async (tx) => {
      const owner = personOf(actor)
      if (!owner.ok) return owner
      await lockLists(tx, owner.value)
      const room = await roomForList(tx, owner.value)
      if (!room.ok) return room
      const id = WishlistId.parse(randomUUID())
      await tx.wishlist.create({ data: { id, userId: owner.value, title, createdAt: now, usedAt: now } })
      const added = listingId ? await storeItem(tx, actor, { wishlistId: id, listingId, now }) : ok({})
      return added.ok ? ok({ id }) : added
    })

export const renameWishlist =
  ({ db }: Deps) =>
  async ({ id, title }: ParsedInputOf<Procedures['renameWishlist']>, { actor, command }: Call): Promise<Done> =>
    command(db, async (tx) => {
      const list = await lockOwnList(tx, actor, id)
      if (!list.ok) return list
      await tx.wishlist.update({ where: { id }, data: { title } })
      return ok({})
    })

/** Hides a list. The timer deletes it later. */
export const deleteWishlist =
  ({ db }: Deps) =>
  async ({ id }: ParsedInputOf<Procedures['deleteWishlist']>, { actor, now, command }: Call): Promise<Done> =>
    command(db, async (tx) => {
      const list = await lockOwnList(tx, actor, id)
      if (!list.ok) return list
      await tx.wishlist.update({ where: { id }, data: { deletedAt: now } })
      return ok({})
    })

const undoMs = wishlistUndoSeconds * 1_000

/** Restores a hidden list within `wishlistUndoSeconds`. A list that is not hidden stays unchanged. */
export const restoreWishlist =
  ({ db }: Deps) =>
  async ({ id }: ParsedInputOf<Procedures['restoreWishlist']>, { actor, now, command }: Call): Promise<Done> =>
    command(db, async (tx) => {
      const owner = personOf(actor)
      if (!owner.ok) return owner
      await lockLists(tx, owner.value)
      const list = await tx.wishlist.findFirst({ where: { id, userId: owner.value } })
      const gone = list?.deletedAt && now.getTime() - list.deletedAt.getTime() > undoMs
      if (!list || gone) return err('wishlist.notFound')
      if (!list.deletedAt) return ok({})
      const room = await roomForList(tx, owner.value)
      if (!room.ok) return room
      await tx.wishlist.update({ where: { id }, data: { deletedAt: null } })
      return ok({})
    })

/** Deletes hidden lists that were not restored in time. */
export const wishlistRemovalTimer = ({ db: { client } }: Deps): Timer => ({
  due: async (_now, until, limit) => {
    const rows = await client.wishlist.findMany({
      where: { deletedAt: { lte: new Date(until.getTime() - undoMs) } },
      select: { id: true, deletedAt: true },
      orderBy: { deletedAt: 'asc' },
      take: limit,
    })
    return rows.flatMap(({ id, deletedAt }) => (deletedAt ? [{ id, at: new Date(deletedAt.getTime() + undoMs) }] : []))
  },
  fire: async (id, now) => {
    await client.wishlist.deleteMany({ where: { id, deletedAt: { lte: new Date(now.getTime() - undoMs) } } })
  },
})
