import booking from './locales/da/booking.json' with { type: 'json' }
import payment from './locales/da/payment.json' with { type: 'json' }

/** Danish texts of booking and paying: they come with the booking dialog and the pages that show bookings. */
export const danishBooking = { booking, payment }
