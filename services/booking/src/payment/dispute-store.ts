import { z } from 'zod'
import type { Reader, Tx } from '../core/database.ts'
import type { ProviderDispute } from '../stripe/dispute-provider.ts'

const found = z.array(z.object({ found: z.boolean() }))

/** Does this booking have a payment with an open dispute? */
export const isBookingDisputed = async (reader: Reader, bookingId: string): Promise<boolean> => {
  const rows = await reader.$queryRaw`
    select exists (select from dispute where booking_id = ${bookingId}::uuid and status = 'open') as found`
  return found.parse(rows)[0]?.found === true
}

/** Does this payment have an open dispute? */
export const isAttemptDisputed = async (reader: Reader, attemptId: string): Promise<boolean> => {
  const rows = await reader.$queryRaw`
    select exists (select from dispute where attempt_id = ${attemptId}::uuid and status = 'open') as found`
  return found.parse(rows)[0]?.found === true
}

/** Did a lost dispute take the rest of some payment of this booking? Then that part of the stay is unpaid. */
export const isPaymentChargedBack = async (reader: Reader, bookingId: string): Promise<boolean> => {
  const rows = await reader.$queryRaw`
    select exists (select from payment_attempt a
      where a.booking_id = ${bookingId}::uuid and a.status = 'succeeded' and a.refunded_ore >= a.amount_ore
        and exists (select from refund r where r.attempt_id = a.id and r.reason = 'dispute')) as found`
  return found.parse(rows)[0]?.found === true
}

/** The stored status of a dispute; undefined for an unknown one. */
export const findDisputeStatus = async (reader: Reader, id: string): Promise<ProviderDispute['status'] | undefined> =>
  z
    .array(z.object({ status: z.enum(['open', 'won', 'lost']) }))
    .parse(await reader.$queryRaw`select status from dispute where id = ${id}`)[0]?.status

/** Stores a dispute's status. */
export const storeDispute = async (
  tx: Tx,
  { id, amountOre, status }: ProviderDispute,
  payment: { id: string; bookingId: string },
  now: Date,
): Promise<void> => {
  const closedAt = status === 'open' ? null : now
  await tx.$executeRaw`
    insert into dispute (id, status, closed_at, opened_at, attempt_id, booking_id, amount_ore)
    values (${id}, ${status}::dispute_status, ${closedAt}::timestamptz, ${now}::timestamptz, ${payment.id}::uuid,
      ${payment.bookingId}::uuid, ${amountOre}::bigint)
    on conflict (id) do update set status = excluded.status, closed_at = excluded.closed_at`
}

/** Ends a planned refund whose amount the bank has paid to the guest. */
export const markChargedBack = async (tx: Tx, refundId: string, disputeId: string, now: Date): Promise<void> => {
  const marked = await tx.$executeRaw`
    update refund set status = 'charged_back', dispute_id = ${disputeId}, next_try_at = null, sent_at = ${now}::timestamptz
    where id = ${refundId}::uuid`
  if (marked === 0) throw new Error(`refund ${refundId} is gone`)
}
