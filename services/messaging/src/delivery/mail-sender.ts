import type { Timer } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { isPermanentRejection } from '../smtp/mail-server.ts'
import { composeMail } from './compose-mail.ts'
import { claimDelivery, type Delivery, findOpenDeliveries, finishDelivery, postponeDelivery } from './delivery-store.ts'

/** Mails that this process sends at the same time: few, because each asks services that answer people. */
const concurrency = 2
/** Pauses between attempts, seconds; about nine hours in all. After the last attempt the mail is dropped. */
const pausesSeconds = [5, 30, 120, 600, 1_800, 3_600, 7_200, 18_000]

/** Sends queued mails. */
export interface MailSender {
  /** Starts sending queued mails. Call it after a commit that may have queued one. */
  wake(): void
  /** The kit's timer for mails that a crash or a pause left. */
  timer: Timer
  /** Waits for the mails that are being sent. */
  stop(): Promise<void>
}

/** Composes and sends a claimed mail. If that fails, the mail is postponed, or dropped after the last attempt. */
const deliver = async (deps: Deps, delivery: Delivery): Promise<void> => {
  const { kit, db, mailServer } = deps
  const about = { delivery: delivery.id, kind: delivery.data.kind }
  try {
    const mail = await composeMail(deps, delivery)
    if (mail) await kit.outbound('smtp', () => mailServer.send(delivery.id, mail))
    else kit.log.info(about, 'dropped a mail without recipient or subject')
    await finishDelivery(db.client, delivery.id, mail ? 'sent' : 'dropped')
  } catch (error) {
    const pause = isPermanentRejection(error) ? undefined : pausesSeconds[delivery.attempts - 1]
    if (pause === undefined) kit.log.error({ err: error, ...about }, 'gave up on a mail')
    else kit.log.warn({ err: error, ...about, pause }, 'could not send a mail, will try again')
    if (pause === undefined) await finishDelivery(db.client, delivery.id, 'dropped')
    else await postponeDelivery(db.client, delivery.id, pause)
  }
}

/** The timer that sends the mails which a crash or a pause left. */
const createTimer = (deps: Deps): Timer => {
  const { kit, db } = deps
  return {
    due: async (_now, until, limit) => {
      // Retries use real time, the kit's timers use domain time.
      const ahead = kit.clock.offsetMs
      const rows = await findOpenDeliveries(db.client, new Date(until.getTime() - ahead), limit)
      return rows.map(({ id, at }) => ({ id, at: new Date(Math.min(at.getTime() + ahead, until.getTime())) }))
    },
    fire: async (id) => {
      const delivery = await claimDelivery(db.client, id)
      if (delivery) await deliver(deps, delivery)
    },
  }
}

/**
 * Starts the mail sender. It sends each delivery once, with one exception: if the process dies after the server accepted a mail and
 * before the commit, the mail is sent again with the same Message-ID.
 */
export const startMailSender = (deps: Deps): MailSender => {
  const { kit, db } = deps
  let stopping = false
  let running = 0
  let again = false
  const ends: (() => void)[] = []

  const work = async (): Promise<void> => {
    for (let delivery = await next(); delivery; delivery = await next()) await deliver(deps, delivery)
  }
  const next = async (): Promise<Delivery | undefined> => (stopping ? undefined : claimDelivery(db.client))

  const wake = (): void => {
    if (stopping) return
    if (running >= concurrency) {
      again = true
      return
    }
    running++
    work()
      .catch((error: unknown) => kit.log.error({ err: error }, 'sending mails failed, the sweep goes on'))
      .finally(() => {
        running--
        if (running === 0) for (const end of ends.splice(0)) end()
        if (!again) return
        again = false
        wake()
      })
  }

  return {
    wake,
    timer: createTimer(deps),
    stop: async () => {
      stopping = true
      if (running > 0) await new Promise<void>((resolve) => ends.push(resolve))
    },
  }
}
