import type { JsMsg } from 'nats'
import type pg from 'pg'
import type { PrismaLike } from '../database/database.ts'
import type { CrashPoint } from '../faults/crash-point.ts'
import type { Metrics } from '../health/metrics.ts'
import { decode } from '../rpc/wire.ts'
import { storeDeadLetter } from './dead-letter.ts'
import { type EventHandlingDeps, handleEvent, readEnvelopeHead } from './handle-event.ts'

/** Deliveries after which an event that crashes the process each time becomes a dead letter. */
const maxDeliveries = 20

/** Dependencies of handling a delivery. */
export interface DeliveryDeps<C extends PrismaLike> extends EventHandlingDeps<C> {
  pool: pg.Pool
  metrics: Metrics
  crashPoint: CrashPoint
  /** Pauses in ms between attempts; one attempt more than there are pauses. */
  backoff: readonly number[]
}

/** What a message carries; undefined when it is not JSON. */
export const parseMessage = (message: JsMsg): unknown => {
  try {
    return decode(message.data)
  } catch {
    return undefined
  }
}

const moveToDeadLetters = async <C extends PrismaLike>(
  deps: DeliveryDeps<C>,
  message: JsMsg,
  error: unknown,
): Promise<void> => {
  const envelope = parseMessage(message)
  const eventId = readEnvelopeHead(envelope)?.id
  deps.log.error({ err: error, event: eventId, subject: message.subject }, 'gave up on an event')
  // A message that is no envelope has no id to store it under; it is only logged.
  const letter = { consumer: deps.consumer, subject: message.subject, envelope, attempts: message.info.deliveryCount }
  if (eventId !== undefined) await storeDeadLetter(deps.pool, { ...letter, eventId }, error)
  deps.metrics.event(deps.consumer, 'dead')
}

/** Handles a delivered event: acks after the commit, else asks for redelivery, and finally stores a dead letter. */
export const handleDelivery = async <C extends PrismaLike>(deps: DeliveryDeps<C>, message: JsMsg): Promise<void> => {
  const tries = message.info.deliveryCount
  try {
    if (tries > maxDeliveries) throw new Error(`delivered ${tries} times without an end`)
    const outcome = await handleEvent(deps, message.subject, parseMessage(message))
    deps.metrics.event(deps.consumer, outcome)
    deps.crashPoint('consumer.committed')
    message.ack()
  } catch (error) {
    const pause = deps.backoff[tries - 1]
    if (pause === undefined) {
      await moveToDeadLetters(deps, message, error)
      message.term()
    } else {
      deps.metrics.event(deps.consumer, 'failed')
      deps.log.warn({ err: error, subject: message.subject, tries, retryInMs: pause }, 'could not handle an event')
      message.nak(pause)
    }
  }
}
