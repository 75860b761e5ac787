import Stripe from 'stripe'

/** Whether the provider failed to answer, or refused. Other errors are bugs. */
export const isProviderError = (error: unknown): boolean => error instanceof Stripe.errors.StripeError

/** Whether the provider refused for good: repeating the call changes nothing. */
export const isProviderRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripePermissionError

/** Connects the SDK to Stripe, or to the sandbox. */
export const openStripe = (secretKey: string, apiUrl: string | undefined): Stripe => {
  const options = { telemetry: false, timeout: 4_000, maxNetworkRetries: 0 }
  if (apiUrl === undefined) return new Stripe(secretKey, options)
  const { hostname, port, protocol } = new URL(apiUrl)
  const secure = protocol === 'https:'
  return new Stripe(secretKey, {
    ...options,
    host: hostname,
    protocol: secure ? 'https' : 'http',
    port: Number(port || (secure ? 443 : 80)),
  })
}

/** The id behind a field that may hold the whole object. */
export const stripeId = (field: string | { id: string } | null | undefined): string | null =>
  typeof field === 'string' ? field : (field?.id ?? null)
