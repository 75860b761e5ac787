import { randomBytes } from 'node:crypto'
import { type listingsService, type OutputOf, ok, type ParsedInputOf, type Result } from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { lockOwnList } from './wishlist-store.ts'

type Procedures = typeof listingsService.procedures

/** Bytes of a link's secret: nobody guesses one. */
const tokenBytes = 24

/** Opens a list to people with the link; a shared one keeps its link. */
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

/** Ends the link. */
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
