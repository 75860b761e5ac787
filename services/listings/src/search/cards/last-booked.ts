const hourMs = 3_600_000
/** How long a booking is shown as the last one, ms. */
const shownMs = 7 * 24 * hourMs

/** When a home was last booked, rounded down to the hour, so that it identifies no guest. Null after seven days. */
export const publicLastBooked = (bookedMs: number | null, now: Date): string | null =>
  bookedMs === null || now.getTime() - bookedMs > shownMs
    ? null
    : new Date(Math.floor(bookedMs / hourMs) * hourMs).toISOString()
