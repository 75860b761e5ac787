import { type ServiceName, serviceNames } from '../rpc/principals.ts'

/**
 * The streams that each service reads. A declared stream without a handler fails at boot, and NATS does not deliver undeclared
 * streams.
 */
export const subscriptions = {
  identity: ['listings', 'pricing', 'booking', 'messaging', 'payouts'],
  listings: ['identity', 'pricing', 'booking', 'payouts'],
  pricing: ['identity', 'listings', 'booking'],
  booking: ['identity', 'listings'],
  messaging: ['identity', 'listings', 'booking', 'payouts'],
  payouts: ['identity', 'listings', 'booking'],
} as const satisfies Record<ServiceName, readonly ServiceName[]>

/** The services that read a service's stream. */
export const readersOf = (stream: ServiceName): ServiceName[] =>
  serviceNames.filter((reader) => subscriptions[reader].some((read) => read === stream))

/** The subjects of a stream that are delivered to a service. Identity reads what services answer about people's data, and nothing else. */
export const deliveredSubjects = (consumer: ServiceName, stream: ServiceName): string =>
  consumer === 'identity' ? `${stream}.dataRights.>` : `${stream}.>`
