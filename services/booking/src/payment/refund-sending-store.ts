import { backoffUntil, type DueRow } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Reader, Tx } from '../core/database.ts'
import { dueRows } from '../core/due-rows.ts'
import { providerBackoff } from './payment-store.ts'
import type { StoredRefund } from './refund-store.ts'

/** Refunds to send by `until`, earliest first. */
export const findDueRefunds = async (reader: Reader, until: Date, limit: number): Promise<DueRow[]> =>
  dueRows(
    await reader.$queryRaw`
      select id, next_try_at as at from refund where next_try_at <= ${until} order by next_try_at, id limit ${limit}`,
  )

/** Marks a refund as accepted by the provider. Returns whether that was new. */
export const markRefundSent = async (tx: Tx, id: string, providerId: string | null, now: Date): Promise<boolean> => {
  const marked = await tx.$executeRaw`
    update refund set status = 'sent', provider_id = ${providerId}, next_try_at = null, sent_at = ${now}::timestamptz
    where id = ${id}::uuid and status = 'planned'`
  return marked > 0
}

/** Schedules a refund again that the provider did not accept. Returns its time. */
export const postponeRefund = async (tx: Tx, refund: StoredRefund, refused: boolean, now: Date): Promise<Date> => {
  const nextTryAt = backoffUntil(now, refund.failures, providerBackoff)
  await tx.$executeRaw`
    update refund set next_try_at = ${nextTryAt}::timestamptz, failures = failures + 1, refusals = refusals + ${refused ? 1 : 0}::int
    where id = ${refund.id}::uuid and status = 'planned'`
  return nextTryAt
}

/** Schedules a refund again for when a dispute may be decided. Returns its time. */
export const postponeForBank = async (tx: Tx, id: string, now: Date): Promise<Date> => {
  const nextTryAt = new Date(now.getTime() + 3_600_000)
  await tx.$executeRaw`
    update refund set next_try_at = ${nextTryAt}::timestamptz where id = ${id}::uuid and status = 'planned'`
  return nextTryAt
}

/** Makes the planned refunds of a payment due now. Returns their ids. */
export const makeRefundsDue = async (tx: Tx, attemptId: string, now: Date): Promise<string[]> => {
  const woken = await tx.$queryRaw`
    update refund set next_try_at = ${now}::timestamptz where attempt_id = ${attemptId}::uuid and status = 'planned' returning id`
  return z
    .array(z.object({ id: z.string() }))
    .parse(woken)
    .map(({ id }) => id)
}
