import { randomUUID } from 'node:crypto'
import type { Procedure, Service } from '@nordbo/contracts'
import type { Caller, CallOptions, Client } from './caller.ts'
import type { CauseTracker } from './context.ts'

/** How a service calls another one. Without `trace` the call at hand is followed by itself. */
export interface ServiceCallOptions {
  trace?: { readonly traceId: string; readonly deadline?: Date }
  idempotencyKey?: string
  /** Real ms; by default the procedure's own. */
  timeoutMs?: number
}

/** A service's client of another service: speaks for itself and carries trace and deadline of the work at hand onward. */
export const bindClient = <P extends Record<string, Procedure>>(
  caller: Caller,
  causes: CauseTracker,
  service: Service<P>,
): Client<P, ServiceCallOptions> => {
  const client = caller.client(service)
  const options = ({ trace, idempotencyKey, timeoutMs }: ServiceCallOptions = {}): CallOptions => {
    const cause = causes.getStore()
    return {
      traceId: trace?.traceId ?? cause?.traceId ?? randomUUID(),
      deadline: trace?.deadline?.getTime() ?? cause?.deadline,
      idempotencyKey,
      timeoutMs,
    }
  }
  const bind =
    <K extends keyof P>(name: K): Client<P, ServiceCallOptions>[K] =>
    (input, given) =>
      client[name](input, options(given))
  const methods = Object.keys(service.procedures).map((name) => [name, bind(name)])
  // Object.fromEntries forgets the keys; they are those of the service by construction.
  return Object.fromEntries(methods)
}
