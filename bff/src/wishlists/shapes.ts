import { WishlistItem, WishlistSummary } from '@nordbo/contracts'
import { z } from 'zod'
import { parseStay, StayQuery } from '../listings/asked-stay.ts'
import { ApiListingCard } from '../listings/shapes.ts'

/** The page of a list, and the stay that its prices are of. */
export const WishlistQuery = StayQuery.extend({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(60).optional(),
})

/** The page and the stay as listings takes them. */
export const toWishlistPage = (asked: z.infer<typeof WishlistQuery>) => ({
  stay: parseStay(asked),
  ...(asked.cursor === undefined ? {} : { cursor: asked.cursor }),
  ...(asked.limit === undefined ? {} : { limit: asked.limit }),
})

/** A home in a list, amounts in DKK; the total is that of the stay, where the home can be had for it. */
export const ApiWishlistItem = WishlistItem.extend({ card: ApiListingCard.nullable() }).meta({ id: 'WishlistItem' })
/** A list among others. */
export const ApiWishlist = WishlistSummary.meta({ id: 'Wishlist' })
/** One page of a list. */
export const ApiWishlistPage = z.object({
  title: z.string(),
  count: z.int(),
  items: z.array(ApiWishlistItem),
  nextCursor: z.string().nullable(),
})
