import { WishlistItem, WishlistSummary } from '@nordbo/contracts'
import { z } from 'zod'
import { parseStay, StayQuery } from '../listings/asked-stay.ts'
import { ApiListingCard } from '../listings/shapes.ts'

/** Which page of a list, and the stay to show prices for. */
export const WishlistQuery = StayQuery.extend({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(60).optional(),
})
export type WishlistQuery = z.infer<typeof WishlistQuery>

/** The query as input of listings. Throws `booking.datesInvalid` when one of the dates is missing. */
export const toWishlistPage = (query: WishlistQuery) => ({
  stay: parseStay(query),
  ...(query.cursor === undefined ? {} : { cursor: query.cursor }),
  ...(query.limit === undefined ? {} : { limit: query.limit }),
})

/** A home in a list, amounts in DKK. The total is the price of the stay; null without a stay, or where the home cannot be booked for it. */
export const ApiWishlistItem = WishlistItem.extend({ card: ApiListingCard.nullable() }).meta({ id: 'WishlistItem' })
/** A list without its homes. */
export const ApiWishlist = WishlistSummary.meta({ id: 'Wishlist' })
/** One page of a list. */
export const ApiWishlistPage = z.object({
  title: z.string(),
  count: z.int(),
  items: z.array(ApiWishlistItem),
  nextCursor: z.string().nullable(),
})
