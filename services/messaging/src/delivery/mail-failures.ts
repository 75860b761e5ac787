import type { Deps } from '../core/deps.ts'
import type { Mail } from '../smtp/mail.ts'
import { failureOf, type MailFailure } from '../smtp/refusal.ts'
import { bounceDelivery, deferDelivery, failDelivery, postponeDelivery } from './delivery-marks.ts'
import type { Delivery } from './delivery-store.ts'
import { suppressesAddress } from './suppressions.ts'
import type { UntilItHolds } from './until-it-holds.ts'

/** What mails are sent with. */
export interface SendingDeps extends Deps {
  holds: UntilItHolds
  /** Mails of this process that are on their way to the mail server, or were taken by it and are not marked yet. */
  inHand: Set<string>
}

/**
 * Pauses between attempts that the mail server failed, seconds; about nine hours in all. After the last attempt the mail is given up
 * (docs/product/notifications.md, Delivery of mails).
 */
const pausesSeconds = [5, 30, 120, 600, 1_800, 3_600, 7_200, 18_000]

/** Attempts at most. */
export const maxAttempts = pausesSeconds.length + 1

/** A mail that is ready to be sent, and the hash of its address. */
export interface Composed {
  delivery: Delivery
  mail: Mail
  addressHash: string
}

/** What the log says of a mail. */
export const about = ({ id, data }: Delivery) => ({ delivery: id, kind: data.kind })

/** Does something about a mail that is not sent. Never rejects: a mail that stays claimed waits for its lease. */
export const putAside = async (
  { kit, holds }: SendingDeps,
  delivery: Delivery,
  work: () => Promise<void>,
): Promise<void> => {
  try {
    await holds.whileAway(work)
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
export const awaitServices = async (deps: SendingDeps, delivery: Delivery, error: unknown): Promise<void> => {
  const { kit, db } = deps
  const { reason } = failureOf(error)
  kit.log.warn({ reason, ...about(delivery) }, 'cannot compose a mail yet, will try again in seconds')
  await putAside(deps, delivery, async () => {
    const seconds = await deferDelivery(db.client, delivery, reason)
    if (seconds !== undefined) await wakeIn(deps, delivery, seconds)
  })
}

/** Postpones a mail that failed, or gives it up after the last attempt. */
export const handleFailure = (deps: SendingDeps, delivery: Delivery, { reason }: MailFailure): Promise<void> => {
  const { kit, db } = deps
  const seconds = pausesSeconds[delivery.attempts - 1]
  if (seconds === undefined) kit.log.error({ reason, ...about(delivery) }, 'gave up on a mail')
  else kit.log.warn({ reason, ...about(delivery), pause: seconds }, 'could not send a mail, will try again')
  return putAside(deps, delivery, () =>
    seconds === undefined ? failDelivery(db.client, delivery, reason) : postpone(deps, delivery, { reason, seconds }),
  )
}

/** Gives up a mail that the server refused for good. A refused mailbox gets letters about the account alone from now on. */
export const handleRefusal = (
  deps: SendingDeps,
  { delivery, addressHash }: Composed,
  failure: MailFailure,
): Promise<void> => {
  const suppress = failure.ofMailbox && suppressesAddress(delivery)
  deps.kit.log.warn({ reason: failure.reason, ...about(delivery), suppress }, 'the mail server refused a mail for good')
  return putAside(deps, delivery, () =>
    bounceDelivery(deps.db.client, delivery, { addressHash, reason: failure.reason, suppress }),
  )
}

/** Gives up a mail after its last attempt, which ended its process: it would end this one too. */
export const dropUnended = async ({ kit, db, holds }: SendingDeps, delivery: Delivery): Promise<void> => {
  kit.log.error(about(delivery), 'gave up on a mail that ended its process each time')
  await holds.whileAway(() => failDelivery(db.client, delivery, 'its process ended each time'))
}
