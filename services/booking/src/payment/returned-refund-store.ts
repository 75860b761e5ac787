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
  await tx.$executeRaw`
    insert into refund_return (provider_id, refund_id, returned_at) values (${providerId}, ${id}::uuid, ${now}::timestamptz)`
  // One more refusal, because the provider would answer the same key with the earlier refund.
  const updated = await tx.$executeRaw`
    update refund set status = 'planned', provider_id = null, sent_at = null, failures = 0, returned_at = ${now}::timestamptz,
      next_try_at = ${nextTryAt}::timestamptz, handed_over_at = ${nextTryAt === null ? now : null}::timestamptz,
      returns = returns + 1, refusals = refusals + 1
    where id = ${id}::uuid`
  if (updated === 0) throw new Error(`refund ${id} is gone`)
  return nextTryAt
}

/** Is the return of this refund of the provider already stored? */
export const isReturnKnown = async (reader: Reader, providerId: string): Promise<boolean> =>
  z
    .array(z.unknown())
    .parse(await reader.$queryRaw`select 1 as found from refund_return where provider_id = ${providerId}`).length > 0

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
