import type { Timer } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { isPermanentRejection } from '../smtp/mail-server.ts'
import { composeMail } from './compose-mail.ts'
import { claimDelivery, type Delivery, findOpenDeliveries, finishDelivery, postponeDelivery } from './delivery-store.ts'

/** Mails that this process sends side by side. */
const width = 4
/** Pauses between attempts, seconds; a mail that fails once more is dropped. Together about nine hours. */
const pausesSeconds = [5, 30, 120, 600, 1_800, 3_600, 7_200, 18_000]

/** Sends what is queued. */
export interface MailSender {
  /** Looks for queued mails soon; called after each commit that may have queued one. */
  wake(): void
  /** The sweep that finds what a crash or a pause left: the timer of the kit. */
  timer: Timer
  /** Waits for the mails under way. */
  stop(): Promise<void>
}

/**
 * A mail is sent at most once per delivery, with one exception: a process that dies between the server's yes and our commit leaves a
 * delivery that is sent again. Both copies then carry the same Message-ID, by which mail programs tell them to be one.
 */
export const startMailSender = (deps: Deps): MailSender => {
  const { kit, db, mailServer } = deps
  let stopping = false
  let running = 0
  let again = false
  const ends: (() => void)[] = []

  const deliver = async (delivery: Delivery): Promise<void> => {
    const about = { delivery: delivery.id, kind: delivery.data.kind }
    try {
      const mail = await composeMail(deps, delivery)
      if (mail) await kit.outbound('smtp', () => mailServer.send(delivery.id, mail))
      else kit.log.info(about, 'nobody is left to write to')
      await finishDelivery(db.client, delivery.id, mail ? 'sent' : 'dropped')
    } catch (error) {
      const pause = isPermanentRejection(error) ? undefined : pausesSeconds[delivery.attempts - 1]
      if (pause === undefined) kit.log.error({ err: error, ...about }, 'gave a mail up')
      else kit.log.warn({ err: error, ...about, pause }, 'could not send a mail, will try again')
      if (pause === undefined) await finishDelivery(db.client, delivery.id, 'dropped')
      else await postponeDelivery(db.client, delivery.id, pause)
    }
  }

  const work = async (): Promise<void> => {
    for (let delivery = await next(); delivery; delivery = await next()) await deliver(delivery)
  }
  const next = async (): Promise<Delivery | undefined> => (stopping ? undefined : claimDelivery(db.client))

  const wake = (): void => {
    if (stopping) return
    if (running >= width) {
      again = true
      return
    }
    running++
    work()
      .catch((error: unknown) => kit.log.error({ err: error }, 'the courier stumbled, the sweep goes on'))
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
    timer: {
      due: async (_now, until, limit) => {
        // Retries live in real time; the kit asks in the domain's.
        const ahead = kit.clock.offsetMs
        const rows = await findOpenDeliveries(db.client, new Date(until.getTime() - ahead), limit)
        return rows.map(({ id, at }) => ({ id, at: new Date(Math.min(at.getTime() + ahead, until.getTime())) }))
      },
      fire: async (id) => {
        const delivery = await claimDelivery(db.client, id)
        if (delivery) await deliver(delivery)
      },
    },
    stop: async () => {
      stopping = true
      if (running > 0) await new Promise<void>((resolve) => ends.push(resolve))
    },
  }
}
