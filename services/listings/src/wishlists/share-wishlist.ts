import { randomBytes } from 'node:crypto'
import { type listingsService, type OutputOf, ok, type ParsedInputOf, type Result } from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { lockOwnList } from './wishlist-store.ts'

type Procedures = typeof listingsService.procedures

/** Random bytes of a link's token. */
const tokenBytes = 24

/** Shares a list by a link. A shared list keeps its link. */
export const shareWishlist =
  ({ db }: Deps) =>
  async (
    { id, notes }: ParsedInputOf<Procedures['shareWishlist']>,
    { actor, command }: Call,
  ): Promise<Result<OutputOf<Procedures['shareWishlist']>>> =>
    command(db, async (tx) => {
      const list = await lockOwnList(tx, actor, id)
      if (!list.ok) return list
      const token = list.value.shareToken ?? randomBytes(tokenBytes).toString('base64url')
      await tx.wishlist.update({ where: { id }, data: { shareToken: token, notesShared: notes } })
      return ok({ token })
    })

/** Invalidates the link of a list. */
export const unshareWishlist =
  ({ db }: Deps) =>
  async (
    { id }: ParsedInputOf<Procedures['unshareWishlist']>,
    { actor, command }: Call,
  ): Promise<Result<OutputOf<Procedures['unshareWishlist']>>> =>
    command(db, async (tx) => {
      const list = await lockOwnList(tx, actor, id)
      if (!list.ok) return list
      await tx.wishlist.update({ where: { id }, data: { shareToken: null, notesShared: false } })
      return ok({})
    })
