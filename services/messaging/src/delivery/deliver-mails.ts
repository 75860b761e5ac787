import { isPassing } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import type { Mail } from '../smtp/mail.ts'
import { failureOf, type MailFailure } from '../smtp/refusal.ts'
import { composeMail } from './compose-mail.ts'
import {
  bounceDelivery,
  deferDelivery,
  dropDelivery,
  failDelivery,
  markSent,
  postponeDelivery,
  returnDeliveries,
  suppressDelivery,
} from './delivery-marks.ts'
import { beginWithinMs, type Claimed, type Delivery } from './delivery-store.ts'
import { reportLastLetters } from './last-letter.ts'
import { createMailReads } from './mail-reads.ts'
import { createSentMarks, type SentMarks } from './sent-marks.ts'
import { findSuppressed, ignoresSuppression, suppressesAddress } from './suppressions.ts'

/** Mails that are on the way to the mail server at the same time. */
const sendingAtOnce = 2
/**
 * Pauses between attempts that the mail server failed, seconds; about nine hours in all. After the last attempt the mail is given up
 * (docs/product/notifications.md, Delivery of mails).
 */
const pausesSeconds = [5, 30, 120, 600, 1_800, 3_600, 7_200, 18_000]

/** Attempts at most. */
const maxAttempts = pausesSeconds.length + 1

interface Composed {
  delivery: Delivery
  mail: Mail
  addressHash: string
}

const about = ({ id, data }: Delivery) => ({ delivery: id, kind: data.kind })

/** Does something about a mail that is not sent. Never rejects: a mail that stays claimed waits for its lease. */
const putAside = async ({ kit }: Deps, delivery: Delivery, work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (problem) {
    kit.log.error({ err: problem, ...about(delivery) }, 'could not put a mail aside, its lease will end')
  }
}

/** Sets an alarm for the next attempt. Without it the sweep of the timers makes the attempt up to a minute later. */
const wakeIn = ({ kit, alarms }: Deps, { id }: Delivery, seconds: number): Promise<void> =>
  alarms.set([{ kind: 'mail', id, at: new Date(kit.clock.now().getTime() + seconds * 1_000) }])

const postpone = async (deps: Deps, delivery: Delivery, again: { reason: string; seconds: number }): Promise<void> => {
  await postponeDelivery(deps.db.client, delivery, again)
  await wakeIn(deps, delivery, again.seconds)
}

/** Lets a mail wait for one of our own services or servers. It is no attempt, and its pauses are of seconds, however often. */
const awaitServices = async (deps: Deps, delivery: Delivery, error: unknown): Promise<void> => {
  const { kit, db } = deps
  const { reason } = failureOf(error)
  kit.log.warn({ reason, ...about(delivery) }, 'cannot compose a mail yet, will try again in seconds')
  await putAside(deps, delivery, async () => {
    const seconds = await deferDelivery(db.client, delivery, reason)
    if (seconds !== undefined) await wakeIn(deps, delivery, seconds)
  })
}

/** Postpones a mail that failed, or gives it up after the last attempt. */
const handleFailure = (deps: Deps, delivery: Delivery, { reason }: MailFailure): Promise<void> => {
  const { kit, db } = deps
  const seconds = pausesSeconds[delivery.attempts - 1]
  if (seconds === undefined) kit.log.error({ reason, ...about(delivery) }, 'gave up on a mail')
  else kit.log.warn({ reason, ...about(delivery), pause: seconds }, 'could not send a mail, will try again')
  return putAside(deps, delivery, () =>
    seconds === undefined ? failDelivery(db.client, delivery, reason) : postpone(deps, delivery, { reason, seconds }),
  )
}

/** Gives up a mail that the server refused for good. A refused mailbox gets letters about the account alone from now on. */
const handleRefusal = (deps: Deps, { delivery, addressHash }: Composed, failure: MailFailure): Promise<void> => {
  const suppress = failure.ofMailbox && suppressesAddress(delivery)
  deps.kit.log.warn({ reason: failure.reason, ...about(delivery), suppress }, 'the mail server refused a mail for good')
  return putAside(deps, delivery, () =>
    bounceDelivery(deps.db.client, delivery, { addressHash, reason: failure.reason, suppress }),
  )
}

