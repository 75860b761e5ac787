/** A town of the demo market in which no test creates homes, so that its results do not change. Tests use Skagen. */
export const uncrowdedTown = 'Blåvand'

/** The same, encoded for an address. */
export const uncrowdedPlace = encodeURIComponent(uncrowdedTown)

/** A town of the demo market with a home that has more than twelve reviews. */
export const townWithReviews = 'Blokhus'
