import type { Parts } from '../parts.ts'
import { addToWishlist, removeFromWishlist, updateWishlistItem } from './change-items.ts'
import { createWishlist, deleteWishlist, renameWishlist, restoreWishlist } from './change-wishlists.ts'
import { addFavourite, listFavourites, removeFavourite } from './favourites.ts'
import { shareWishlist, unshareWishlist } from './share-wishlist.ts'
import { listWishlists, showSharedWishlist, showWishlist } from './show-wishlists.ts'

/** Everything that is answered about wishlists. */
export const wishlistHandlers = (parts: Parts) => ({
  wishlists: listWishlists(parts),
  wishlist: showWishlist(parts),
  createWishlist: createWishlist(parts),
  renameWishlist: renameWishlist(parts),
  deleteWishlist: deleteWishlist(parts),
  restoreWishlist: restoreWishlist(parts),
  addToWishlist: addToWishlist(parts),
  updateWishlistItem: updateWishlistItem(parts),
  removeFromWishlist: removeFromWishlist(parts),
  shareWishlist: shareWishlist(parts),
  unshareWishlist: unshareWishlist(parts),
  sharedWishlist: showSharedWishlist(parts),
  favourites: listFavourites(parts),
  addFavourite: addFavourite(parts),
  removeFavourite: removeFavourite(parts),
})
