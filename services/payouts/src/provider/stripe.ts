import Stripe from 'stripe'

/** Did the provider fail to answer or refuse? Anything else is a bug. */
export const isProviderProblem = (error: unknown): boolean => error instanceof Stripe.errors.StripeError

/** Did the provider understand and refuse, so that asking the same again changes nothing? */
export const isProviderRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripePermissionError

/** The SDK, pointed at Stripe or at the sandbox that speaks its protocol. */
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
export const idOf = (field: string | { id: string } | null | undefined): string | null =>
  typeof field === 'string' ? field : (field?.id ?? null)
