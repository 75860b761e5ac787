import { z } from 'zod'
import { page, pageQuery } from '../rpc/page.ts'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { ListingId, UserId } from '../values/ids.ts'
import { requiredLine } from '../values/required-text.ts'
import { PhotoDescriptor } from './photos.ts'
import { AskedStay } from './search.ts'
import { ListingCard } from './views.ts'

export const WishlistId = z.uuid().brand<'WishlistId'>()
export type WishlistId = z.infer<typeof WishlistId>

/** Lists that one person may have. */
export const mostWishlists = 50
/** Homes in one list. */
export const mostHomesInWishlist = 500
/** Hearts that are told at once: the latest ones. */
export const maxListedFavourites = 5_000
/** How long a deleted list can be brought back, seconds. */
export const wishlistUndoSeconds = 30
/** What the first list is called (docs/product/listings.md, Hearts). */
export const firstWishlistTitle = 'Mine favoritter'

/** What a person calls a list; trimmed, 1–80 characters. */
export const WishlistTitle = requiredLine(80)
/** What a person writes to a home in a list; trimmed, empty means none. */
export const WishlistNote = z.string().trim().max(500)
/** Opens a shared list to people who know it. */
export const ShareToken = z.string().regex(/^[\w-]{20,64}$/)

/** A list among others. */
export const WishlistSummary = z.object({
  id: WishlistId,
  title: z.string(),
  count: z.int(),
  /** Covers of the homes added last, at most four. */
  covers: z.array(PhotoDescriptor),
  shared: z.boolean(),
  /** Is the home that was asked about in it? */
  holds: z.boolean(),
  createdAt: Instant,
})
export type WishlistSummary = z.infer<typeof WishlistSummary>

/** A home in a list. */
export const WishlistItem = z.object({
  listingId: ListingId,
  /** What it was called when it was added. */
  title: z.string(),
  note: z.string().nullable(),
  addedAt: Instant,
  /** Null when guests cannot find the home any more. */
  card: ListingCard.nullable(),
  /** Is it free for the stay, and large enough? Null without dates, or without a home. */
  fits: z.enum(['free', 'taken', 'tooSmall']).nullable(),
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
/** How a list refuses a home. */
const adding = ['wishlist.notFound', 'wishlist.full', 'wishlist.tooMany', 'listing.notFound'] as const

/** What listings answers about wishlists. Somebody else's list is as unknown as one that does not exist. */
export const wishlistProcedures = {
  /** The signed-in person's lists, the one used last first. */
  wishlists: procedure({
    input: z.object({ listingId: ListingId.optional() }),
    output: z.object({ items: z.array(WishlistSummary) }),
    actor: ['user'],
  }),
  /** One list, the home added last first. */
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
  /** Makes a list, with a home in it if one is named. */
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
  /** Hides a list at once and removes it for good after `wishlistUndoSeconds`. */
  deleteWishlist: procedure({ input: OfList, output: Done, errors: ['wishlist.notFound'], ...change }),
  /** Brings a deleted list back exactly as it was, as long as it is there. */
  restoreWishlist: procedure({
    input: OfList,
    output: Done,
    errors: ['wishlist.notFound', 'wishlist.tooMany'],
    ...change,
  }),
  /** Puts a home into a list; one that is there already keeps its place and takes the note if there is one. */
  addToWishlist: procedure({
    input: OfItem.extend({ note: WishlistNote.optional() }),
    output: Done,
    errors: ['wishlist.notFound', 'wishlist.full', 'listing.notFound'],
    ...change,
  }),
  /** Changes a home's note, or moves it into another list of the same person, or both. */
  updateWishlistItem: procedure({
    input: OfItem.extend({ note: WishlistNote.optional(), moveTo: WishlistId.optional() }),
    output: Done,
    errors: ['wishlist.notFound', 'wishlist.full', 'listing.notFound'],
    ...change,
  }),
  /** Takes a home out of a list; one that is not there is fine. */
  removeFromWishlist: procedure({ input: OfItem, output: Done, errors: ['wishlist.notFound'], ...change }),
  /** Opens a list to people with the link; a shared one keeps its link. Notes are shown only when the owner says so. */
  shareWishlist: procedure({
    input: OfList.extend({ notes: z.boolean().default(false) }),
    output: z.object({ token: z.string() }),
    errors: ['wishlist.notFound'],
    ...change,
  }),
  /** Ends the link for good: sharing again makes another. */
  unshareWishlist: procedure({ input: OfList, output: Done, errors: ['wishlist.notFound'], ...change }),
  /** A shared list, for anybody with the link. */
  sharedWishlist: procedure({
    input: z.object({ token: ShareToken, ...paged }),
    output: page(WishlistItem).extend({ ownerId: UserId, title: z.string(), count: z.int() }),
    errors: ['wishlist.notFound', 'cursor.invalid', 'booking.datesInvalid', 'booking.tooFarAhead'],
  }),
  /** Homes that are in some list of the signed-in person, the latest `maxListedFavourites`. */
  favourites: procedure({
    input: z.object({}),
    output: z.object({ listingIds: z.array(ListingId) }),
    actor: ['user'],
  }),
  /** The heart: puts a home into the list used last, or into the first list, which is made if need be. */
  addFavourite: procedure({
    input: z.object({ listingId: ListingId }),
    output: z.object({ wishlistId: WishlistId, title: z.string(), lists: z.int() }),
    errors: adding,
    ...change,
  }),
  /** The heart again: takes a home out of every list. */
  removeFavourite: procedure({ input: z.object({ listingId: ListingId }), output: Done, ...change }),
}
