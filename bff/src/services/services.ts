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
import type { Caller, CallOptions, Client, TextClient } from '@nordbo/service-kit'
import type { CallBatches } from './call-batches.ts'

/** Options of a service call: actor, trace id, idempotency key and the request's call batches. */
export interface ServiceCall extends CallOptions {
  batches?: CallBatches
}

/** A call that its request's batches count. */
const counted =
  <Input, Answer>(call: (input: Input, options?: CallOptions) => Promise<Answer>) =>
  (input: Input, { batches, ...options }: ServiceCall = {}): Promise<Answer> =>
    batches ? batches.run(() => call(input, options)) : call(input, options)

const clientOf = <P extends Record<string, Procedure>>(caller: Caller, service: Service<P>): Client<P, ServiceCall> => {
  const client = caller.client(service)
  const bind = <K extends keyof P>(name: K) => counted(client[name])
  const calls = Object.keys(service.procedures).map((name) => [name, bind(name)])
  // Object.fromEntries returns `any`; the keys are those of the service.
  return Object.fromEntries(calls)
}

const textClientOf = <P extends Record<string, Procedure>>(
  caller: Caller,
  service: Service<P>,
): TextClient<P, ServiceCall> => {
  const client = caller.textClient(service)
  const bind = <K extends keyof P>(name: K) => counted(client[name])
  const calls = Object.keys(service.procedures).map((name) => [name, bind(name)])
  // As above.
  return Object.fromEntries(calls)
}

/** Typed clients of all services that the BFF calls. */
export const connectServices = (caller: Caller) => ({
  identity: clientOf(caller, identityService),
  listings: clientOf(caller, listingsService),
  pricing: clientOf(caller, pricingService),
  booking: clientOf(caller, bookingService),
  payouts: clientOf(caller, payoutsService),
  messaging: clientOf(caller, messagingService),
  /** The same calls for answers that are passed on as they are. */
  texts: { listings: textClientOf(caller, listingsService), booking: textClientOf(caller, bookingService) },
})
export type Services = ReturnType<typeof connectServices>
