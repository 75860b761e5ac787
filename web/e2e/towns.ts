/** A town of the demo market where no test builds: what is found there stays as it is. Tests build theirs in Skagen. */
export const uncrowdedTown = 'Blåvand'

/** The same as an address has it. */
export const uncrowdedPlace = encodeURIComponent(uncrowdedTown)

/** A town of the demo market with a home that has more than twelve reviews. */
export const townWithReviews = 'Blokhus'
