import type { ServiceName } from '../rpc/principals.ts'

/**
 * The streams that each service reads. A declared stream without a handler fails at boot, and NATS does not deliver undeclared
 * streams.
 */
export const subscriptions = {
  identity: [],
  listings: ['identity', 'pricing', 'booking', 'payouts'],
  pricing: ['identity', 'listings', 'booking'],
  booking: ['identity', 'listings'],
  messaging: ['identity', 'listings', 'booking', 'payouts'],
  payouts: ['identity', 'listings', 'booking'],
} as const satisfies Record<ServiceName, readonly ServiceName[]>
