import type { StoredBooking } from '../booking/booking-store.ts'
import type { Reader } from '../core/database.ts'
import { type RemainingMoney, remainingMoney } from '../money/shares.ts'
import { findBookedMoney } from './refund-store.ts'

/** What is left of a booking's money after its refunds; null where nothing was paid. */
export const findRemainingMoney = async (
  reader: Reader,
  booking: Pick<StoredBooking, 'id' | 'quote' | 'confirmedAt'>,
): Promise<RemainingMoney | null> =>
  booking.confirmedAt === null
    ? null
    : remainingMoney(booking.quote, (await findBookedMoney(reader, booking.id)).refunded)
