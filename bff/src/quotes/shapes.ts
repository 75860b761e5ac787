import { CalendarDate, type DiscountKind, ListingId, type Quote } from '@nordbo/contracts'
import { z } from 'zod'
import { Dkk, toDkk } from '../http/money.ts'

/** The price of a stay, amounts in DKK. */
export const ApiQuote = z
  .object({
    listingId: ListingId,
    checkIn: CalendarDate,
    checkOut: CalendarDate,
    nights: z.int(),
    nightlyPrices: z.array(z.object({ date: CalendarDate, price: Dkk })),
    subtotal: Dkk,
    /** Amounts that reduce the total, by kind. */
    discounts: z.object({
      weekly: Dkk.optional(),
      monthly: Dkk.optional(),
      intro: Dkk.optional(),
      last_minute: Dkk.optional(),
    }),
    cleaningFee: Dkk,
    serviceFee: Dkk,
    total: Dkk,
    currency: z.literal('DKK'),
  })
  .meta({ id: 'Quote' })
export type ApiQuote = z.infer<typeof ApiQuote>

/** A quote as the API shows it. */
export const toApiQuote = (quote: Quote): ApiQuote => {
  const discounts: Partial<Record<DiscountKind, number>> = {}
  for (const { kind, amountOre } of quote.discounts) discounts[kind] = toDkk(amountOre)
  return {
    listingId: quote.listingId,
    checkIn: quote.checkIn,
    checkOut: quote.checkOut,
    nights: quote.nights,
    nightlyPrices: quote.nightly.map(({ date, priceOre }) => ({ date, price: toDkk(priceOre) })),
    subtotal: toDkk(quote.subtotalOre),
    discounts,
    cleaningFee: toDkk(quote.cleaningOre),
    serviceFee: toDkk(quote.serviceFeeOre),
    total: toDkk(quote.totalOre),
    currency: 'DKK',
  }
}
