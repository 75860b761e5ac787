import type { ServiceName } from '../rpc/principals.ts'

/**
 * Whose streams each service reads. A declared stream without a handler fails at boot, and NATS refuses to
 * deliver what is not declared.
 */
export const subscriptions = {
  identity: [],
  listings: ['identity', 'pricing', 'booking'],
  pricing: ['identity', 'listings', 'booking'],
  booking: ['identity', 'listings'],
  messaging: ['identity', 'listings', 'booking', 'payouts'],
  payouts: ['identity', 'booking'],
} as const satisfies Record<ServiceName, readonly ServiceName[]>
