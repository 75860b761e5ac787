const hourMs = 3_600_000
/** How long a booking is shown as the last one, ms. */
const toldMs = 7 * 24 * hourMs

/** When a home was last booked as guests may know it: to the hour, so that nobody is found out by it; null after seven days. */
export const publicLastBooked = (bookedMs: number | null, now: Date): string | null =>
  bookedMs === null || now.getTime() - bookedMs > toldMs
    ? null
    : new Date(Math.floor(bookedMs / hourMs) * hourMs).toISOString()
