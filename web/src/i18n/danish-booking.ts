import booking from './locales/da/booking.json' with { type: 'json' }
import payment from './locales/da/payment.json' with { type: 'json' }

/** Danish texts of booking and paying. They load with the booking dialog and the pages of bookings. */
export const danishBooking = { booking, payment }
