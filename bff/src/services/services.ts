import {
  bookingService,
  identityService,
  listingsService,
  messagingService,
  type Procedure,
  payoutsService,
  pricingService,
  type Service,
} from '@nordbo/contracts'
import type { Caller, CallOptions, Client } from '@nordbo/service-kit'
import type { CallBatches } from './call-batches.ts'

/** Options of a service call: actor, trace id, idempotency key and the request's call batches. */
export interface ServiceCall extends CallOptions {
  batches?: CallBatches
}

const counted = <P extends Record<string, Procedure>>(caller: Caller, service: Service<P>): Client<P, ServiceCall> => {
  const client = caller.client(service)
  const bind =
    <K extends keyof P>(name: K): Client<P, ServiceCall>[K] =>
    (input, { batches, ...options } = {}) =>
      batches ? batches.run(() => client[name](input, options)) : client[name](input, options)
  const calls = Object.keys(service.procedures).map((name) => [name, bind(name)])
  // Object.fromEntries returns `any`; the keys are those of the service.
  return Object.fromEntries(calls)
}

/** Typed clients of all services that the BFF calls. */
export const connectServices = (caller: Caller) => ({
  identity: counted(caller, identityService),
  listings: counted(caller, listingsService),
  pricing: counted(caller, pricingService),
  booking: counted(caller, bookingService),
  payouts: counted(caller, payoutsService),
  messaging: counted(caller, messagingService),
})
export type Services = ReturnType<typeof connectServices>
