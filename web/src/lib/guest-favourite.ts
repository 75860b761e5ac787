/** A guest favourite: at least this rating from at least this many guests, so that one kind friend is not enough. */
const leastRating = 4.8
const leastReviews = 5

/** Do guests love this home? Computed from published reviews (decisions.md, The product). */
export const isGuestFavourite = (home: { rating: number | null; reviewCount: number }): boolean =>
  home.rating !== null && home.rating >= leastRating && home.reviewCount >= leastReviews
