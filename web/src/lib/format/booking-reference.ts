/** A booking's short reference, as on its receipt. */
export const bookingReference = (id: string): string => id.slice(0, 8).toUpperCase()
