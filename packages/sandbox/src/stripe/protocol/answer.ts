import type { StripeObject } from '../../store/documents.ts'
import type { IntentStatus } from './intent-status.ts'

/** An intent in an error, which carries the whole object. */
type ShownIntent = StripeObject & { status: IntentStatus }

/** Stripe's error object. @see https://docs.stripe.com/api/errors */
export type StripeError = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  charge?: string
  payment_intent?: ShownIntent
  setup_intent?: ShownIntent
  doc_url?: string
}

/**
 * A refusal with its HTTP status. `begun`: whether the endpoint had started its work. As at Stripe, an idempotency key
 * stores only answers of work that has begun, so that a request with a wrong parameter can be corrected.
 */
export type ApiFailure = { status: number; error: StripeError; begun: boolean }

export type ApiResult<T> = { ok: true; value: T } | { ok: false; refusal: ApiFailure }

export function success<T>(value: T): ApiResult<T> {
  return { ok: true, value }
}

function refuse(status: number, error: StripeError, begun: boolean): { ok: false; refusal: ApiFailure } {
  return { ok: false, refusal: { status, error, begun } }
}

/** 400: the request asks for something this object does not allow now. */
export function notAllowed(error: Omit<StripeError, 'type'>): { ok: false; refusal: ApiFailure } {
  return refuse(400, { type: 'invalid_request_error', ...error }, true)
}

/** 400: a parameter is wrong. */
export function invalidParam(param: string, message: string, code?: string): { ok: false; refusal: ApiFailure } {
  return refuse(400, { type: 'invalid_request_error', message, param, ...(code ? { code } : {}) }, false)
}

/** 404, or 400 when the missing object is named by a parameter. */
export function noSuch(object: string, id: string, param?: string): { ok: false; refusal: ApiFailure } {
  const message = `No such ${object}: '${id}'`
  return refuse(
    param && param !== 'id' ? 400 : 404,
    { type: 'invalid_request_error', code: 'resource_missing', message, param: param ?? 'id' },
    false,
  )
}

/** 402: the card was declined. */
export function declined(error: Omit<StripeError, 'type'>): { ok: false; refusal: ApiFailure } {
  return refuse(402, { type: 'card_error', ...error }, true)
}

export const failures = {
  noKey: refuse(
    401,
    {
      type: 'invalid_request_error',
      message: 'You did not provide an API key. You need to provide your API key in the Authorization header.',
    },
    false,
  ).refusal,
  wrongKey: refuse(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' }, false).refusal,
  unknownUrl: (method: string, path: string): ApiFailure =>
    refuse(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${path}).` }, false)
      .refusal,
  keyReused: (key: string): ApiFailure =>
    refuse(
      400,
      {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      },
      false,
    ).refusal,
  keyInUse: (key: string): ApiFailure =>
    refuse(
      409,
      {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
      },
      false,
    ).refusal,
  tooMany: refuse(
    429,
    { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' },
    false,
  ).refusal,
  refused: refuse(400, { type: 'invalid_request_error', message: 'This request is refused.' }, false).refusal,
  broken: refuse(500, { type: 'api_error', message: 'An unknown error occurred' }, false).refusal,
}

/** Address of Stripe's page on an error. */
export const docUrl = (code: string): string => `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`
