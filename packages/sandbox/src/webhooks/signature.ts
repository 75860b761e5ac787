import { createHmac } from 'node:crypto'

/**
 * The `Stripe-Signature` header for a payload: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.payload">`.
 * @see https://docs.stripe.com/webhooks#verify-manually
 */
export function signatureHeader(payload: string, secret: string, unixSeconds: number): string {
  const digest = createHmac('sha256', secret).update(`${unixSeconds}.${payload}`).digest('hex')
  return `t=${unixSeconds},v1=${digest}`
}
