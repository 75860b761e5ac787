import { randomUUID } from 'node:crypto'
import type { EventDefinition } from '@nordbo/contracts'
import type { z } from 'zod'
import type { DomainClock } from '../clock/domain-clock.ts'
import type { SqlClient } from '../database/database.ts'
import type { KitStatements } from '../database/driver-transactions.ts'
import type { CauseTracker } from '../rpc/context.ts'
import { maxBodyBytes } from '../rpc/wire.ts'

/** A hint to one person's browsers, sent right after the commit of its event. It may be lost. */
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

/** An event as it is stored and published. */
export interface StoredEvent {
  id: string
  subject: string
  /** JSON text. */
  envelope: string
}

/** The events that a transaction wrote, in their order, the notices about them, and what it marked as changed. */
export interface Emitted {
  events: readonly StoredEvent[]
  notices: readonly NoticeDraft[]
  /** Ids by the subject on which they are named after the commit; null stands for everything. */
  changes: ReadonlyMap<string, ReadonlySet<string | null>>
}

/**
 * Names a thing on a core-NATS subject right after the transaction's commit, as `{ v: 1, ids }`, once however often it is marked. Null
 * names everything: `ids` is null then. The message may be lost.
 */
export type MarkChanged = (tx: object, subject: string, id: string | null) => void

interface Collected {
  events: StoredEvent[]
  notices: NoticeDraft[]
  changes: Map<string, Set<string | null>>
}

/**
 * Writes events to kit.outbox and remembers them by transaction, so that they can be published after its commit without being read
 * again. Notices are not stored: the column `notify` is left for the previous release.
 */
export const createOutbox = (deps: {
  service: string
  clock: DomainClock
  causes: CauseTracker
  statements: KitStatements
}) => {
  const emittedBy = new WeakMap<object, Collected>()
  const collectedBy = (tx: object): Collected => {
    const known = emittedBy.get(tx)
    if (known) return known
    const collected: Collected = { events: [], notices: [], changes: new Map() }
    emittedBy.set(tx, collected)
    return collected
  }

  const rowOf = ({ event, draft }: OutgoingEvent): StoredEvent => {
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
    return { id, subject: event.subject, envelope }
  }

  const noticesOf = (drafts: readonly EventDraft<EventDefinition>[]): NoticeDraft[] =>
    drafts.flatMap(({ notify }) => notify ?? [])

  const remember = (
    tx: object,
    events: readonly StoredEvent[],
    drafts: readonly EventDraft<EventDefinition>[],
  ): void => {
    const emitted = collectedBy(tx)
    emitted.events.push(...events)
    emitted.notices.push(...noticesOf(drafts))
  }

  const emit: Emit = async (tx, event, draft) => {
    const row = rowOf(outgoing(event, draft))
    await deps.statements.execute(tx, {
      sql: 'insert into kit.outbox (id, subject, envelope) values ($1::uuid, $2, $3::jsonb)',
      values: [row.id, row.subject, row.envelope],
    })
    remember(tx, [row], [draft])
    return row.id
  }

  const emitAll: EmitAll = async (tx, events) => {
    if (events.length === 0) return
    const rows = events.map(rowOf)
    await deps.statements.execute(tx, {
      sql: `insert into kit.outbox (id, subject, envelope)
            select (item->>'id')::uuid, item->>'subject', (item->>'envelope')::jsonb
            from jsonb_array_elements($1::jsonb) with ordinality as rows (item, position) order by position`,
      values: [JSON.stringify(rows)],
    })
    remember(
      tx,
      rows,
      events.map(({ draft }) => draft),
    )
  }

  const markChanged: MarkChanged = (tx, subject, id) => {
    const { changes } = collectedBy(tx)
    changes.set(subject, (changes.get(subject) ?? new Set()).add(id))
  }

  return {
    emit,
    emitAll,
    markChanged,
    /** Prepares events for a statement of a transaction that writes them itself, and remembers them as `emit` does. */
    prepareIn: (tx: object, events: readonly OutgoingEvent[]): readonly StoredEvent[] => {
      const rows = events.map(rowOf)
      if (rows.length > 0)
        remember(
          tx,
          rows,
          events.map(({ draft }) => draft),
        )
      return rows
    },
    /** Prepares events for a statement that writes them itself. */
    prepare: (events: readonly OutgoingEvent[]): Emitted => ({
      events: events.map(rowOf),
      notices: noticesOf(events.map(({ draft }) => draft)),
      changes: new Map(),
    }),
    /** What a transaction wrote; undefined if it wrote no event and marked no change. */
    emittedBy: (tx: object): Emitted | undefined => emittedBy.get(tx),
  }
}
