import { defaultAnswers } from '@nordbo/listing-rules'

/** Minutes for which an instant booking holds its dates unpaid (docs/product/booking.md, Deadlines). */
export const holdMinutes = 15
/** Hours that a guest has to pay an approved request, at most (docs/product/booking.md, Deadlines). */
export const paymentHours = 24
/** Hours that a host has to answer a request, unless the host chose others (docs/product/booking.md, Deadlines). */
export const requestHours = defaultAnswers.requestAutoExpireHours
/** Days before check-in within which a guest whose host cancels is offered help with another place (docs/product/booking.md, Cancellation). */
export const hostHelpDays = 30
/** Hours before check-in from which a guest reads the host's arrival notes (docs/product/booking.md, Arrival). */
export const arrivalNotesHours = 48
/** Business days until a refund is on the guest's account (docs/product/pages.md, Figures). */
export const refundBusinessDays = '5–10'
/** The age from which people book, years (docs/product/people.md, Profile). */
export const minimumAge = 18
