/** The services that exist. A later service is added here first. */
export const serviceNames = ['identity', 'listings', 'pricing', 'booking', 'messaging', 'payouts'] as const
export type ServiceName = (typeof serviceNames)[number]

/** Who may sign a call: the BFF for people, a service for itself. */
export const principals = ['bff', ...serviceNames] as const
export type Principal = (typeof principals)[number]
