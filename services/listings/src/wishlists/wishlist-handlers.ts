import type { Deps } from '../core/deps.ts'
import { addToWishlist, removeFromWishlist, updateWishlistItem } from './change-items.ts'
import { createWishlist, deleteWishlist, renameWishlist, restoreWishlist } from './change-wishlists.ts'
import { addFavourite, listFavourites, removeFavourite } from './favourites.ts'
import { shareWishlist, unshareWishlist } from './share-wishlist.ts'
import { listWishlists, showSharedWishlist, showWishlist } from './show-wishlists.ts'

/** The procedures about wishlists. */
export const wishlistHandlers = (deps: Deps) => ({
  wishlists: listWishlists(deps),
  wishlist: showWishlist(deps),
  createWishlist: createWishlist(deps),
  renameWishlist: renameWishlist(deps),
  deleteWishlist: deleteWishlist(deps),
  restoreWishlist: restoreWishlist(deps),
  addToWishlist: addToWishlist(deps),
  updateWishlistItem: updateWishlistItem(deps),
  removeFromWishlist: removeFromWishlist(deps),
  shareWishlist: shareWishlist(deps),
  unshareWishlist: unshareWishlist(deps),
  sharedWishlist: showSharedWishlist(deps),
  favourites: listFavourites(deps),
  addFavourite: addFavourite(deps),
  removeFavourite: removeFavourite(deps),
})
