import { type DataOf, type Envelope, type EventDefinition, envelope } from '@nordbo/contracts'
import type { TransactionScope } from '../database/database.ts'
import type { Logger } from '../log/logger.ts'

/** The context of a handled event. */
export interface EventContext extends TransactionScope {
  /** Domain time at which the event is handled. */
  readonly now: Date
  readonly traceId: string
  readonly log: Logger
}

/** A handler and the event it is for. */
export interface EventSubscription<Tx> {
  readonly event: EventDefinition
  /** Parses and handles; throws when the event breaks its contract or the handler fails. */
  handle(message: unknown, tx: Tx, context: EventContext): Promise<void>
}

/**
 * Handles an event inside the transaction that records it as handled: once per service, however often it is delivered. Order is not
 * guaranteed: ignore a revision older than the stored one.
 */
export const on = <E extends EventDefinition, Tx>(
  event: E,
  handler: (event: Envelope<DataOf<E>>, tx: Tx, context: EventContext) => Promise<void>,
): EventSubscription<Tx> => {
  const schema = envelope.extend({ data: event.data })
  return {
    event,
    // The schema's output is the envelope of E by construction, which TypeScript cannot see through the generic.
    handle: (message, tx, context) => handler(schema.parse(message) as Envelope<DataOf<E>>, tx, context),
  }
}
