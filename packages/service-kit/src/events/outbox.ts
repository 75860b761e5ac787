import { randomUUID } from 'node:crypto'
import type { EventDefinition } from '@nordbo/contracts'
import type { z } from 'zod'
import type { DomainClock } from '../clock/domain-clock.ts'
import type { SqlClient } from '../database/database.ts'
import type { KitStatements } from '../database/driver-transactions.ts'
import type { CauseTracker } from '../rpc/context.ts'
import { maxBodyBytes } from '../rpc/wire.ts'

/** A hint to one person's browsers, sent right after the event. */
export interface NoticeDraft {
  userId: string
  type: string
  id: string
  revision: number
}

/** An event to emit. */
export interface EventDraft<E extends EventDefinition> {
  aggregateId: string
  /** Counts the changes of the aggregate; a projection ignores what is older. */
  revision: number
  data: z.input<E['data']>
  notify?: readonly NoticeDraft[]
}

/** Writes an event in a transaction. Returns its id; throws when the data breaks the contract. */
export type Emit = <E extends EventDefinition>(tx: SqlClient, event: E, draft: EventDraft<E>) => Promise<string>

/** An event to be written together with others. */
export interface OutgoingEvent {
  event: EventDefinition
  draft: EventDraft<EventDefinition>
}
/** Pairs an event with a draft of its own type. */
export const outgoing = <E extends EventDefinition>(event: E, draft: EventDraft<E>): OutgoingEvent => ({ event, draft })

/** Writes several events in a transaction, in their order and one round trip. Throws when the data of one breaks its contract. */
export type EmitAll = (tx: SqlClient, events: readonly OutgoingEvent[]) => Promise<void>

interface OutboxRow {
  id: string
  subject: string
  /** JSON text. */
  envelope: string
  notify: readonly NoticeDraft[]
}

/** Writes events to kit.outbox and remembers which transactions did. */
export const createOutbox = (deps: {
  service: string
  clock: DomainClock
  causes: CauseTracker
  statements: KitStatements
}) => {
  const wrote = new WeakSet<object>()

  const rowOf = ({ event, draft }: OutgoingEvent): OutboxRow => {
    if (event.service !== deps.service) throw new Error(`${deps.service} may not emit ${event.type}`)
    const cause = deps.causes.getStore()
    const id = randomUUID()
    const envelope = JSON.stringify({
      id,
      type: event.type,
      version: event.version,
      occurredAt: deps.clock.now().toISOString(),
      correlationId: cause?.traceId ?? id,
      causationId: cause?.causationId ?? null,
      aggregateId: draft.aggregateId,
      revision: draft.revision,
      data: event.data.parse(draft.data),
    })
    if (Buffer.byteLength(envelope) > maxBodyBytes)
      throw new Error(`${event.type} is too large for an event: send ids, not content`)
    return { id, subject: event.subject, envelope, notify: draft.notify ?? [] }
  }

  const emit: Emit = async (tx, event, draft) => {
    const { id, subject, envelope, notify } = rowOf(outgoing(event, draft))
    await deps.statements.execute(tx, {
      sql: 'insert into kit.outbox (id, subject, envelope, notify) values ($1::uuid, $2, $3::jsonb, $4::jsonb)',
      values: [id, subject, envelope, JSON.stringify(notify)],
    })
    wrote.add(tx)
    return id
  }

  const emitAll: EmitAll = async (tx, events) => {
    if (events.length === 0) return
    await deps.statements.execute(tx, {
      sql: `insert into kit.outbox (id, subject, envelope, notify)
            select (item->>'id')::uuid, item->>'subject', (item->>'envelope')::jsonb, item->'notify'
            from jsonb_array_elements($1::jsonb) with ordinality as rows (item, position) order by position`,
      values: [JSON.stringify(events.map(rowOf))],
    })
    wrote.add(tx)
  }

  return { emit, emitAll, wrote: (tx: object): boolean => wrote.has(tx) }
}
