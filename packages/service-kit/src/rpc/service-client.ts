import { randomUUID } from 'node:crypto'
import { type Procedure, procedureSubject, type Service } from '@nordbo/contracts'
import { ProcedureUnavailable } from '../errors/procedure-unavailable.ts'
import type { Caller, CallOptions, Client } from './caller.ts'
import type { CauseTracker } from './context.ts'

/** How a service calls another one. By default a call has the trace and the deadline of the work that makes it. */
export interface ServiceCallOptions {
  trace?: { readonly traceId: string; readonly deadline?: Date }
  idempotencyKey?: string
  /** Real ms; by default the procedure's own. */
  timeoutMs?: number
}

/**
 * A service's client of another service: calls as itself, with the trace and the deadline of the current work. A service that answers
 * `service.unavailable`, because what it needs is away, counts as away itself: its procedure throws ProcedureUnavailable.
 */
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
    async (input, given) => {
      const answer = await client[name](input, options(given))
      if (!answer.ok && answer.error.code === 'service.unavailable')
        throw new ProcedureUnavailable(procedureSubject(service.name, String(name)), false)
      return answer
    }
  const methods = Object.keys(service.procedures).map((name) => [name, bind(name)])
  // Object.fromEntries loses the type of the keys, which are the service's.
  return Object.fromEntries(methods)
}
