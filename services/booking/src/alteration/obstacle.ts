import type { AlterationHindrance, AlterationObstacle, ErrorCode } from '@nordbo/contracts'
import type { Reader } from '../database.ts'
import { isDisputed, isPaymentTakenBack } from '../dispute/dispute-store.ts'
import { moneyOf } from '../payment/refund-store.ts'
import { isStayOfSuspended } from '../suspension/suspended.ts'
import { isOpenAlteration } from './alteration-lifecycle.ts'
import type { StoredAlteration } from './alteration-store.ts'
import { coversRefunds } from './price-difference.ts'

/** What keeps a stay from being changed at all: its money is with a bank, or back with the guest. */
export const hindranceOf = async (reader: Reader, bookingId: string): Promise<AlterationHindrance | null> => {
  if (await isDisputed(reader, bookingId)) return 'disputed'
  return (await isPaymentTakenBack(reader, bookingId)) ? 'takenBack' : null
}

/** How an attempt is refused that an obstacle stands before. */
export const refusalOf = {
  disputed: 'booking.paymentDisputed',
  takenBack: 'booking.paymentTakenBack',
  belowRefunds: 'alteration.belowRefunds',
  personUnavailable: 'booking.personUnavailable',
} as const satisfies Record<AlterationObstacle | AlterationHindrance, ErrorCode>

/**
 * What keeps an open change from being agreed to or paid now; it can be refused and taken back all the same. What was given back counts
 * until there is a yes, which is bound by it.
 */
export const obstacleTo = async (
  reader: Reader,
  { bookingId, status, quote }: StoredAlteration,
): Promise<AlterationObstacle | null> => {
  if (!isOpenAlteration(status)) return null
  if (await isStayOfSuspended(reader, bookingId)) return 'personUnavailable'
  if (await isDisputed(reader, bookingId)) return 'disputed'
  if (status !== 'proposed') return null
  return coversRefunds(quote, (await moneyOf(reader, bookingId)).given) ? null : 'belowRefunds'
}
