import { BookingId, Ore, RefundReason } from '@nordbo/contracts'
import { z } from 'zod'
import type { Reader, Tx } from '../database.ts'
import { backoffUntil, type StoredAttempt } from './payment-store.ts'

/** Money that is to go back, with what the provider must be told. */
const storedRefund = z.object({
  id: z.uuid(),
  bookingId: BookingId,
  paymentId: z.uuid(),
  /** Null where no money moved at the provider (demo market). */
  intentId: z.string().nullable(),
  amountOre: Ore,
  hostShareOre: Ore,
  platformFeeOre: Ore,
  serviceFeeOre: Ore,
  reason: RefundReason,
  status: z.enum(['planned', 'sent']),
  failures: z.int(),
})
export type StoredRefund = z.infer<typeof storedRefund>

/** Plans that a payment which came too late goes back: a row before the provider is called, one per payment. Returns its id. */
export const planLateRefund = async (tx: Tx, attempt: StoredAttempt, now: Date): Promise<string> => {
  const { id } = await tx.refund.create({
    data: {
      id: crypto.randomUUID(),
      bookingId: attempt.bookingId,
      attemptId: attempt.id,
      amountOre: BigInt(attempt.amountOre),
      reason: 'late_payment',
      nextTryAt: now,
      createdAt: now,
    },
    select: { id: true },
  })
  return id
}

/** A refund by its id. */
export const findRefund = async (reader: Reader, id: string): Promise<StoredRefund | undefined> =>
  z.array(storedRefund).parse(
    await reader.$queryRaw`
      select r.id, r.booking_id as "bookingId", r.attempt_id as "paymentId", a.intent_id as "intentId",
        r.amount_ore::float8 as "amountOre", r.host_share_ore::float8 as "hostShareOre",
        r.platform_fee_ore::float8 as "platformFeeOre", r.service_fee_ore::float8 as "serviceFeeOre", r.reason, r.status, r.failures
      from refund r join payment_attempt a on a.id = r.attempt_id
      where r.id = ${id}::uuid`,
  )[0]

/** Keeps that the provider took a refund; answers whether it was news. */
export const keepSentRefund = async (tx: Tx, id: string, providerId: string | undefined): Promise<boolean> => {
  const { count } = await tx.refund.updateMany({
    where: { id, status: 'planned' },
    data: { status: 'sent', providerId: providerId ?? null, nextTryAt: null },
  })
  return count > 0
}

/** Puts off a refund that the provider did not take. Returns when it is tried again. */
export const retryRefundLater = async (tx: Pick<Tx, 'refund'>, refund: StoredRefund, now: Date): Promise<Date> => {
  const nextTryAt = backoffUntil(now, refund.failures)
  await tx.refund.updateMany({
    where: { id: refund.id, status: 'planned' },
    data: { nextTryAt, failures: { increment: 1 } },
  })
  return nextTryAt
}

/** Refunds to send by `until`, earliest first. */
export const dueRefunds = async (reader: Reader, until: Date, limit: number): Promise<{ id: string; at: Date }[]> =>
  z.array(z.object({ id: z.string(), at: z.date() })).parse(
    await reader.$queryRaw`
      select id, next_try_at as at from refund where next_try_at <= ${until} order by next_try_at, id limit ${limit}`,
  )
