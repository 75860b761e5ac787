/** The facts that the recommendation score depends on. */
export interface ScoreInput {
  ratingSum: number
  ratingCount: number
  photos: number
  amenities: number
  descriptionLength: number
  instant: boolean
}

/** A new home is scored as if it had this many reviews with this rating. */
const priorCount = 5
const priorRating = 4.3

const capped = (value: number, limit: number): number => Math.min(value, limit) / limit

/**
 * The sort key of 'recommended', 0 to 10,000. The rating weighs most (few reviews count less), then the number of reviews, photos,
 * amenities and description, and instant booking.
 */
export const recommendationScore = (home: ScoreInput): number => {
  const rating = (home.ratingSum + priorCount * priorRating) / (home.ratingCount + priorCount)
  const shares = [
    [0.55, (rating - 1) / 4],
    [0.15, capped(Math.log1p(home.ratingCount), Math.log1p(50))],
    [0.12, capped(home.photos, 8)],
    [0.06, capped(home.amenities, 20)],
    [0.04, capped(home.descriptionLength, 300)],
    [0.08, home.instant ? 1 : 0],
  ] as const
  return Math.round(10_000 * shares.reduce((sum, [weight, share]) => sum + weight * share, 0))
}

/** The sort key of 'rating': the mean first, then the number of reviews; 0 without reviews. */
export const ratingRank = (ratingSum: number, ratingCount: number): number =>
  ratingCount === 0 ? 0 : Math.round((ratingSum / ratingCount) * 100) * 10_000 + Math.min(ratingCount, 9_999)
