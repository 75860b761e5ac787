import { z } from 'zod'
import { DiscountKind, type Quote } from '../pricing/quotes.ts'
import { CalendarDate, Instant } from '../values/calendar.ts'
import { Country } from '../values/countries.ts'
import { GuestCounts } from '../values/guests.ts'
import { BookingId } from '../values/ids.ts'
import { Ore, Percent } from '../values/money.ts'
import { MoneyBackReason, RefundState } from './events.ts'
import { BookingStatus } from './status.ts'

/** Danish VAT in the guest's service fee (docs/product/money.md, Fees); private lodging carries none. */
export const vatPercent = 25

/** For whom a receipt is written: the guest reads what was charged, the host what they earn. */
export const ReceiptSide = z.enum(['guest', 'host'])
export type ReceiptSide = z.infer<typeof ReceiptSide>

/** One line of a price; a negative amount lowers it. */
export const ReceiptLine = z.object({
  kind: z.enum(['nights', ...DiscountKind.options, 'cleaning', 'serviceFee', 'platformFee']),
  /** Of a discount or a fee. */
  percent: Percent.nullable(),
  /** What a campaign waived: the percent that would have been taken. */
  insteadOf: Percent.exactOptional(),
  amountOre: z.int(),
})
export type ReceiptLine = z.infer<typeof ReceiptLine>

/** Money that came, whole. */
export const ReceiptPayment = z.object({ at: Instant, amountOre: Ore })
/** Money that goes or went back. */
export const ReceiptRefund = z.object({ at: Instant, amountOre: Ore, reason: MoneyBackReason, state: RefundState })

const ReceiptFigures = z.object({
  lines: z.array(ReceiptLine),
  /** The sum of the lines. */
  totalOre: Ore,
  /** The VAT within what was charged, and what of it went back; null where nothing carries VAT. */
  vat: z.object({ percent: Percent, chargedOre: Ore, refundedOre: Ore }).nullable(),
  /** Of the guest only: the host is paid by payouts. */
  payments: z.array(ReceiptPayment),
  refunds: z.array(ReceiptRefund),
  /** What came in all, or the host's share of it. */
  paidOre: Ore,
  refundedOre: Ore,
  /** What is left of it. */
  keptOre: Ore,
})
export type ReceiptFigures = z.infer<typeof ReceiptFigures>

/** One of the two people of a stay, as they stand on its receipt. */
export const ReceiptParty = z.object({
  name: z.string(),
  /** Of the reader. */
  email: z.string().nullable(),
  business: z.object({ cvr: z.string(), companyName: z.string() }).nullable(),
})
export type ReceiptParty = z.infer<typeof ReceiptParty>

/** What was agreed, paid and given back for a stay. It exists once something was paid. */
export const Receipt = ReceiptFigures.extend({
  side: ReceiptSide,
  /** Unique and rising in the order of the first payments: `NB-000123`. */
  number: z.string(),
  /** When it was first paid. */
  issuedAt: Instant,
  bookingId: BookingId,
  status: BookingStatus,
  /** The stay stands, and a bank gave back what was left of its payment. */
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

/** Money of a booking as it is kept, with the shares that a refund takes from whom. */
export interface BookedMoney {
  payments: readonly z.infer<typeof ReceiptPayment>[]
  refunds: readonly (z.infer<typeof ReceiptRefund> & { hostShareOre: number; serviceFeeOre: number })[]
}

/** A booking as people say it: what receipts, statements and lists show of its id. */
export const bookingReference = (id: string): string => id.slice(0, 8).toUpperCase()

/** A receipt's number as it is read. */
export const receiptNumber = (count: number): string => `NB-${String(count).padStart(6, '0')}`

/** The VAT within an amount that includes it, øre, rounded half up. */
export const vatWithin = (amountOre: number): number => Math.round((amountOre * vatPercent) / (100 + vatPercent))

/**
 * What a price is made of, line by line: the guest's lines sum to the total, the host's to the host's share. Screens, the PDF and
 * the mails all show these.
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

/** Everything in figures that stands on a receipt. Pure; integer øre, VAT rounded once. */
export const receiptFigures = (quote: Quote, money: BookedMoney, side: ReceiptSide): ReceiptFigures => {
  const lines = receiptLines(quote, side)
  const totalOre = sum(lines)
  // What an alteration gave back is in the lines, which are those of the altered stay.
  const ofThisPrice = money.refunds.filter(({ reason }) => reason !== 'alteration')
  const refunds = (side === 'guest' ? money.refunds : ofThisPrice)
    .map(({ hostShareOre, serviceFeeOre: _fee, ...refund }) =>
      side === 'guest' ? refund : { ...refund, amountOre: hostShareOre },
    )
    .filter(({ amountOre }) => amountOre > 0)
  const payments = side === 'guest' ? [...money.payments] : []
  // Money that came too late and went straight back was never the host's.
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
