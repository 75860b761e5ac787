import type { AlterationBlocker, ErrorCode, ProposalBlocker } from '@nordbo/contracts'
import type { StoredAlteration } from '../booking/alteration-store.ts'
import type { Reader } from '../core/database.ts'
import { isOpenAlteration } from '../lifecycle/alteration-lifecycle.ts'
import { coversRefunds } from '../money/price-difference.ts'
import { isBookingDisputed, isPaymentChargedBack } from '../payment/dispute-store.ts'
import { findBookedMoney } from '../payment/refund-store.ts'
import { hasSuspendedPerson } from '../people/suspended.ts'

/** Why no alteration of a stay can be proposed: its payment is disputed or was charged back. */
export const findProposalBlocker = async (reader: Reader, bookingId: string): Promise<ProposalBlocker | null> => {
  if (await isBookingDisputed(reader, bookingId)) return 'disputed'
  return (await isPaymentChargedBack(reader, bookingId)) ? 'takenBack' : null
}

/** The error code of each blocker. */
export const blockerErrors = {
  disputed: 'booking.paymentDisputed',
  takenBack: 'booking.paymentTakenBack',
  belowRefunds: 'alteration.belowRefunds',
  personUnavailable: 'booking.personUnavailable',
} as const satisfies Record<AlterationBlocker | ProposalBlocker, ErrorCode>

/**
 * Why an open alteration cannot be accepted or paid now; it can still be declined or withdrawn. Refunds matter only until it is
 * accepted.
 */
export const findAlterationBlocker = async (
  reader: Reader,
  { bookingId, status, quote }: StoredAlteration,
): Promise<AlterationBlocker | null> => {
  if (!isOpenAlteration(status)) return null
  if (await hasSuspendedPerson(reader, bookingId)) return 'personUnavailable'
  if (await isBookingDisputed(reader, bookingId)) return 'disputed'
  if (status !== 'proposed') return null
  return coversRefunds(quote, (await findBookedMoney(reader, bookingId)).refunded) ? null : 'belowRefunds'
}
