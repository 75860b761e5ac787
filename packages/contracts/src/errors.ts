/**
 * Every expected refusal of the house. The BFF maps each to an HTTP status and the web to a text per language;
 * both maps are total, so a new code does not compile until it is worded.
 */
export const errorCodes = [
  // any procedure
  'request.invalid',
  'request.tooLarge',
  'request.originRefused',
  'request.unsupported',
  'request.methodNotAllowed',
  'request.methodUnknown',
  'route.notFound',
  'auth.required',
  'auth.forbidden',
  'rate.limited',
  'idempotency.mismatch',
  'idempotency.keyRequired',
  'cursor.invalid',
  'service.unavailable',
  'service.timeout',
  'internal.error',
  // identity
  'auth.emailTaken',
  'auth.invalidCredentials',
  'auth.suspended',
  'auth.tooManyAttempts',
  'auth.passwordTooCommon',
  'user.notFound',
  // listings
  'listing.notFound',
  'listing.notOwner',
  'listing.incomplete',
  'listing.tooManyPhotos',
  'photo.unreadable',
  'photo.tooLarge',
  'stay.notOver',
  'review.notFound',
  'review.tooLate',
  'review.alreadyWritten',
  'review.alreadyAnswered',
  'wishlist.notFound',
  'wishlist.tooMany',
  'wishlist.full',
  'savedSearch.notFound',
  'savedSearch.tooMany',
  'savedSearch.empty',
  // pricing
  'quote.datesInvalid',
  'quote.tooManyGuests',
  'rates.notFound',
  'rates.notOwner',
  // booking
  'booking.notFound',
  'booking.datesInvalid',
  'booking.datesPast',
  'booking.tooFarAhead',
  'booking.datesTaken',
  'booking.tooManyGuests',
  'booking.petsNotAllowed',
  'booking.tooManyHolds',
  'booking.alreadyRequested',
  'booking.tooManyRequests',
  'booking.ownListing',
  'booking.priceChanged',
  'booking.experienceRequired',
  'booking.listingUnavailable',
  'booking.transitionRefused',
  'booking.deadlinePassed',
  'booking.notPayable',
  'booking.refundChanged',
  'booking.notRefundable',
  'booking.refundTooHigh',
  'alteration.notFound',
  'alteration.notPossible',
  'alteration.alreadyOpen',
  'alteration.unchanged',
  'alteration.belowRefunds',
  'alteration.priceChanged',
  'alteration.notOpen',
  'calendar.datesBooked',
  'receipt.notIssued',
  'damage.notFound',
  'damage.notOpen',
  'damage.tooLate',
  'damage.alreadyReported',
  'damage.tooManyPhotos',
  'damage.photoNotFound',
  // payment
  'payment.declined',
  'payment.authenticationFailed',
  'payment.unavailable',
  'payment.notFound',
  'card.notFound',
  // payouts
  'payout.notFound',
  'payout.accountDisabled',
  'webhook.signatureInvalid',
  'webhook.stale',
  'sandbox.only',
] as const

/** A stable, public name of a refusal. */
export type ErrorCode = (typeof errorCodes)[number]

const known: ReadonlySet<string> = new Set(errorCodes)

/** Is this text one of the house's codes? */
export const isErrorCode = (code: string): code is ErrorCode => known.has(code)
