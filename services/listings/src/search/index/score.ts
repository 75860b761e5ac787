/** What 'recommended' is made of. */
export interface ScoreInput {
  ratingSum: number
  ratingCount: number
  photos: number
  amenities: number
  descriptionLength: number
  instant: boolean
}

/** How many reviews of the usual home a new home starts with, and how they rate. */
const priorCount = 5
const priorRating = 4.3

const capped = (value: number, limit: number): number => Math.min(value, limit) / limit

/**
 * Order of 'recommended', 0 to 10,000: above all how guests rate it (few reviews count less), then how much it has been
 * lived in, how well it is shown, and whether it can be booked at once.
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

/** Order of 'rating': the mean first, then how many say so; 0 without reviews. */
export const ratingRank = (ratingSum: number, ratingCount: number): number =>
  ratingCount === 0 ? 0 : Math.round((ratingSum / ratingCount) * 100) * 10_000 + Math.min(ratingCount, 9_999)
