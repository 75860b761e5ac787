import { consumerName, deliveredSubjects, type ServiceName } from '@nordbo/contracts'
import type { JsMsg, NatsConnection } from 'nats'
import type { PrismaLike } from '../database/database.ts'
import { deleteDeadLetter, listDeadLettersToRetry, storeDeadLetter } from './dead-letter.ts'
import { createDeliveryQueue } from './delivery-queue.ts'
import { type DeliveryDeps, readDelivery } from './handle-delivery.ts'
import { handleEvent, hasHandler, readEvent } from './handle-event.ts'
import { readStream } from './read-stream.ts'
import { createStallDetector } from './stall-detector.ts'
import { isStreamMissing, streamManager } from './stream.ts'

const checkEveryMs = 2_000
const alarmEveryMs = 60_000

/** Events that the broker still holds for a consumer, and the position in the stream up to which all are handled. */
interface Backlog {
  pending: number
  unacked: number
  handledTo: number
}

/** Handles the events of another service's stream. */
export interface Consumer {
  readonly name: string
  /** What the broker still holds for this consumer; empty while the stream does not exist. */
  backlog(): Promise<Backlog>
  /** Handles the dead letters that are marked for a retry; returns how many succeeded. */
  retryDeadLetters(): Promise<number>
  stop(): Promise<void>
}

/** Dependencies of a consumer. */
export interface ConsumerDeps<C extends PrismaLike> extends Omit<DeliveryDeps<C>, 'consumer'> {
  service: ServiceName
  stream: ServiceName
  nats: NatsConnection
  /** Time in ms without a heartbeat after which the broker gives an event to another process. */
  ackWaitMs: number
  /** Time without progress in ms after which an alarm is logged. */
  stallAlarmMs: number
}

/** Handles the dead letters that are marked for a retry; returns how many succeeded. */
const retryStoredLetters = async <C extends PrismaLike>(deps: DeliveryDeps<C>): Promise<number> => {
  let handled = 0
  for (const { event_id: eventId, subject, envelope } of await listDeadLettersToRetry(deps.pool, deps.consumer)) {
    try {
      if (hasHandler(deps, subject)) await (await handleEvent(deps, readEvent(subject, envelope))).finish()
      await deleteDeadLetter(deps.pool, deps.consumer, eventId)
      handled++
    } catch (error) {
      deps.log.error({ err: error, event: eventId }, 'a dead letter failed again')
      await storeDeadLetter(deps.pool, { consumer: deps.consumer, eventId, subject, envelope, attempts: 1 }, error)
    }
  }
  return handled
}

/** Measures the backlog at each call, and logs an error at most once a minute while the consumer makes no progress. */
const createProgressReport = <C extends PrismaLike>(deps: ConsumerDeps<C> & { consumer: string }) => {
  const stalledFor = createStallDetector()
  let alarmedAt = Number.NEGATIVE_INFINITY
  return ({ pending, unacked, handledTo }: Backlog): void => {
    const now = performance.now()
    const stallMs = stalledFor({ waiting: pending + unacked, handledTo }, now)
    deps.metrics.consumerLag(deps.consumer, pending, unacked, stallMs / 1_000)
    if (stallMs <= deps.stallAlarmMs || now - alarmedAt <= alarmEveryMs) return
    alarmedAt = now
    deps.log.error({ pending, unacked, stillMs: Math.round(stallMs) }, 'a consumer makes no progress')
  }
}

/** What `ask` returns; undefined while the stream or the consumer does not exist. */
const ifThere = <T>(ask: Promise<T>): Promise<T | undefined> =>
  ask.catch((error: unknown) => {
    if (isStreamMissing(error)) return undefined
    throw error
  })

/** The broker's figures of a consumer; undefined while the stream does not exist. */
const readBacklog = async (nats: NatsConnection, stream: string, name: string): Promise<Backlog | undefined> => {
  const { consumers, streams } = await streamManager(nats)
  const info = await ifThere(consumers.info(stream, name))
  if (info) return { pending: info.num_pending, unacked: info.num_ack_pending, handledTo: info.ack_floor.stream_seq }
  // A consumer that is not added yet will be delivered what the stream holds.
  const held = await ifThere(streams.info(stream))
  return held && { pending: held.state.messages, unacked: 0, handledTo: 0 }
}

/** Starts a consumer. It waits for a stream that does not exist yet, and is created again when the broker lost it. */
export const startConsumer = <C extends PrismaLike>(given: ConsumerDeps<C>): Consumer => {
  const name = consumerName(given.service, given.stream)
  const stopping = new AbortController()
  const deps = { ...given, consumer: name, log: given.log.child({ consumer: name }), stopping: stopping.signal }
  const inFlight = new Set<JsMsg>()
  const queue = createDeliveryQueue(deps, ({ message }) => inFlight.delete(message))

  const take = (message: JsMsg): void => {
    if (hasHandler(deps, message.subject)) {
      inFlight.add(message)
      queue.add(readDelivery(message))
    } else {
      deps.metrics.event(name, 'unknown')
      message.ack()
    }
  }

  const backlog = async (): Promise<Backlog> =>
    (await readBacklog(deps.nats, deps.stream, name)) ?? { pending: 0, unacked: inFlight.size, handledTo: 0 }

  const retryDeadLetters = (): Promise<number> => retryStoredLetters(deps)

  const reportProgress = createProgressReport(deps)
  const progressTimer = setInterval(() => {
    backlog()
      .then(reportProgress)
      .then(retryDeadLetters)
      .catch((error: unknown) => deps.log.debug({ err: error }, 'cannot see the consumer'))
  }, checkEveryMs)
  // Extends the ack deadline of queued and running messages, so that the broker does not redeliver them.
  const heartbeatTimer = setInterval(() => {
    for (const message of inFlight) message.working()
  }, deps.ackWaitMs / 3)
  progressTimer.unref()
  heartbeatTimer.unref()
  const running = readStream({ ...deps, name, subjects: deliveredSubjects(deps.service, deps.stream), take })

  return {
    name,
    backlog,
    retryDeadLetters,
    stop: async () => {
      stopping.abort()
      clearInterval(progressTimer)
      await queue.idle()
      await running
      clearInterval(heartbeatTimer)
    },
  }
}
