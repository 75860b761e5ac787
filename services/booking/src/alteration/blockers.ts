import type { AlterationBlocker, ErrorCode, ProposalBlocker } from '@nordbo/contracts'
import type { StoredAlteration } from '../booking/alteration-store.ts'
import type { Reader } from '../core/database.ts'
import { isOpenAlteration } from '../lifecycle/alteration-lifecycle.ts'
import { coversRefunds } from '../money/price-difference.ts'
import { isBookingDisputed, isPaymentChargedBack } from '../payment/dispute-store.ts'
import { findBookedMoney } from '../payment/refund-store.ts'
import { hasSuspendedPerson } from '../people/suspended.ts'

/** What keeps a stay from being changed at all: its money is with a bank, or back with the guest. */
export const findProposalBlocker = async (reader: Reader, bookingId: string): Promise<ProposalBlocker | null> => {
  if (await isBookingDisputed(reader, bookingId)) return 'disputed'
  return (await isPaymentChargedBack(reader, bookingId)) ? 'takenBack' : null
}

/** How an attempt is refused that an obstacle stands before. */
export const blockerErrors = {
  disputed: 'booking.paymentDisputed',
  takenBack: 'booking.paymentTakenBack',
  belowRefunds: 'alteration.belowRefunds',
  personUnavailable: 'booking.personUnavailable',
} as const satisfies Record<AlterationBlocker | ProposalBlocker, ErrorCode>

/**
 * What keeps an open change from being agreed to or paid now; it can be refused and taken back all the same. What was given back counts
 * until there is a yes, which is bound by it.
 */
export const findAlterationBlocker = async (
  reader: Reader,
  { bookingId, status, quote }: StoredAlteration,
): Promise<AlterationBlocker | null> => {
  if (!isOpenAlteration(status)) return null
  if (await hasSuspendedPerson(reader, bookingId)) return 'personUnavailable'
  if (await isBookingDisputed(reader, bookingId)) return 'disputed'
  if (status !== 'proposed') return null
  return coversRefunds(quote, (await findBookedMoney(reader, bookingId)).given) ? null : 'belowRefunds'
}
