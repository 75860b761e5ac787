import type { Timer } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { deliverMails } from './deliver-mails.ts'
import { claimDeliveries, claimDelivery, findOpenDeliveries } from './delivery-store.ts'
import type { SendingDeps } from './mail-failures.ts'
import { createUntilItHolds } from './until-it-holds.ts'

/** Mails that are claimed together: what a crash leaves until its lease ends. */
const claimedAtOnce = 16

/** Sends queued mails. */
export interface MailSender {
  /** Starts sending queued mails. Call it after a commit that may have queued one. */
  wake(): void
  /** The kit's timer for mails that a crash or a pause left. */
  timer: Timer
  /** Waits for the mails that are being sent. */
  stop(): Promise<void>
}

/** The timer that sends the mails which a crash or a pause left. */
const createTimer = (deps: SendingDeps, isStopping: () => boolean): Timer => {
  const { kit, db } = deps
  return {
    due: async (_now, until, limit) => {
      // Retries use real time, the kit's timers use domain time.
      const ahead = kit.clock.offsetMs
      const rows = await findOpenDeliveries(db.client, new Date(until.getTime() - ahead), limit)
      return rows.map(({ id, at }) => ({ id, at: new Date(Math.min(at.getTime() + ahead, until.getTime())) }))
    },
    fire: async (id) => deliverMails(deps, await claimDelivery(db.client, id), isStopping),
  }
}

/**
 * Starts the mail sender. It sends each delivery once, with one exception: if the process dies after the server accepted a mail and
 * before the commit that marks it, the mail is sent again with the same Message-ID.
 */
export const startMailSender = (given: Deps): MailSender => {
  const { kit, db } = given
  let stopping = false
  let working: Promise<void> | undefined
  let again = false
  const isStopping = (): boolean => stopping
  const holds = createUntilItHolds(isStopping, (error) => kit.log.warn({ err: error }, 'a mail waits for the database'))
  const deps = { ...given, holds, inHand: new Set<string>() }

  const work = async (): Promise<void> => {
    let isMore = false
    do {
      again = false
      const found = await holds.whileAway(() => claimDeliveries(db.client, claimedAtOnce))
      isMore = found.takenOver || found.deliveries.length + found.unreadable.length === claimedAtOnce
      await deliverMails(deps, found, isStopping)
      // After less than was asked for, only what was queued meanwhile can be due, unless a mail was claimed alone.
    } while (!stopping && (again || isMore))
  }

  const wake = (): void => {
    if (stopping) return
    again = true
    working ??= work()
      .catch((error: unknown) => kit.log.error({ err: error }, 'sending mails failed, the sweep goes on'))
      .finally(() => {
        working = undefined
        if (again) wake()
      })
  }

  return {
    wake,
    timer: createTimer(deps, isStopping),
    stop: async () => {
      stopping = true
      await working
    },
  }
}
