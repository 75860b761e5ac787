import { isPassing } from '@nordbo/service-kit'
import { failureOf } from '../smtp/refusal.ts'
import { composeMail } from './compose-mail.ts'
import { dropDelivery, keepClaims, markSent, returnDeliveries, suppressDelivery } from './delivery-marks.ts'
import { beginWithinMs, type Claimed, type Delivery } from './delivery-store.ts'
import { reportLastLetters } from './last-letter.ts'
import { createLoader, type Loader } from './loader.ts'
import {
  about,
  awaitServices,
  type Composed,
  dropUnended,
  handleFailure,
  handleRefusal,
  maxAttempts,
  putAside,
  type SendingDeps,
} from './mail-failures.ts'
import { createMailReads } from './mail-reads.ts'
import { createSentMarks, type SentMarks } from './sent-marks.ts'
import { findSuppressed, ignoresSuppression } from './suppressions.ts'
import { whileRenewed } from './while-renewed.ts'

/** Mails that are on the way to the mail server at the same time. */
const sendingAtOnce = 2

/** Composes mails together. Those that have no recipient or subject any more are dropped, those that fail are postponed. */
const composeMails = async (deps: SendingDeps, deliveries: readonly Delivery[]): Promise<Composed[]> => {
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
const leaveOutSuppressed = async (deps: SendingDeps, composed: readonly Composed[]): Promise<Composed[]> => {
  const addressed = ({ delivery: { recipientId }, addressHash }: Composed) => ({ recipientId, addressHash })
  const stoppable = composed.filter(
    ({ delivery: { refusedBefore, data } }) => refusedBefore && !ignoresSuppression(data.kind),
  )
  const isSuppressed = await deps.holds.whileAway(() => findSuppressed(deps.db.client, stoppable.map(addressed)))
  const leftOut = new Set(stoppable.filter((mail) => isSuppressed(addressed(mail))))
  for (const { delivery, addressHash } of leftOut)
    await putAside(deps, delivery, () => suppressDelivery(deps.db.client, delivery, addressHash))
  return composed.filter((mail) => !leftOut.has(mail))
}

/** What mails that were claimed together are handed over with. */
interface HandingOver {
  marks: SentMarks
  /** Renews the claims of mails, together, and finds those that are still claimed; waits while the database is away. */
  claims: Loader<string, true>
}

/**
 * Sends a mail and marks it as sent. It is handed over only while the database can mark it and nobody else has taken it over. A mail that
 * fails is put aside; the mark of an accepted one is tried until it holds.
 */
const sendMail = async (deps: SendingDeps, { marks, claims }: HandingOver, composed: Composed): Promise<void> => {
  const { delivery, mail } = composed
  if (!(await claims.load(delivery.id))) return
  const onItsWay = marks.begin(delivery.id)
  deps.inHand.add(delivery.id)
  try {
    await whileRenewed(
      () => deps.kit.outbound('smtp', () => deps.mailServer.send(delivery.id, mail)),
      () => keepClaims(deps.db.client, [delivery]),
    )
  } catch (error) {
    deps.inHand.delete(delivery.id)
    onItsWay.failed()
    const failure = failureOf(error)
    return failure.forGood ? handleRefusal(deps, composed, failure) : handleFailure(deps, delivery, failure)
  }
  await onItsWay.accepted()
  deps.inHand.delete(delivery.id)
}

/**
 * Composes and sends mails that were claimed together. Each mail that fails is postponed, or given up after its last attempt. Those that are
 * not begun when `isStopping`, or too late for their lease, are given back. Unreadable ones stay claimed until their lease ends.
 */
export const deliverMails = async (
  deps: SendingDeps,
  { deliveries, unreadable }: Claimed,
  isStopping: () => boolean,
): Promise<void> => {
  const { kit, db, holds, inHand } = deps
  if (unreadable.length > 0) kit.log.error({ deliveries: unreadable }, 'cannot read mails, a later attempt may')
  const claimedAt = performance.now()
  const composed: Composed[] = []
  const marks = createSentMarks(async (ids) => {
    const accepted = composed.filter(({ delivery: { id } }) => ids.includes(id))
    await holds.always(() =>
      markSent(
        db.client,
        accepted.map(({ delivery: { id }, addressHash }) => ({ id, addressHash })),
      ),
    )
    const sent = deliveries.filter(({ id }) => ids.includes(id))
    const erasures = sent.flatMap(({ data }) => ('erasureId' in data ? [data.erasureId] : []))
    await holds.whileAway(() => reportLastLetters(deps, erasures))
  })
  // Their leases ended while the database was away: who sent them marks them.
  const mine = deliveries.filter(({ id }) => !inHand.has(id))
  const isOver = ({ attempts }: Delivery): boolean => attempts > maxAttempts
  for (const delivery of mine.filter(isOver)) await dropUnended(deps, delivery)
  const inTime = mine.filter((delivery) => !isOver(delivery))
  composed.push(...(await leaveOutSuppressed(deps, await composeMails(deps, inTime))))
  const claims = createLoader(async (ids: string[]) => {
    const chosen = mine.filter(({ id }) => ids.includes(id))
    const kept = await holds.whileAway(() => keepClaims(db.client, chosen))
    return new Map(kept.map((id) => [id, true as const]))
  }, sendingAtOnce)
  const waiting = [...composed]
  const mayBegin = (): boolean => !isStopping() && performance.now() - claimedAt < beginWithinMs

  const sendWaiting = async (): Promise<void> => {
    for (let next = mayBegin() ? waiting.shift() : undefined; next; next = mayBegin() ? waiting.shift() : undefined)
      await sendMail(deps, { marks, claims }, next)
    // At once, while the other mail is still on its way: their lease goes on.
    const rest = waiting.splice(0).map(({ delivery }) => delivery)
    if (rest.length > 0) await holds.whileAway(() => returnDeliveries(db.client, rest))
  }
  const ends = await Promise.allSettled(Array.from({ length: sendingAtOnce }, sendWaiting))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
