/**
 * The rules of discounts (docs/product/money.md, Discounts). Pricing's quote (services/pricing/src/quote/discounts.ts) and the SQL of the
 * search (services/listings/src/search/stay/discount-sql.ts) both take thresholds and order from here.
 */

/** Nights from which a stay gets each length discount. */
export const lengthDiscountNights = { weekly: 7, monthly: 28 } as const

/** Length discounts in order of precedence. A stay gets at most one. */
export const lengthDiscountOrder = ['monthly', 'weekly'] as const

/** Promotions in order of precedence. A stay gets at most one, after its length discount. */
export const promotionOrder = ['intro', 'last_minute'] as const
