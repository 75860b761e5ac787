import type { JsMsg } from 'nats'
import type pg from 'pg'
import type { PrismaLike } from '../database/database.ts'
import type { Metrics } from '../health/metrics.ts'
import { decode } from '../rpc/wire.ts'
import { storeDeadLetter } from './dead-letter.ts'
import {
  type DeliveredEvent,
  type EventHandlingDeps,
  type HandledEvent,
  handleEvent,
  handleEvents,
  readEvent,
} from './handle-event.ts'
import { forgetAttempts, recordAttempt } from './unended-attempts.ts'

/** From this delivery on an event is suspected of ending its process, and its attempts are counted one by one. */
const suspectedFrom = 3
/** Attempts after which an event that ends the process each time becomes a dead letter. */
const maxAttempts = 20

/** Dependencies of handling a delivery. */
export interface DeliveryDeps<C extends PrismaLike> extends EventHandlingDeps<C> {
  pool: pg.Pool
  metrics: Metrics
  /** Pauses in ms between attempts; one attempt more than there are pauses. */
  backoff: readonly number[]
}

/** A message of the broker and its event. */
export interface Delivery {
  message: JsMsg
  event: DeliveredEvent
  /** How often its handling has begun, once that is known better than by its deliveries. */
  attempts?: number
}

/** Whether an event may be what ended the process, so that no other suspected one may be handled at the same time. */
export const isSuspected = ({ message }: Delivery): boolean => message.info.deliveryCount >= suspectedFrom

const attemptsOf = ({ message, attempts }: Delivery): number => attempts ?? message.info.deliveryCount

const parse = (message: JsMsg): unknown => {
  try {
    return decode(message.data)
  } catch {
    return undefined
  }
}

/** Reads a message; its event has no head when it is none. */
export const readDelivery = (message: JsMsg): Delivery => ({
  message,
  event: readEvent(message.subject, parse(message)),
})

/** Forgets the counted attempts of an event. A row that stays is deleted by its age. */
const forgetAttemptsOf = async <C extends PrismaLike>(
  { pool, consumer, log }: DeliveryDeps<C>,
  { attempts, event }: Delivery,
): Promise<void> => {
  if (attempts === undefined || !event.head) return
  await forgetAttempts(pool, consumer, event.head.id).catch((error: unknown) =>
    log.debug({ err: error }, 'could not forget the attempts of an event'),
  )
}

const moveToDeadLetters = async <C extends PrismaLike>(
  deps: DeliveryDeps<C>,
  delivery: Delivery,
  error: unknown,
): Promise<void> => {
  const { subject, body, head } = delivery.event
  deps.log.error({ err: error, event: head?.id, subject }, 'gave up on an event')
  // A message that is no envelope has no id to store it under; it is only logged.
  const letter = { consumer: deps.consumer, subject, envelope: body, attempts: attemptsOf(delivery) }
  if (head) await storeDeadLetter(deps.pool, { ...letter, eventId: head.id }, error)
  await forgetAttemptsOf(deps, delivery)
  deps.metrics.event(deps.consumer, 'dead')
}

/** Asks for redelivery after a failure, or stores a dead letter after the last attempt. Never rejects. */
const giveBack = async <C extends PrismaLike>(
  deps: DeliveryDeps<C>,
  delivery: Delivery,
  error: unknown,
): Promise<void> => {
  const { message, event } = delivery
  const tries = attemptsOf(delivery)
  const pause = deps.backoff[tries - 1]
  if (pause !== undefined) {
    deps.metrics.event(deps.consumer, 'failed')
    deps.log.warn({ err: error, subject: event.subject, tries, retryInMs: pause }, 'could not handle an event')
    return message.nak(pause)
  }
  try {
    await moveToDeadLetters(deps, delivery, error)
    message.term()
  } catch (problem) {
    // The dead letter could not be written either: the broker delivers the event again.
    deps.log.error({ err: problem }, 'could not put an event aside')
    message.nak(deps.backoff.at(-1) ?? 1_000)
  }
}

/** Acks an event once `handling` has committed it, else gives it back. Never rejects. */
const ackAfter = async <C extends PrismaLike>(
  deps: DeliveryDeps<C>,
  delivery: Delivery,
  handling: Promise<HandledEvent>,
): Promise<void> => {
  try {
    const { outcome, finish } = await handling
    await finish()
    deps.metrics.event(deps.consumer, outcome)
    deps.crashPoint('consumer.committed')
    await forgetAttemptsOf(deps, delivery)
    delivery.message.ack()
  } catch (error) {
    await giveBack(deps, delivery, error)
  }
}

const handleDelivery = async <C extends PrismaLike>(
  deps: DeliveryDeps<C>,
  delivery: Delivery,
): Promise<HandledEvent> => {
  const { head } = delivery.event
  if (head && isSuspected(delivery)) {
    const begun = await recordAttempt(deps.pool, deps.consumer, head.id)
    delivery.attempts = suspectedFrom - 1 + begun
    if (delivery.attempts > maxAttempts) throw new Error(`begun ${delivery.attempts} times without an end`)
  }
  return handleEvent(deps, delivery.event)
}

/**
 * Handles one delivered event: acks after the commit, else asks for redelivery, and finally stores a dead letter. Never rejects.
 */
export const handleAlone = <C extends PrismaLike>(deps: DeliveryDeps<C>, delivery: Delivery): Promise<void> =>
  ackAfter(deps, delivery, handleDelivery(deps, delivery))

/**
 * Handles events in one transaction and acks each after its commit. Resolves with false, with nothing changed and nothing acked, when
 * that fails: one of them cannot be handled, so each must be tried alone. Never rejects.
 */
export const handleTogether = async <C extends PrismaLike>(
  deps: DeliveryDeps<C>,
  deliveries: readonly Delivery[],
): Promise<boolean> => {
  try {
    const events = deliveries.map(({ event }) => event)
    const handled = await handleEvents(deps, events)
    const acks = handled.map((one, index) => {
      const delivery = deliveries[index]
      return delivery && ackAfter(deps, delivery, Promise.resolve(one))
    })
    await Promise.all(acks)
    return true
  } catch (error) {
    deps.log.warn({ err: error, events: deliveries.length }, 'could not handle events together')
    return false
  }
}
