import { envelope } from '@nordbo/contracts'
import type { DomainClock } from '../clock/domain-clock.ts'
import type { Database, PrismaLike, TxOf } from '../database/database.ts'
import type { KitStatements } from '../database/driver-transactions.ts'
import type { Logger } from '../log/logger.ts'
import type { CauseTracker } from '../rpc/context.ts'
import { recordInInbox } from './inbox.ts'
import type { EventSubscription } from './subscription.ts'

/** Dependencies of handling an event. */
export interface EventHandlingDeps<C extends PrismaLike> {
  consumer: string
  db: Database<C>
  subscriptions: readonly EventSubscription<TxOf<C>>[]
  clock: DomainClock
  log: Logger
  causes: CauseTracker
  statements: KitStatements
}

const head = envelope.pick({ id: true, correlationId: true, aggregateId: true })

/** The envelope fields that delivery needs; undefined when the message is no event. */
export const readEnvelopeHead = (message: unknown) => head.safeParse(message).data

/** Handles one event: the inbox row and every handler's effect in one transaction. */
export const handleEvent = async <C extends PrismaLike>(
  deps: EventHandlingDeps<C>,
  subject: string,
  message: unknown,
): Promise<'handled' | 'repeated' | 'unknown'> => {
  const handlers = deps.subscriptions.filter((subscription) => subscription.event.subject === subject)
  if (handlers.length === 0) return 'unknown'
  const { id, correlationId } = head.parse(message)
  const log = deps.log.child({ traceId: correlationId, event: id, subject })
  return deps.causes.run({ traceId: correlationId, causationId: id }, () =>
    deps.db.transaction(async (tx, { afterCommit }) => {
      if (!(await recordInInbox(deps.statements, tx, deps.consumer, id))) return 'repeated'
      const context = { now: deps.clock.now(), traceId: correlationId, log, afterCommit }
      for (const handler of handlers) await handler.handle(message, tx, context)
      return 'handled'
    }),
  )
}
