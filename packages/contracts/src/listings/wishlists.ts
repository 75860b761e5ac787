import { z } from 'zod'
import { page, pageQuery } from '../rpc/page.ts'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { ListingId, UserId, Uuid } from '../values/ids.ts'
import { requiredLine } from '../values/required-text.ts'
import { PhotoDescriptor } from './photos.ts'
import { AskedStay } from './search.ts'
import { ListingCard } from './views.ts'

export const WishlistId = Uuid.brand<'WishlistId'>()
export type WishlistId = z.infer<typeof WishlistId>

/** Most lists of a person. */
export const mostWishlists = 50
/** Most homes in a list. */
export const mostHomesInWishlist = 500
/** Most favourites in one answer; the latest ones are returned. */
export const maxListedFavourites = 5_000
/** How long a deleted list can be restored, seconds. */
export const wishlistUndoSeconds = 30
/** The title of a person's first list (docs/product/listings.md, Hearts). */
export const firstWishlistTitle = 'Mine favoritter'

/** The title of a list; trimmed, 1–80 characters. */
export const WishlistTitle = requiredLine(80)
/** A note on a home in a list; trimmed, empty means none. */
export const WishlistNote = z.string().trim().max(500)
/** The token of a share link. */
export const ShareToken = z.string().regex(/^[\w-]{20,64}$/)

/** A list in the overview of a person's lists. */
export const WishlistSummary = z.object({
  id: WishlistId,
  title: z.string(),
  count: z.int(),
  /** Covers of the last added homes, at most four. */
  covers: z.array(PhotoDescriptor),
  shared: z.boolean(),
  /** Whether it contains the home of the request. */
  holds: z.boolean(),
  createdAt: Instant,
})
export type WishlistSummary = z.infer<typeof WishlistSummary>

/** A home in a list. */
export const WishlistItem = z.object({
  listingId: ListingId,
  /** Its title when it was added. */
  title: z.string(),
  note: z.string().nullable(),
  addedAt: Instant,
  /** Null if guests can no longer find the home. */
  card: ListingCard.nullable(),
  /** Whether it is free and large enough for the stay, and its rules allow it. Null without dates, or if the home is hidden. */
  fits: z.enum(['free', 'taken', 'ruledOut', 'tooSmall']).nullable(),
})
export type WishlistItem = z.infer<typeof WishlistItem>

const paged = {
  stay: AskedStay.optional(),
  ...pageQuery({ maxLimit: 60, defaultLimit: 24 }),
}
const OfList = z.object({ id: WishlistId })
const OfItem = OfList.extend({ listingId: ListingId })
const Done = z.object({})
const change = { actor: ['user'], idempotent: true } as const
/** Errors of adding a home to a list. */
const adding = ['wishlist.notFound', 'wishlist.full', 'wishlist.tooMany', 'listing.notFound'] as const

/** Procedures about wishlists. Other people's lists are `notFound`. */
export const wishlistProcedures = {
  /** The signed-in person's lists, the last used first. */
  wishlists: procedure({
    input: z.object({ listingId: ListingId.optional() }),
    output: z.object({ items: z.array(WishlistSummary) }),
    actor: ['user'],
  }),
  /** One list, the last added home first. */
  wishlist: procedure({
    input: OfList.extend(paged),
    output: page(WishlistItem).extend({
      id: WishlistId,
      title: z.string(),
      count: z.int(),
      shareToken: z.string().nullable(),
      notesShared: z.boolean(),
    }),
    errors: ['wishlist.notFound', 'cursor.invalid', 'booking.datesInvalid', 'booking.tooFarAhead'],
    actor: ['user'],
  }),
  /** Creates a list, with a home if one is given. */
  createWishlist: procedure({
    input: z.object({ title: WishlistTitle, listingId: ListingId.optional() }),
    output: OfList,
    errors: ['wishlist.tooMany', 'listing.notFound'],
    ...change,
  }),
  renameWishlist: procedure({
    input: OfList.extend({ title: WishlistTitle }),
    output: Done,
    errors: ['wishlist.notFound'],
    ...change,
  }),
  /** Hides a list at once and deletes it after `wishlistUndoSeconds`. */
  deleteWishlist: procedure({ input: OfList, output: Done, errors: ['wishlist.notFound'], ...change }),
  /** Restores a deleted list unchanged within `wishlistUndoSeconds`. */
  restoreWishlist: procedure({
    input: OfList,
    output: Done,
    errors: ['wishlist.notFound', 'wishlist.tooMany'],
    ...change,
  }),
  /** Adds a home to a list. A home that is in the list keeps its position and gets the note if one is given. */
  addToWishlist: procedure({
    input: OfItem.extend({ note: WishlistNote.optional() }),
    output: Done,
    errors: ['wishlist.notFound', 'wishlist.full', 'listing.notFound'],
    ...change,
  }),
  /** Changes a home's note, moves the home to another list of the same person, or both. */
  updateWishlistItem: procedure({
    input: OfItem.extend({ note: WishlistNote.optional(), moveTo: WishlistId.optional() }),
    output: Done,
    errors: ['wishlist.notFound', 'wishlist.full', 'listing.notFound'],
    ...change,
  }),
  /** Removes a home from a list; does nothing if it is not in it. */
  removeFromWishlist: procedure({ input: OfItem, output: Done, errors: ['wishlist.notFound'], ...change }),
  /** Shares a list by a link. A shared list keeps its link. Notes are shown only with `notes`. */
  shareWishlist: procedure({
    input: OfList.extend({ notes: z.boolean().default(false) }),
    output: z.object({ token: z.string() }),
    errors: ['wishlist.notFound'],
    ...change,
  }),
  /** Invalidates the link. Sharing the list again creates a new one. */
  unshareWishlist: procedure({ input: OfList, output: Done, errors: ['wishlist.notFound'], ...change }),
  /** A shared list, for anybody with the link. */
  sharedWishlist: procedure({
    input: z.object({ token: ShareToken, ...paged }),
    output: page(WishlistItem).extend({ ownerId: UserId, title: z.string(), count: z.int() }),
    errors: ['wishlist.notFound', 'cursor.invalid', 'booking.datesInvalid', 'booking.tooFarAhead'],
  }),
  /** The homes in any list of the signed-in person, the latest `maxListedFavourites`. */
  favourites: procedure({
    input: z.object({}),
    output: z.object({ listingIds: z.array(ListingId) }),
    actor: ['user'],
  }),
  /** The heart: adds a home to the last used list, or to a new first list if there is none. */
  addFavourite: procedure({
    input: z.object({ listingId: ListingId }),
    output: z.object({ wishlistId: WishlistId, title: z.string(), lists: z.int() }),
    errors: adding,
    ...change,
  }),
  /** The heart again: removes a home from every list. */
  removeFavourite: procedure({ input: z.object({ listingId: ListingId }), output: Done, ...change }),
}
