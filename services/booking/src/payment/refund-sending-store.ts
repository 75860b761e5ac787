import { backoffUntil } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Reader, Tx } from '../core/database.ts'
import { providerBackoff } from './payment-store.ts'
import type { StoredRefund } from './refund-store.ts'

/** Refunds to send by `until`, earliest first. */
export const findDueRefunds = async (reader: Reader, until: Date, limit: number): Promise<{ id: string; at: Date }[]> =>
  z.array(z.object({ id: z.string(), at: z.date() })).parse(
    await reader.$queryRaw`
      select id, next_try_at as at from refund where next_try_at <= ${until} order by next_try_at, id limit ${limit}`,
  )

/** Marks a refund as accepted by the provider. Returns whether that was new. */
export const markRefundSent = async (tx: Tx, id: string, providerId: string | null, now: Date): Promise<boolean> => {
  const { count } = await tx.refund.updateMany({
    where: { id, status: 'planned' },
    data: { status: 'sent', providerId, nextTryAt: null, sentAt: now },
  })
  return count > 0
}

/** Schedules a refund again that the provider did not accept. Returns its time. */
export const postponeRefund = async (
  tx: Pick<Tx, 'refund'>,
  refund: StoredRefund,
  refused: boolean,
  now: Date,
): Promise<Date> => {
  const nextTryAt = backoffUntil(now, refund.failures, providerBackoff)
  await tx.refund.updateMany({
    where: { id: refund.id, status: 'planned' },
    data: { nextTryAt, failures: { increment: 1 }, refusals: { increment: refused ? 1 : 0 } },
  })
  return nextTryAt
}

/** Schedules a refund again for when a dispute may be decided. Returns its time. */
export const postponeForBank = async (tx: Pick<Tx, 'refund'>, id: string, now: Date): Promise<Date> => {
  const nextTryAt = new Date(now.getTime() + 3_600_000)
  await tx.refund.updateMany({ where: { id, status: 'planned' }, data: { nextTryAt } })
  return nextTryAt
}

/** Makes the planned refunds of a payment due now. Returns their ids. */
export const makeRefundsDue = async (tx: Tx, attemptId: string, now: Date): Promise<string[]> => {
  const where = { attemptId, status: 'planned' } as const
  const woken = await tx.refund.updateManyAndReturn({ where, data: { nextTryAt: now }, select: { id: true } })
  return woken.map(({ id }) => id)
}
