import { randomUUID } from 'node:crypto'
import type { Tx } from '../core/deps.ts'
import { writeNotifications } from '../notifications/notification-store.ts'
import { markQueued } from './delivery-store.ts'
import type { SentPayout } from './mail-job.ts'

/** Payouts in one mail: their guests' names are read in one call of at most a hundred people. */
const maxPayouts = 50

/** A payout with its host and the calendar day on which it was sent. */
export interface DailyPayout extends SentPayout {
  hostId: string
  day: string
}

/**
 * Adds a payout to its host's queued mail of that day, or queues a new mail, which waits for further payouts. Each payout is mailed
 * once, even if its sums change later.
 */
export const queuePayoutMail = async (tx: Tx, news: DailyPayout, pauseSeconds: number): Promise<void> => {
  const { hostId, day, bookingId, amountOre } = news
  const payout = JSON.stringify([{ bookingId, amountOre }])
  markQueued(tx)
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${hostId}, 0))`
  await tx.$executeRaw`
    with mailed as (
      select 1 from mail_delivery where kind = 'payoutsSent' and recipient_id = ${hostId}::uuid
        and data -> 'payouts' @> ${JSON.stringify([{ bookingId }])}::jsonb),
    joined as (
      update mail_delivery set data = jsonb_set(data, '{payouts}', (data -> 'payouts') || ${payout}::jsonb)
      where kind = 'payoutsSent' and recipient_id = ${hostId}::uuid and fact_id like ${`${day}:%`}
        and state = 'queued' and attempts = 0 and jsonb_array_length(data -> 'payouts') < ${maxPayouts}
        and not exists (select 1 from mailed)
      returning 1)
    insert into mail_delivery (id, kind, fact_id, recipient_id, data, attempt_at)
    select ${randomUUID()}::uuid, 'payoutsSent', ${`${day}:${bookingId}`}, ${hostId}::uuid,
      jsonb_build_object('kind', 'payoutsSent', 'payouts', ${payout}::jsonb), now() + make_interval(secs => ${pauseSeconds})
    where not exists (select 1 from mailed) and not exists (select 1 from joined)`
  // One for the payouts of a day, as the mail.
  await writeNotifications(tx, [{ kind: 'payoutsSent', factId: day, personId: hostId, bookingId, listingId: null }])
}
