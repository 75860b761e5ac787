import { consumerName, readersOf, type ServiceName } from '@nordbo/contracts'
import type { NatsConnection } from 'nats'
import type pg from 'pg'
import { z } from 'zod'
import type { Logger } from '../log/logger.ts'
import { addSample, latestHandled, oldestPosition, type StreamSample } from './handled-until.ts'
import { ensureStream, isStreamMissing, streamManager } from './stream.ts'

/** Sees when the broker lost a service's own stream, and fills it again (docs/architecture.md, How they talk). */
export interface StreamKeeper {
  /**
   * Creates a stream that is missing. Events that a lost stream may have taken with it are given back to the relay: those that were
   * published since the oldest position of the consumers. Returns how many.
   */
  check(): Promise<number>
}

/** Dependencies of the keeper. */
export interface KeeperDeps {
  service: ServiceName
  pool: pg.Pool
  nats: NatsConnection
  log: Logger
  replicas: number
}

/** The position of the consumers is asked for and stored this often, ms. A late one only makes more events come again. */
const storeEveryMs = 10_000

const Stored = z.tuple([
  z.object({ now: z.date(), created: z.string().nullable(), lastSeq: z.coerce.number().nullable() }),
])

const read = `select clock_timestamp() as now, created, last_seq as "lastSeq"
  from (select) as one left join kit.stream_position on true`
const write = `insert into kit.stream_position (created, last_seq, handled_until) values ($1, $2, $3)
  on conflict (one_row) do update set last_seq = greatest(stream_position.last_seq, excluded.last_seq),
    handled_until = greatest(stream_position.handled_until, excluded.handled_until)
  where stream_position.created = excluded.created`
// In one statement, so that one process alone gives the events back.
const giveBack = `with lost as (
    update kit.stream_position set created = $1, last_seq = $2 where created = $3 and last_seq = $4 returning handled_until)
  update kit.outbox set published_at = null, waiting_since = clock_timestamp() from lost
  where published_at >= coalesce(lost.handled_until, '-infinity')`

/** Keeps a service's own stream. Nothing is known of it yet but what the database holds. */
export const createStreamKeeper = ({ service, pool, nats, log, replicas }: KeeperDeps): StreamKeeper => {
  const samples: StreamSample[] = []
  let settledSeq = -1
  let storeAt = 0

  const readStream = async () => {
    const { streams } = await streamManager(nats)
    try {
      return await streams.info(service)
    } catch (error) {
      if (!isStreamMissing(error)) throw error
      await ensureStream(nats, service, replicas)
      return streams.info(service)
    }
  }
  const readPlace = async (reader: ServiceName) => {
    const { consumers } = await streamManager(nats)
    return consumers.info(service, consumerName(reader, service)).catch((error: unknown) => {
      if (isStreamMissing(error)) return undefined
      throw error
    })
  }

  return {
    check: async () => {
      const [stored] = Stored.parse((await pool.query({ name: 'kit-stream-position', text: read })).rows)
      // Asked after the database: what was published before `stored.now` is in the stream.
      const { created, state } = await readStream()
      const lastSeq = state.last_seq
      const isLost = stored.created !== null && (stored.created !== created || lastSeq < (stored.lastSeq ?? 0))
      if (isLost) {
        samples.splice(0)
        settledSeq = -1
        const { rowCount } = await pool.query(giveBack, [created, lastSeq, stored.created, stored.lastSeq])
        const events = rowCount ?? 0
        log.warn({ events }, 'the broker lost the stream, its events are published again')
        return events
      }
      addSample(samples, { at: stored.now, lastSeq })
      if (performance.now() < storeAt) return 0
      storeAt = performance.now() + storeEveryMs
      const handled = latestHandled(
        samples,
        oldestPosition(await Promise.all(readersOf(service).map(readPlace)), lastSeq),
      )
      if (lastSeq === stored.lastSeq && (handled?.lastSeq ?? -1) === settledSeq) return 0
      await pool.query({ name: 'kit-stream-seen', text: write, values: [created, lastSeq, handled?.at ?? null] })
      settledSeq = handled?.lastSeq ?? -1
      return 0
    },
  }
}
