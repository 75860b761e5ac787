import type { Deps } from '../core/deps.ts'
import type { Mail } from '../smtp/mail.ts'
import { isPermanentRejection } from '../smtp/mail-server.ts'
import { composeMail } from './compose-mail.ts'
import {
  beginWithinMs,
  type Claimed,
  type Delivery,
  dropDelivery,
  markSent,
  postponeDelivery,
  returnDeliveries,
} from './delivery-store.ts'
import { reportLastLetters } from './last-letter.ts'
import { createMailReads } from './mail-reads.ts'
import { createSentMarks, type SentMarks } from './sent-marks.ts'

/** Mails that are on the way to the mail server at the same time. */
const sendingAtOnce = 2
/** Pauses between attempts, seconds; about nine hours in all. After the last attempt the mail is dropped. */
const pausesSeconds = [5, 30, 120, 600, 1_800, 3_600, 7_200, 18_000]

/** Attempts at most. */
const maxAttempts = pausesSeconds.length + 1

interface Composed {
  delivery: Delivery
  mail: Mail
}

const about = ({ id, data }: Delivery) => ({ delivery: id, kind: data.kind })

/** Postpones a mail that failed, or drops it after the last attempt. Never rejects: a mail that stays claimed waits for its lease. */
const handleFailure = async ({ kit, db }: Deps, delivery: Delivery, error: unknown): Promise<void> => {
  const pause = isPermanentRejection(error) ? undefined : pausesSeconds[delivery.attempts - 1]
  if (pause === undefined) kit.log.error({ err: error, ...about(delivery) }, 'gave up on a mail')
  else kit.log.warn({ err: error, ...about(delivery), pause }, 'could not send a mail, will try again')
  try {
    if (pause === undefined) await dropDelivery(db.client, delivery)
    else await postponeDelivery(db.client, delivery, pause)
  } catch (problem) {
    kit.log.error({ err: problem, ...about(delivery) }, 'could not put a mail aside, its lease will end')
  }
}

/** Drops a mail after its last attempt, which ended its process: it would end this one too. */
const dropUnended = async ({ kit, db }: Deps, delivery: Delivery): Promise<void> => {
  kit.log.error(about(delivery), 'gave up on a mail that ended its process each time')
  await dropDelivery(db.client, delivery)
}

/** Composes mails together. Those that have no recipient or subject any more are dropped, those that fail are postponed. */
const composeMails = async (deps: Deps, deliveries: readonly Delivery[]): Promise<Composed[]> => {
  const reads = createMailReads(deps)
  const compose = async (delivery: Delivery): Promise<Composed[]> => {
    try {
      const mail = await composeMail({ ...deps, reads }, delivery)
      if (mail) return [{ delivery, mail }]
      deps.kit.log.info(about(delivery), 'dropped a mail without recipient or subject')
      await dropDelivery(deps.db.client, delivery)
    } catch (error) {
      await handleFailure(deps, delivery, error)
    }
    return []
  }
  return (await Promise.all(deliveries.map(compose))).flat()
}

/** Sends a mail and marks it as sent. A mail that fails is put aside; rejects when an accepted mail could not be marked. */
const sendMail = async (deps: Deps, marks: SentMarks, { delivery, mail }: Composed): Promise<void> => {
  const onItsWay = marks.begin(delivery.id)
  try {
    await deps.kit.outbound('smtp', () => deps.mailServer.send(delivery.id, mail))
  } catch (error) {
    onItsWay.failed()
    return handleFailure(deps, delivery, error)
  }
  await onItsWay.accepted()
}

/**
 * Composes and sends mails that were claimed together. Each mail that fails is postponed, or dropped after its last attempt. Those that are
 * not begun when `isStopping`, or too late for their lease, are given back. Unreadable ones stay claimed until their lease ends.
 */
export const deliverMails = async (
  deps: Deps,
  { deliveries, unreadable }: Claimed,
  isStopping: () => boolean,
): Promise<void> => {
  const { kit, db } = deps
  if (unreadable.length > 0) kit.log.error({ deliveries: unreadable }, 'cannot read mails, a later attempt may')
  const claimedAt = performance.now()
  const marks = createSentMarks(async (ids) => {
    await markSent(db.client, ids)
    const sent = deliveries.filter(({ id }) => ids.includes(id))
    await reportLastLetters(
      deps,
      sent.flatMap(({ data }) => ('erasureId' in data ? [data.erasureId] : [])),
    )
  })
  const isOver = ({ attempts }: Delivery): boolean => attempts > maxAttempts
  for (const delivery of deliveries.filter(isOver)) await dropUnended(deps, delivery)
  const waiting = await composeMails(
    deps,
    deliveries.filter((delivery) => !isOver(delivery)),
  )
  const mayBegin = (): boolean => !isStopping() && performance.now() - claimedAt < beginWithinMs

  const sendWaiting = async (): Promise<void> => {
    for (let next = mayBegin() ? waiting.shift() : undefined; next; next = mayBegin() ? waiting.shift() : undefined)
      await sendMail(deps, marks, next)
    // At once, while the other mail is still on its way: their lease goes on.
    const rest = waiting.splice(0).map(({ delivery }) => delivery)
    if (rest.length > 0) await returnDeliveries(db.client, rest)
  }
  const ends = await Promise.allSettled(Array.from({ length: sendingAtOnce }, sendWaiting))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
