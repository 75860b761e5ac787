import {
  AckPolicy,
  ConsumerEvents,
  type ConsumerMessages,
  DeliverPolicy,
  type JsMsg,
  type NatsConnection,
  nanos,
} from 'nats'
import type { Logger } from '../log/logger.ts'
import { isStreamMissing, streamManager } from './stream.ts'

/** Events buffered in the process at most. */
const maxBuffered = 64

/** A durable consumer of a stream, and what its messages are passed to. */
export interface StreamReader {
  nats: NatsConnection
  stream: string
  /** Name of the durable consumer. */
  name: string
  /** The subjects that it is delivered. */
  subjects: string
  /** Time in ms without a heartbeat after which the broker gives an event to another process. */
  ackWaitMs: number
  log: Logger
  take(message: JsMsg): void
  stopping: AbortSignal
}

const ensureConsumer = async ({
  nats,
  stream,
  name,
  subjects,
  ackWaitMs,
}: Pick<StreamReader, 'nats' | 'stream' | 'name' | 'subjects' | 'ackWaitMs'>): Promise<void> => {
  const manager = await streamManager(nats)
  await manager.consumers.add(stream, {
    durable_name: name,
    filter_subject: subjects,
    ack_policy: AckPolicy.Explicit,
    ack_wait: nanos(ackWaitMs),
    deliver_policy: DeliverPolicy.All,
    max_ack_pending: 4 * maxBuffered,
    // Attempts are counted here, because the broker would drop an event at its limit.
    max_deliver: -1,
  })
}

/**
 * Resolves with true once the broker misses the heartbeats of a consumer of which no message was ever acked. A consumer that NATS adds
 * while it is still creating the stream stays like this: it counts messages as delivered, and sends nothing (seen with 2.9.10). Resolves
 * with false when the messages end.
 */
const isMute = async (
  { nats, stream, name }: Pick<StreamReader, 'nats' | 'stream' | 'name'>,
  messages: ConsumerMessages,
): Promise<boolean> => {
  const manager = await streamManager(nats)
  for await (const { type } of await messages.status()) {
    if (type !== ConsumerEvents.HeartbeatsMissed) continue
    // While the broker is away, so are its figures; its heartbeats are missed again when it is back.
    const info = await manager.consumers.info(stream, name).catch(() => undefined)
    if (info?.ack_floor.consumer_seq === 0) return true
  }
  return false
}

/** Waits until the time is up or the signal aborts. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
    if (signal.aborted) done()
  })

/**
 * Passes the messages of a stream to `take` until `stopping` aborts. Waits for a stream that does not exist yet, and creates the
 * consumer again when the broker lost it.
 */
export const readStream = async ({
  nats,
  stream,
  name,
  subjects,
  ackWaitMs,
  log,
  take,
  stopping,
}: StreamReader): Promise<void> => {
  let messages: ConsumerMessages | undefined
  stopping.addEventListener('abort', () => messages?.stop())

  /** Replaces a consumer that sends nothing. Events that it counts as delivered are delivered again. */
  const replaceIfMute = async (messages: ConsumerMessages): Promise<void> => {
    try {
      if (!(await isMute({ nats, stream, name }, messages)) || stopping.aborted) return
      log.warn('the broker sends no heartbeats, adding the consumer again')
      await (await streamManager(nats)).consumers.delete(stream, name)
      messages.stop()
    } catch (error) {
      log.debug({ err: error }, 'cannot see why the broker sends no heartbeats')
    }
  }

  const consume = async (): Promise<void> => {
    await ensureConsumer({ nats, stream, name, subjects, ackWaitMs })
    const consumer = await nats.jetstream().consumers.get(stream, name)
    messages = await consumer.consume({
      max_messages: maxBuffered,
      expires: 5_000,
      idle_heartbeat: 1_000,
      abort_on_missing_resource: true,
      callback: take,
    })
    if (stopping.aborted) messages.stop()
    void replaceIfMute(messages)
    const ended = await messages.closed()
    if (ended && !stopping.aborted) log.warn({ err: ended }, 'lost the stream, taking it up again')
  }

  for (let failures = 0; !stopping.aborted; ) {
    try {
      await consume()
      failures = 0
    } catch (error) {
      failures++
      if (isStreamMissing(error)) log.debug('the stream does not exist yet')
      else if (!stopping.aborted) log.warn({ err: error }, 'cannot take events yet')
    }
    await pause(Math.min(2_000, 50 * 2 ** failures), stopping)
  }
}
