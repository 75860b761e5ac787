import type { AlterationObstacle, ErrorCode } from '@nordbo/contracts'
import type { Reader } from '../database.ts'
import { isDisputed } from '../dispute/dispute-store.ts'
import { moneyOf } from '../payment/refund-store.ts'
import { isOpenAlteration } from './alteration-lifecycle.ts'
import type { StoredAlteration } from './alteration-store.ts'
import { coversRefunds } from './price-difference.ts'

/** How an attempt is refused that an obstacle stands before. */
export const refusalOf = {
  disputed: 'booking.paymentDisputed',
  belowRefunds: 'alteration.belowRefunds',
} as const satisfies Record<AlterationObstacle, ErrorCode>

/**
 * What keeps an open change from being agreed to or paid now; it can be refused and taken back all the same. What was given back counts
 * until there is a yes, which is bound by it.
 */
export const obstacleTo = async (
  reader: Reader,
  { bookingId, status, quote }: StoredAlteration,
): Promise<AlterationObstacle | null> => {
  if (!isOpenAlteration(status)) return null
  if (await isDisputed(reader, bookingId)) return 'disputed'
  if (status !== 'proposed') return null
  return coversRefunds(quote, (await moneyOf(reader, bookingId)).given) ? null : 'belowRefunds'
}
