import Stripe from 'stripe'

/** The provider's key and address. */
export interface ProviderOptions {
  secretKey: string
  /** Stripe itself when absent. */
  apiUrl?: string | undefined
}

/** The Stripe SDK, for Stripe or the sandbox. */
export const createStripe = ({ secretKey, apiUrl }: ProviderOptions): Stripe => {
  const options = { telemetry: false, timeout: 4_000, maxNetworkRetries: 0 }
  if (apiUrl === undefined) return new Stripe(secretKey, options)
  const { protocol, hostname, port } = new URL(apiUrl)
  const secure = protocol === 'https:'
  return new Stripe(secretKey, {
    ...options,
    protocol: secure ? 'https' : 'http',
    host: hostname,
    port: port === '' ? (secure ? 443 : 80) : Number(port),
  })
}

/** Is it an error of a call to the provider, whether unanswered or refused? */
export const isProviderError = (error: unknown): boolean => error instanceof Stripe.errors.StripeError
/** Did the provider refuse the request, so that a retry changes nothing? */
export const isProviderRefusal = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError
/** Did the provider refuse with this code? */
export const hasErrorCode = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code

/** The result of a call, or undefined when the provider does not have the object. */
export const undefinedIfMissing = async <T>(call: Promise<T>): Promise<T | undefined> => {
  try {
    return await call
  } catch (error) {
    if (hasErrorCode(error, 'resource_missing')) return undefined
    throw error
  }
}
