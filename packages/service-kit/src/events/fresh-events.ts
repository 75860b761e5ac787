import type pg from 'pg'
import type { CrashPoint } from '../faults/crash-point.ts'
import type { Logger } from '../log/logger.ts'
import type { StoredEvent } from './outbox.ts'
import { type EventStream, publishEvent } from './publish-event.ts'

/** What was published within this time is marked by one statement, ms. */
const markAfterMs = 50

/** Nobody waits for this commit, so it does not wait for the disk: an event whose mark a crash loses is published again. */
const mark = `
  with relaxed as materialized (select set_config('synchronous_commit', 'off', true) as mode)
  update kit.outbox set published_at = clock_timestamp() from relaxed where id = any ($1::uuid[]) and relaxed.mode = 'off'`

/** Publishes events from memory right after their commit, and marks them in the outbox together. */
export interface FreshEvents {
  /** Events that are being published. */
  readonly size: number
  publish(events: readonly StoredEvent[]): void
  /** Marks what is published. Never rejects: what stays unmarked is published again. */
  mark(): Promise<void>
  /** Waits for the events that are being published, and marks them. */
  settle(): Promise<void>
}

/** Dependencies of fresh events. */
export interface FreshDeps extends EventStream {
  pool: pg.Pool
  crashPoint: CrashPoint
  log: Logger
  /** Called for each event that could not be published; it is still in the outbox. */
  onFailure(error: unknown): void
}

/** No fresh events yet. */
export const createFreshEvents = (deps: FreshDeps): FreshEvents => {
  const { pool, crashPoint, log, onFailure } = deps
  const publishing = new Set<Promise<void>>()
  const stored: string[] = []
  let timer: NodeJS.Timeout | undefined
  let marking: Promise<void> = Promise.resolve()

  const markStored = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const ids = stored.splice(0)
    if (ids.length === 0) return
    crashPoint('relay.published')
    await pool
      .query({ name: 'kit-outbox-mark-fresh', text: mark, values: [ids] })
      .catch((error: unknown) => log.warn({ err: error }, 'published events could not be marked'))
  }
  const markAll = (): Promise<void> => {
    marking = marking.then(markStored)
    return marking
  }
  const publishOne = async (event: StoredEvent): Promise<void> => {
    try {
      await publishEvent(deps, event)
      stored.push(event.id)
      timer ??= setTimeout(markAll, markAfterMs).unref()
    } catch (error) {
      onFailure(error)
    }
  }

  return {
    get size() {
      return publishing.size
    },
    publish: (events) => {
      for (const event of events) {
        const one = publishOne(event).finally(() => publishing.delete(one))
        publishing.add(one)
      }
    },
    mark: markAll,
    settle: async () => {
      await Promise.all(publishing)
      await markAll()
    },
  }
}
