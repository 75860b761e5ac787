import type { RefundReason } from '@nordbo/contracts'
import type { StoredBooking } from '../booking/booking-store.ts'
import type { HomeChange } from '../booking/change-home.ts'
import { carve, type Giving, type MoneyLeft, moneyLeft, withoutShares } from '../cancellation/shares.ts'
import type { Reader } from '../database.ts'
import { insertRefund, moneyOf } from './refund-store.ts'

/** What is left of a booking's money; null where nothing was paid for it. */
export const moneyLeftOf = async (
  reader: Reader,
  booking: Pick<StoredBooking, 'id' | 'quote' | 'confirmedAt'>,
): Promise<MoneyLeft | null> =>
  booking.confirmedAt === null ? null : moneyLeft(booking.quote, (await moneyOf(reader, booking.id)).given)

/** Why a refund is given, with the words of the person who gives it. */
export interface Occasion {
  reason: RefundReason
  note?: string | undefined
}

/**
 * Plans that money goes back: rows before the provider is called, one for each payment that it is taken of, the newest first.
 * @throws when there is less than that left, and the transaction is spoiled
 */
export const planRefund = async (
  change: HomeChange,
  booking: Pick<StoredBooking, 'id'>,
  giving: Pick<Giving, 'amountOre' | 'shares'>,
  { reason, note }: Occasion,
): Promise<void> => {
  let { amountOre, shares } = giving
  for (const payment of (await moneyOf(change.tx, booking.id)).payments) {
    const takenOre = Math.min(payment.leftOre, amountOre)
    if (takenOre === 0) continue
    const taken = carve(shares, takenOre)
    const refund = { ...taken, bookingId: booking.id, attemptId: payment.id, amountOre: takenOre, providerId: null }
    const id = await insertRefund(change.tx, { ...refund, reason, note: note ?? null }, change.now)
    change.alarms.push({ kind: 'refund', id, at: change.now })
    amountOre -= takenOre
    shares = withoutShares(shares, taken)
  }
  if (amountOre > 0) throw new Error(`booking ${booking.id} was not paid what is to go back`)
}
