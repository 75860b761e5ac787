import type { Logger } from 'pino'
import { type Database, integer, type Row, text } from '../store/database.ts'
import { signatureHeader } from './signature.ts'

const FIRST_RETRY_MS = 50
const LONGEST_RETRY_MS = 2000
const ANSWER_WITHIN_MS = 10_000
const AT_ONCE = 16
/** Stripe gives up after three days as well. */
const GIVE_UP_AFTER_MS = 3 * 86_400_000

/** Sends events to the webhook URL until it answers 2xx, in any order and possibly more than once. */
export type WebhookSender = {
  /** Queues one delivery inside the current transaction, due in `delayMs`. */
  queue: (eventId: string, payload: string, delayMs: number) => void
  /** Call after the commit: sends what is due. */
  wake: () => void
  /** Deliveries not yet acknowledged, also those waiting for a retry. */
  pending: () => number
  pendingFor: (eventId: string) => number
  stop: () => Promise<void>
}

export type WebhookSenderOptions = { url: string | undefined; secret: string; log: Logger }

/** Milliseconds before the next attempt, after `attempts` failed ones. */
export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS)
}

/** Posts a signed payload once; returns 'delivered', or the status that refused it. */
async function post(target: string, payload: string, secret: string, stopping: AbortSignal): Promise<string> {
  const response = await fetch(target, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      // Signatures are checked against real time, whatever the test clock says.
      'stripe-signature': signatureHeader(payload, secret, Math.floor(Date.now() / 1000)),
    },
    body: payload,
    redirect: 'manual',
    signal: AbortSignal.any([stopping, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
  })
  await response.arrayBuffer()
  return response.ok ? 'delivered' : `answered ${response.status}`
}

/** Sets the next attempt of a failed delivery, or gives it up. */
function recordFailure(db: Database, log: Logger, row: Row, outcome: string): void {
  const seq = integer(row, 'seq')
  const attempts = integer(row, 'attempts') + 1
  const eventId = text(row, 'event_id')
  if (Date.now() - integer(row, 'born_at') > GIVE_UP_AFTER_MS) {
    log.error({ eventId, attempts, outcome }, 'webhook given up')
    db.run('delete from delivery where seq = ?', seq)
    return
  }
  log.debug({ eventId, attempts, outcome }, 'webhook will be retried')
  db.run(
    'update delivery set attempts = ?, due_at = ? where seq = ?',
    attempts,
    Date.now() + retryDelayMs(attempts),
    seq,
  )
}

export function startWebhookSender(db: Database, { url, secret, log }: WebhookSenderOptions): WebhookSender {
  const stopping = new AbortController()
  const underway = new Map<number, Promise<void>>()
  let alarm: NodeJS.Timeout | undefined

  async function deliver(target: string, row: Row): Promise<void> {
    const sent = post(target, text(row, 'payload'), secret, stopping.signal)
    const outcome = await sent.catch((error: unknown) => String(error))
    if (outcome === 'delivered') db.run('delete from delivery where seq = ?', integer(row, 'seq'))
    else if (!stopping.signal.aborted) recordFailure(db, log, row, outcome)
  }

  function wake(): void {
    if (url === undefined || stopping.signal.aborted) return
    clearTimeout(alarm)
    // Deliveries under way are still in the table, so the limit allows for them.
    const rows = db.all('select * from delivery order by due_at, seq limit ?', underway.size + AT_ONCE)
    for (const row of rows) {
      const seq = integer(row, 'seq')
      if (underway.has(seq)) continue
      const waitMs = integer(row, 'due_at') - Date.now()
      if (waitMs > 0) {
        alarm = setTimeout(wake, waitMs)
        return
      }
      if (underway.size >= AT_ONCE) return
      underway.set(
        seq,
        deliver(url, row).finally(() => {
          underway.delete(seq)
          wake()
        }),
      )
    }
  }

  return {
    queue: (eventId, payload, delayMs) => {
      if (url === undefined) return
      const now = Date.now()
      db.run(
        'insert into delivery (event_id, payload, due_at, born_at) values (?, ?, ?, ?)',
        eventId,
        payload,
        now + delayMs,
        now,
      )
    },
    wake,
    pending: () => integer(db.first('select count(*) as n from delivery'), 'n'),
    pendingFor: (eventId) => integer(db.first('select count(*) as n from delivery where event_id = ?', eventId), 'n'),
    stop: async () => {
      clearTimeout(alarm)
      stopping.abort()
      await Promise.all(underway.values())
    },
  }
}
