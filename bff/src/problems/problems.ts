import { STATUS_CODES } from 'node:http'
import { type ErrorCode, errorCodes, type Problem, type Result } from '@nordbo/contracts'
import { StacklessError } from '@nordbo/service-kit'
import { z } from 'zod'

/** The HTTP status of each error code. A new code does not compile without one. */
export const statusOf = {
  'request.invalid': 400,
  'request.tooLarge': 413,
  'request.timeout': 408,
  'request.originRefused': 403,
  'request.unsupported': 415,
  'request.methodNotAllowed': 405,
  'request.methodUnknown': 501,
  'route.notFound': 404,
  'auth.required': 401,
  'auth.forbidden': 403,
  'rate.limited': 429,
  'idempotency.mismatch': 422,
  'idempotency.keyRequired': 400,
  'cursor.invalid': 400,
  'service.unavailable': 503,
  'service.busy': 503,
  'service.timeout': 504,
  'internal.error': 500,
  'auth.emailTaken': 409,
  'auth.invalidCredentials': 401,
  'auth.suspended': 403,
  'auth.tooManyAttempts': 429,
  'auth.passwordTooCommon': 422,
  'auth.passwordBlank': 422,
  'auth.passwordPersonal': 422,
  'auth.twoFactorRequired': 401,
  'auth.codeInvalid': 422,
  'auth.signInExpired': 410,
  'twoFactor.alreadyOn': 409,
  'twoFactor.notStarted': 409,
  'twoFactor.off': 409,
  'auth.stepUpRequired': 403,
  'auth.passwordWrong': 422,
  'auth.emailUnverified': 403,
  'auth.linkInvalid': 410,
  'session.notFound': 404,
  'user.notFound': 404,
  'profile.ageRefused': 422,
  'profile.changedMeanwhile': 409,
  'verification.pending': 409,
  'verification.approved': 409,
  'verification.notFound': 404,
  'verification.notPending': 409,
  'verification.own': 403,
  'listing.notFound': 404,
  'listing.notOwner': 403,
  'listing.incomplete': 422,
  'listing.changedMeanwhile': 409,
  'draft.changedMeanwhile': 409,
  'draft.photosTooEarly': 422,
  'address.notFound': 404,
  'listing.tooManyPhotos': 422,
  'upload.tooMany': 429,
  'upload.quotaReached': 429,
  'listing.tooManyDrafts': 422,
  'photo.unreadable': 422,
  'photo.tooLarge': 413,
  'photo.notFound': 404,
  'photo.lastOne': 409,
  'photo.changedMeanwhile': 409,
  'stay.notOver': 409,
  'review.notFound': 404,
  'review.tooLate': 409,
  'review.alreadyWritten': 409,
  'review.alreadyAnswered': 409,
  'wishlist.notFound': 404,
  'wishlist.tooMany': 422,
  'wishlist.full': 422,
  'savedSearch.notFound': 404,
  'savedSearch.tooMany': 422,
  'savedSearch.empty': 422,
  'quote.datesInvalid': 422,
  'quote.tooManyGuests': 422,
  'rates.notFound': 404,
  'rates.notOwner': 403,
  'rates.changedMeanwhile': 409,
  'currency.dateInvalid': 409,
  'currency.implausible': 409,
  'booking.notFound': 404,
  'booking.datesInvalid': 422,
  'booking.datesPast': 422,
  'booking.tooFarAhead': 422,
  'booking.datesTaken': 409,
  'booking.tooManyGuests': 422,
  'booking.petsNotAllowed': 422,
  'booking.adultRequired': 422,
  'booking.tooManyHolds': 409,
  'booking.tooManyNightsHeld': 409,
  'booking.holdCooldown': 429,
  'booking.alreadyRequested': 409,
  'booking.tooManyRequests': 409,
  'booking.ownListing': 403,
  'booking.priceChanged': 409,
  'booking.experienceRequired': 403,
  'booking.listingUnavailable': 409,
  'booking.transitionRefused': 409,
  'booking.deadlinePassed': 409,
  'booking.notPayable': 409,
  'booking.refundChanged': 409,
  'booking.notRefundable': 409,
  'booking.refundTooHigh': 422,
  'booking.paymentDisputed': 409,
  'booking.paymentTakenBack': 409,
  'booking.personUnavailable': 409,
  'stay.tooSoon': 422,
  'stay.tooFarAhead': 422,
  'stay.arrivalDay': 422,
  'stay.tooShort': 422,
  'stay.tooLong': 422,
  'stayRules.changedMeanwhile': 409,
  'alteration.notFound': 404,
  'alteration.notPossible': 409,
  'alteration.alreadyOpen': 409,
  'alteration.unchanged': 422,
  'alteration.tooMany': 429,
  'alteration.belowRefunds': 409,
  'alteration.priceChanged': 409,
  'alteration.notOpen': 409,
  'calendar.datesBooked': 409,
  'calendar.changeNotFound': 404,
  'calendar.changedSince': 409,
  'calendar.undoTooLate': 409,
  'calendar.daysImported': 409,
  'calendarImport.notFound': 404,
  'calendarImport.addressInvalid': 422,
  'calendarImport.addressPrivate': 422,
  'calendarImport.ownExport': 409,
  'calendarImport.duplicate': 409,
  'calendarImport.tooMany': 409,
  'calendarImport.tooSoon': 429,
  'receipt.notIssued': 404,
  'damage.notFound': 404,
  'damage.notOpen': 409,
  'damage.tooLate': 409,
  'damage.alreadyReported': 409,
  'damage.tooManyPhotos': 422,
  'damage.photoNotFound': 404,
  'payment.declined': 402,
  'payment.authenticationFailed': 402,
  'payment.unavailable': 503,
  'payment.notFound': 404,
  'card.notFound': 404,
  'export.notFound': 404,
  'export.tooMany': 429,
  'account.deletionBlocked': 409,
  'support.tooManyTickets': 409,
  'payout.notFound': 404,
  'payout.accountDisabled': 409,
  'webhook.signatureInvalid': 400,
  'webhook.stale': 400,
  'sandbox.only': 404,
} as const satisfies Record<ErrorCode, number>

/** RFC 9457 problem details with a stable code, which the web translates. */
export const ProblemDetails = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(errorCodes),
    params: z.record(z.string(), z.unknown()).optional(),
    /** The request's id in the logs. */
    traceId: z.string(),
  })
  .meta({ id: 'Problem' })
export type ProblemDetails = z.infer<typeof ProblemDetails>

/** The error response of every route. */
export const problemResponse = {
  description: 'A refusal, by its stable code',
  content: { 'application/problem+json': { schema: ProblemDetails } },
} as const

/** A problem, thrown for the error handler. It has no stack: its cause, if there is one, is logged with its own. */
export class ProblemError extends StacklessError {
  readonly problem: Problem
  readonly status: number
  constructor(code: ErrorCode, params?: Problem['params']) {
    super(code)
    this.problem = params ? { code, params } : { code }
    this.status = statusOf[code]
  }
}

/** The value of a result. Throws its error as a `ProblemError`. */
export const expectOk = <T>(result: Result<T>): T => {
  if (result.ok) return result.value
  throw new ProblemError(result.error.code, result.error.params)
}

/** A problem as problem details. */
export const toProblemDetails = ({ code, params }: Problem, traceId: string): ProblemDetails => ({
  type: `urn:nordbo:problem:${code}`,
  title: STATUS_CODES[statusOf[code]] ?? 'Error',
  status: statusOf[code],
  code,
  ...(params ? { params } : {}),
  traceId,
})
