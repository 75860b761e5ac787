/** The mean rating as it is shown, rounded half up to a tenth; null without reviews. */
export const shownRating = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.floor((20 * sum + count) / (2 * count)) / 10
