import type { ListingCard, Wishlist, WishlistItem } from '../../src/lib/api/model.ts'
import type { AnswerOf } from '../api/routes.ts'
import { newId } from './ids.ts'

/** A list in the list of lists, without homes. */
export const aWishlist = (changes: Partial<Wishlist> = {}): Wishlist => ({
  id: newId(),
  title: 'Sommer',
  count: 0,
  covers: [],
  shared: false,
  holds: false,
  createdAt: '2031-04-01T10:00:00.000Z',
  ...changes,
})

/** A home in a list. `fits` says more than free or not only where the list has dates or guests. */
export const aWishlistItem = (card: ListingCard, changes: Partial<WishlistItem> = {}): WishlistItem => ({
  listingId: card.id,
  title: card.title,
  note: null,
  addedAt: '2031-04-02T10:00:00.000Z',
  card,
  fits: null,
  ...changes,
})

/** A list's own page with all of its homes. */
export const aWishlistPage = (list: Wishlist, items: WishlistItem[]): AnswerOf<'GET /api/wishlists/{id}'> => ({
  id: list.id,
  title: list.title,
  count: items.length,
  items,
  nextCursor: null,
  shareToken: null,
  notesShared: false,
})
