import { shownRating } from './shown-rating.ts'

/** Lowest rating and number of reviews of a guest favourite (docs/glossary.md). */
const leastRating = 4.8
const leastReviews = 5

/** How long a home is not a favourite after its host cancelled a stay, as an SQL interval. */
export const favouritePause = '12 months'

/** Whether a home's published reviews make it a favourite. Compares the rating as it is shown. */
export const hasFavouriteRating = (ratingSum: number, ratingCount: number): boolean =>
  ratingCount >= leastReviews && (shownRating(ratingSum, ratingCount) ?? 0) >= leastRating
