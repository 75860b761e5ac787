import { BookingId, Ore } from '@nordbo/contracts'
import { z } from 'zod'
import type { Reader, Tx } from '../core/database.ts'
import type { StoredRefund } from './refund-store.ts'

/** How often a refund may be returned before an administrator handles it. */
const mostReturns = 2
/** How long a returned refund waits before it is sent again, ms. */
const againAfterMs = 3_600_000

/**
 * Stores that the guest's bank returned a refund, which is owed again. Returns when it is sent again; null where an administrator must
 * handle it.
 */
export const storeReturnedRefund = async (
  tx: Tx,
  { id, returns }: StoredRefund,
  providerId: string,
  now: Date,
): Promise<Date | null> => {
  const nextTryAt = returns + 1 < mostReturns ? new Date(now.getTime() + againAfterMs) : null
  await tx.refundReturn.create({ data: { providerId, refundId: id, returnedAt: now } })
  await tx.refund.update({
    where: { id },
    data: {
      status: 'planned',
      providerId: null,
      sentAt: null,
      failures: 0,
      returnedAt: now,
      nextTryAt,
      handedOverAt: nextTryAt === null ? now : null,
      returns: { increment: 1 },
      // The provider would answer the same key with the earlier refund.
      refusals: { increment: 1 },
    },
  })
  return nextTryAt
}

/** Is the return of this refund of the provider already stored? */
export const isReturnKnown = async (reader: Pick<Tx, 'refundReturn'>, providerId: string): Promise<boolean> =>
  (await reader.refundReturn.count({ where: { providerId } })) > 0

const owedRefund = z.object({
  id: z.uuid(),
  bookingId: BookingId,
  guestId: z.uuid(),
  amountOre: Ore,
  returns: z.int(),
  returnedAt: z.date(),
  nextTryAt: z.date().nullable(),
})

/** Returned refunds that are still owed: first those that wait for an administrator, then the oldest. */
export const findOwedRefunds = async (reader: Reader, limit: number): Promise<z.infer<typeof owedRefund>[]> =>
  z.array(owedRefund).parse(
    await reader.$queryRaw`
      select r.id, r.booking_id as "bookingId", b.guest_id as "guestId", r.amount_ore::float8 as "amountOre", r.returns,
        r.returned_at as "returnedAt", r.next_try_at as "nextTryAt"
      from refund r join booking b on b.id = r.booking_id where r.returns > 0 and r.status = 'planned'
      order by r.next_try_at is not null, r.returned_at, r.id limit ${limit}`,
  )
