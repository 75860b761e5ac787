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
export const findDisputeStatus = async (
  reader: Pick<Tx, 'dispute'>,
  id: string,
): Promise<ProviderDispute['status'] | undefined> =>
  (await reader.dispute.findUnique({ where: { id }, select: { status: true } }))?.status

/** Stores a dispute's status. */
export const storeDispute = async (
  tx: Tx,
  { id, amountOre, status }: ProviderDispute,
  payment: { id: string; bookingId: string },
  now: Date,
): Promise<void> => {
  const closedAt = status === 'open' ? null : now
  await tx.dispute.upsert({
    where: { id },
    create: {
      id,
      status,
      closedAt,
      openedAt: now,
      attemptId: payment.id,
      bookingId: payment.bookingId,
      amountOre: BigInt(amountOre),
    },
    update: { status, closedAt },
  })
}

/** Ends a planned refund whose amount the bank has paid to the guest. */
export const markChargedBack = async (tx: Tx, refundId: string, disputeId: string, now: Date): Promise<void> => {
  await tx.refund.update({
    where: { id: refundId },
    data: { status: 'charged_back', disputeId, nextTryAt: null, sentAt: now },
  })
}