/** Gives up a mail after its last attempt, which ended its process: it would end this one too. */
const dropUnended = async ({ kit, db }: Deps, delivery: Delivery): Promise<void> => {
  kit.log.error(about(delivery), 'gave up on a mail that ended its process each time')
  await failDelivery(db.client, delivery, 'its process ended each time')
}

/** Composes mails together. Those that have no recipient or subject any more are dropped, those that fail are postponed. */
const composeMails = async (deps: Deps, deliveries: readonly Delivery[]): Promise<Composed[]> => {
  const reads = createMailReads(deps)
  const compose = async (delivery: Delivery): Promise<Composed[]> => {
    try {
      const mail = await composeMail({ ...deps, reads }, delivery)
      if (mail) return [{ delivery, mail, addressHash: deps.addressHash(mail.to.address) }]
      deps.kit.log.info(about(delivery), 'dropped a mail without recipient or subject')
      await dropDelivery(deps.db.client, delivery)
    } catch (error) {
      if (isPassing(error)) {
        await awaitServices(deps, delivery, error)
        return []
      }
      deps.kit.log.warn({ err: error, ...about(delivery) }, 'could not compose a mail')
      await handleFailure(deps, delivery, failureOf(error))
    }
    return []
  }
  return (await Promise.all(deliveries.map(compose))).flat()
}

/** Those of some composed mails that may be sent. The others are left out, because their address refused mails for good. */
const leaveOutSuppressed = async (deps: Deps, composed: readonly Composed[]): Promise<Composed[]> => {
  const addressed = ({ delivery: { recipientId }, addressHash }: Composed) => ({ recipientId, addressHash })
  const stoppable = composed.filter(
    ({ delivery: { refusedBefore, data } }) => refusedBefore && !ignoresSuppression(data.kind),
  )
  const isSuppressed = await findSuppressed(deps.db.client, stoppable.map(addressed))
  const leftOut = new Set(stoppable.filter((mail) => isSuppressed(addressed(mail))))
  for (const { delivery, addressHash } of leftOut)
    await putAside(deps, delivery, () => suppressDelivery(deps.db.client, delivery, addressHash))
  return composed.filter((mail) => !leftOut.has(mail))
}

/** Sends a mail and marks it as sent. A mail that fails is put aside; rejects when an accepted mail could not be marked. */
const sendMail = async (deps: Deps, marks: SentMarks, composed: Composed): Promise<void> => {
  const { delivery, mail } = composed
  const onItsWay = marks.begin(delivery.id)
  try {
    await deps.kit.outbound('smtp', () => deps.mailServer.send(delivery.id, mail))
  } catch (error) {
    onItsWay.failed()
    const failure = failureOf(error)
    return failure.forGood ? handleRefusal(deps, composed, failure) : handleFailure(deps, delivery, failure)
  }
  await onItsWay.accepted()
}

/**
 * Composes and sends mails that were claimed together. Each mail that fails is postponed, or given up after its last attempt. Those that are
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
  const composed: Composed[] = []
  const marks = createSentMarks(async (ids) => {
    await markSent(
      db.client,
      composed
        .filter(({ delivery: { id } }) => ids.includes(id))
        .map(({ delivery: { id }, addressHash }) => ({ id, addressHash })),
    )
    const sent = deliveries.filter(({ id }) => ids.includes(id))
    await reportLastLetters(
      deps,
      sent.flatMap(({ data }) => ('erasureId' in data ? [data.erasureId] : [])),
    )
  })
  const isOver = ({ attempts }: Delivery): boolean => attempts > maxAttempts
  for (const delivery of deliveries.filter(isOver)) await dropUnended(deps, delivery)
  const inTime = deliveries.filter((delivery) => !isOver(delivery))
  composed.push(...(await leaveOutSuppressed(deps, await composeMails(deps, inTime))))
  const waiting = [...composed]
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
