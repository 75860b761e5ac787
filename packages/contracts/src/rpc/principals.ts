/** All services. A new service is added here first. */
export const serviceNames = ['identity', 'listings', 'pricing', 'booking', 'messaging', 'payouts'] as const
export type ServiceName = (typeof serviceNames)[number]

/** The principals that may sign calls: the BFF for people, a service for itself. */
export const principals = ['bff', ...serviceNames] as const
export type Principal = (typeof principals)[number]
