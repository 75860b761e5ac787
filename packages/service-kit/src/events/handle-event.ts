import { type EventDefinition, envelope } from '@nordbo/contracts'
import type { z } from 'zod'
import type { DomainClock } from '../clock/domain-clock.ts'
import type { Database, PrismaLike, TxOf } from '../database/database.ts'
import type { KitStatements } from '../database/driver-transactions.ts'
import type { CrashPoint } from '../faults/crash-point.ts'
import type { Logger } from '../log/logger.ts'
import type { CauseTracker } from '../rpc/context.ts'
import { recordInInbox } from './inbox.ts'
import type { EventSubscription } from './subscription.ts'

/** Dependencies of handling events. */
export interface EventHandlingDeps<C extends PrismaLike> {
  consumer: string
  db: Database<C>
  subscriptions: readonly EventSubscription<TxOf<C>>[]
  clock: DomainClock
  log: Logger
  causes: CauseTracker
  statements: KitStatements
  crashPoint: CrashPoint
}

const head = envelope.pick({ id: true, correlationId: true, aggregateId: true })

/** An event as it was delivered or put aside. */
export interface DeliveredEvent {
  subject: string
  /** What the message carries. */
  body: unknown
  /** The envelope fields that delivery needs; undefined when the message is no event. */
  head: z.infer<typeof head> | undefined
}

/** Reads the head of a message. */
export const readEvent = (subject: string, body: unknown): DeliveredEvent => ({
  subject,
  body,
  head: head.safeParse(body).data,
})

/** An event whose transaction is committed. */
export interface HandledEvent {
  outcome: 'handled' | 'repeated'
  /** Runs what its handlers left for after the commit. */
  finish(): Promise<void>
}

const repeated: HandledEvent = { outcome: 'repeated', finish: async () => undefined }

/** Runs an event's handlers in a transaction, as their cause. */
const runHandlers = async <C extends PrismaLike>(
  deps: EventHandlingDeps<C>,
  tx: TxOf<C>,
  { subject, body, id, correlationId }: Pick<DeliveredEvent, 'subject' | 'body'> & z.infer<typeof head>,
): Promise<HandledEvent> => {
  const cause = { traceId: correlationId, causationId: id }
  const log = deps.log.child({ traceId: correlationId, event: id, subject })
  const tasks: (() => Promise<void>)[] = []
  const afterCommit = (task: () => Promise<void>): void => void tasks.push(task)
  const context = { now: deps.clock.now(), traceId: correlationId, log, afterCommit }
  await deps.causes.run(cause, async () => {
    for (const handler of deps.subscriptions)
      if (handler.event.subject === subject) await handler.handle(body, tx, context)
  })
  deps.crashPoint('consumer.handled')
  const finish = async (): Promise<void> => {
    for (const task of tasks) await task()
  }
  return { outcome: 'handled', finish: () => deps.causes.run(cause, finish) }
}

/** Whether a service has a handler for the events of a subject. */
export const hasHandler = (
  { subscriptions }: { subscriptions: readonly { event: EventDefinition }[] },
  subject: string,
): boolean => subscriptions.some(({ event }) => event.subject === subject)

/**
 * Handles events in one transaction, in their order: their inbox rows and the effects of every handler. Returns one result for each.
 * Throws, with nothing changed, when one is no event, breaks its contract or cannot be handled.
 */
export const handleEvents = async <C extends PrismaLike>(
  deps: EventHandlingDeps<C>,
  delivered: readonly DeliveredEvent[],
): Promise<HandledEvent[]> => {
  const events = delivered.map(({ subject, body, head: read }) => ({ subject, body, ...(read ?? head.parse(body)) }))
  return deps.db.transaction(async (tx) => {
    const ids = events.map(({ id }) => id)
    const fresh = await recordInInbox(deps.statements, tx, deps.consumer, ids)
    const results: HandledEvent[] = []
    // An event that was delivered twice is handled at its first place.
    for (const event of events) results.push(fresh.delete(event.id) ? await runHandlers(deps, tx, event) : repeated)
    return results
  })
}

/** Handles one event in a transaction of its own, as `handleEvents`. */
export const handleEvent = async <C extends PrismaLike>(
  deps: EventHandlingDeps<C>,
  event: DeliveredEvent,
): Promise<HandledEvent> => {
  const [handled] = await handleEvents(deps, [event])
  if (!handled) throw new Error('an event has no result')
  return handled
}
