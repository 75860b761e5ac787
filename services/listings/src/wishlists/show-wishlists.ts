import {
  err,
  type listingsService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type PhotoDescriptor,
  type Result,
  UserId,
  WishlistId,
} from '@nordbo/contracts'
import { type Call, findSuspended } from '@nordbo/service-kit'
import { personOf } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { isListed } from '../search/index/listed.ts'
import { listItems } from './list-items.ts'

type Procedures = typeof listingsService.procedures

/** Photos in the collage of a list. */
const coversShown = 4

interface ListRow {
  id: string
  title: string
  count: number
  covers: PhotoDescriptor[]
  shared: boolean
  holds: boolean
  createdAt: Date
}

/** The actor's lists, the last used first. */
export const listWishlists =
  ({ db }: Deps) =>
  async (
    { listingId }: ParsedInputOf<Procedures['wishlists']>,
    { actor }: Call,
  ): Promise<Result<OutputOf<Procedures['wishlists']>>> => {
    const owner = personOf(actor)
    if (!owner.ok) return owner
    const rows = await db.client.$queryRaw<ListRow[]>`
      select list.id::text as id, list.title, list.share_token is not null as shared, list.created_at as "createdAt",
        (select count(*)::int from wishlist_item where wishlist_id = list.id) as count,
        exists (select from wishlist_item where wishlist_id = list.id and listing_id = ${listingId ?? null}::uuid) as holds,
        coalesce((select json_agg(cover.photo order by cover.position) from (
          select d.card->'photos'->0 as photo, row_number() over (order by item.added_at desc, item.listing_id desc) as position
          from wishlist_item item join search_listing s on s.listing_id = item.listing_id
          join listing_document d on d.listing_id = s.listing_id
          where item.wishlist_id = list.id and ${isListed} and json_array_length(d.card->'photos') > 0
          order by item.added_at desc, item.listing_id desc limit ${coversShown}::int
        ) cover), '[]'::json) as covers
      from wishlist list where list.user_id = ${owner.value}::uuid and list.deleted_at is null
      order by list.used_at desc, list.id`
    const items = rows.map(({ id, createdAt, ...row }) => ({
      ...row,
      ...{ id: WishlistId.parse(id), createdAt: createdAt.toISOString() },
    }))
    return ok({ items })
  }

/** One of the actor's own lists. */
export const showWishlist =
  (deps: Deps) =>
  async (
    { id, ...asked }: ParsedInputOf<Procedures['wishlist']>,
    call: Call,
  ): Promise<Result<OutputOf<Procedures['wishlist']>>> => {
    const owner = personOf(call.actor)
    if (!owner.ok) return owner
    const list = await deps.db.client.wishlist.findFirst({
      where: { id, userId: owner.value, deletedAt: null },
      include: { _count: { select: { items: true } } },
    })
    if (!list) return err('wishlist.notFound')
    const page = await listItems(deps, id, asked, call)
    if (!page.ok) return page
    const { title, shareToken, notesShared, _count } = list
    return ok({ id, title, shareToken, notesShared, count: _count.items, ...page.value })
  }

/** A shared list, for anybody with the link. */
export const showSharedWishlist =
  (deps: Deps) =>
  async (
    { token, ...asked }: ParsedInputOf<Procedures['sharedWishlist']>,
    call: Call,
  ): Promise<Result<OutputOf<Procedures['sharedWishlist']>>> => {
    const list = await deps.db.client.wishlist.findFirst({
      where: { shareToken: token, deletedAt: null },
      include: { _count: { select: { items: true } } },
    })
    // Lists of suspended people are closed until they are reactivated.
    if (!list || (await findSuspended(deps.db.client, [list.userId])).size > 0) return err('wishlist.notFound')
    const page = await listItems(deps, list.id, asked, call)
    if (!page.ok) return page
    const items = page.value.items.map((item) => ({ ...item, note: list.notesShared ? item.note : null }))
    const { title, userId, _count } = list
    return ok({ ...page.value, items, ownerId: UserId.parse(userId), title, count: _count.items })
  }
