/**
 * The discounts that a stay earns (docs/product/money.md, Discounts). Pricing's quote (services/pricing/src/quote/discounts.ts) and search's
 * SQL (services/listings/src/search/stay/discount-sql.ts) both read thresholds and order here.
 */

/** Nights from which the length of a stay earns a discount. */
export const lengthDiscountNights = { weekly: 7, monthly: 28 } as const

/** Discounts for the length, the one that wins first: a stay earns at most one. */
export const lengthDiscountOrder = ['monthly', 'weekly'] as const

/** Promotions, the one that wins first: a stay earns at most one, after its length discount. */
export const promotionOrder = ['intro', 'last_minute'] as const
