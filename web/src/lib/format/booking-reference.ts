/** A booking as people say it, as on its receipt. */
export const bookingReference = (id: string): string => id.slice(0, 8).toUpperCase()
