import { shownRating } from './shown-rating.ts'

/** A guest favourite: at least this rating from at least this many guests, so that one kind friend is not enough (docs/glossary.md). */
const leastRating = 4.8
const leastReviews = 5

/** For how long a home is no favourite after its host cancelled a stay, as an interval of SQL. */
export const favouritePause = '12 months'

/** Do published reviews make a home a favourite? By the rating as it is shown. */
export const hasFavouriteRating = (ratingSum: number, ratingCount: number): boolean =>
  ratingCount >= leastReviews && (shownRating(ratingSum, ratingCount) ?? 0) >= leastRating
