import { z } from 'zod'
import { DiscountKind, type Quote } from '../pricing/quotes.ts'
import { CalendarDate, Instant } from '../values/calendar.ts'
import { Country } from '../values/countries.ts'
import { GuestCounts } from '../values/guests.ts'
import { BookingId } from '../values/ids.ts'
import { Ore, Percent } from '../values/money.ts'
import { MoneyBackReason, RefundState } from './events.ts'
import { BookingStatus } from './status.ts'

/** Danish VAT in the guest's service fee (docs/product/money.md, Fees). Private lodging has none. */
export const vatPercent = 25

/** The reader of a receipt: the guest sees charges, the host sees earnings. */
export const ReceiptSide = z.enum(['guest', 'host'])
export type ReceiptSide = z.infer<typeof ReceiptSide>

/** One line of a price; a negative amount lowers it. */
export const ReceiptLine = z.object({
  kind: z.enum(['nights', ...DiscountKind.options, 'cleaning', 'serviceFee', 'platformFee']),
  /** The percentage of a discount or a fee. */
  percent: Percent.nullable(),
  /** The percentage of a fee that a campaign waived. */
  insteadOf: Percent.exactOptional(),
  amountOre: z.int(),
})
export type ReceiptLine = z.infer<typeof ReceiptLine>

/** A payment, in full. */
export const ReceiptPayment = z.object({ at: Instant, amountOre: Ore })
/** A planned or sent refund. */
export const ReceiptRefund = z.object({ at: Instant, amountOre: Ore, reason: MoneyBackReason, state: RefundState })

const ReceiptFigures = z.object({
  lines: z.array(ReceiptLine),
  /** The sum of the lines. */
  totalOre: Ore,
  /** The VAT within the charges, and how much of it was refunded; null if nothing has VAT. */
  vat: z.object({ percent: Percent, chargedOre: Ore, refundedOre: Ore }).nullable(),
  /** Empty for the host, who is paid by payouts. */
  payments: z.array(ReceiptPayment),
  refunds: z.array(ReceiptRefund),
  /** All payments, or the host's share of them. */
  paidOre: Ore,
  refundedOre: Ore,
  /** Payments less refunds. */
  keptOre: Ore,
})
export type ReceiptFigures = z.infer<typeof ReceiptFigures>

/** The guest or the host on a receipt. */
export const ReceiptParty = z.object({
  name: z.string(),
  /** Set for the reader only. */
  email: z.string().nullable(),
  business: z.object({ cvr: z.string(), companyName: z.string() }).nullable(),
})
export type ReceiptParty = z.infer<typeof ReceiptParty>

/** The receipt of a stay. It exists once something was paid. */
export const Receipt = ReceiptFigures.extend({
  side: ReceiptSide,
  /** Unique, ascending by first payment: `NB-000123`. */
  number: z.string(),
  /** When it was first paid. */
  issuedAt: Instant,
  bookingId: BookingId,
  status: BookingStatus,
  /** Whether the stay is still booked although a bank returned the rest of its payment. */
  takenBackByBank: z.boolean(),
  home: z.object({ title: z.string(), city: z.string(), country: Country }),
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  nights: z.int(),
  guests: GuestCounts,
  guest: ReceiptParty,
  host: ReceiptParty,
})
export type Receipt = z.infer<typeof Receipt>

/** The stored payments and refunds of a booking, with the shares that each refund lowers. Amounts are øre. */
export interface BookedMoney {
  payments: readonly z.infer<typeof ReceiptPayment>[]
  refunds: readonly (z.infer<typeof ReceiptRefund> & { hostShareOre: number; serviceFeeOre: number })[]
}

/** The short form of a booking's id on receipts, statements and lists. */
export const bookingReference = (id: string): string => id.slice(0, 8).toUpperCase()

/** Formats a receipt's number. */
export const receiptNumber = (count: number): string => `NB-${String(count).padStart(6, '0')}`

/** The VAT within an amount that includes it, øre, rounded half up. */
export const vatWithin = (amountOre: number): number => Math.round((amountOre * vatPercent) / (100 + vatPercent))

/**
 * The lines of a price: the guest's lines sum to the total, the host's to the host's share. Screens, the PDF and the mails all show
 * these.
 */
export const receiptLines = (quote: Quote, side: ReceiptSide): ReceiptLine[] => {
  const { settings } = quote
  const line = (kind: ReceiptLine['kind'], amountOre: number, percent: number | null = null): ReceiptLine[] =>
    amountOre === 0 ? [] : [{ kind, percent, amountOre }]
  return [
    { kind: 'nights', percent: null, amountOre: quote.subtotalOre },
    ...quote.discounts.flatMap(({ kind, percent, amountOre }) => line(kind, -amountOre, percent)),
    ...line('cleaning', quote.cleaningOre),
    ...(side === 'guest'
      ? line('serviceFee', quote.serviceFeeOre, settings.serviceFeePercent)
      : quote.waivedFeePercent === undefined
        ? line('platformFee', -quote.platformFeeOre, settings.platformFeePercent)
        : [{ kind: 'platformFee' as const, percent: 0, insteadOf: quote.waivedFeePercent, amountOre: 0 }]),
  ]
}

const sum = (amounts: readonly { amountOre: number }[]): number =>
  amounts.reduce((total, { amountOre }) => total + amountOre, 0)

/** All figures of a receipt, øre. VAT is rounded once. */
export const receiptFigures = (quote: Quote, money: BookedMoney, side: ReceiptSide): ReceiptFigures => {
  const lines = receiptLines(quote, side)
  const totalOre = sum(lines)
  // The lines are those of the altered stay, so they include the refunds of alterations.
  const ofThisPrice = money.refunds.filter(({ reason }) => reason !== 'alteration')
  const refunds = (side === 'guest' ? money.refunds : ofThisPrice)
    .map(({ hostShareOre, serviceFeeOre: _fee, ...refund }) =>
      side === 'guest' ? refund : { ...refund, amountOre: hostShareOre },
    )
    .filter(({ amountOre }) => amountOre > 0)
  const payments = side === 'guest' ? [...money.payments] : []
  // A late payment, which is refunded in full, never belonged to the host.
  const lateOre = sum(money.refunds.filter(({ reason }) => reason === 'late_payment'))
  const earnedOre = sum(money.payments) > lateOre ? totalOre : 0
  const paidOre = side === 'guest' ? sum(payments) : earnedOre
  const feeBackOre = ofThisPrice.reduce((total, { serviceFeeOre }) => total + serviceFeeOre, 0)
  const chargedOre = vatWithin(quote.serviceFeeOre)
  return {
    lines,
    totalOre,
    vat:
      side === 'host' || chargedOre === 0
        ? null
        : {
            percent: vatPercent,
            chargedOre,
            refundedOre: chargedOre - vatWithin(Math.max(0, quote.serviceFeeOre - feeBackOre)),
          },
    payments,
    refunds,
    paidOre,
    refundedOre: sum(refunds),
    keptOre: Math.max(0, paidOre - sum(refunds)),
  }
}
