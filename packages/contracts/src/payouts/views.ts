import { z } from 'zod'
import { CalendarDate, Instant } from '../values/calendar.ts'
import type { Country } from '../values/countries.ts'
import { BookingId, ListingId } from '../values/ids.ts'
import { Ore, SignedOre } from '../values/money.ts'

/** The country of hosts' accounts at the provider. */
export const payoutCountry: Country = 'DK'

/** The status of a host's account at the payment provider (docs/product/payouts.md). */
export const PayoutAccountStatus = z.enum(['none', 'onboarding', 'restricted', 'enabled', 'disabled'])
export type PayoutAccountStatus = z.infer<typeof PayoutAccountStatus>

/** A host's account at the payment provider: our status, and the provider's three flags. */
export const PayoutAccount = z.object({
  status: PayoutAccountStatus,
  chargesEnabled: z.boolean(),
  payoutsEnabled: z.boolean(),
  detailsSubmitted: z.boolean(),
})
export type PayoutAccount = z.infer<typeof PayoutAccount>

/** The status of a payout (docs/product/payouts.md): 'Udbetalt', 'Afventer', 'Fejlet'. */
export const PayoutStatus = z.enum(['paid', 'pending', 'failed'])
export type PayoutStatus = z.infer<typeof PayoutStatus>

/** Why a due payout is not sent. */
export const PayoutHold = z.enum(['account', 'dispute', 'suspended'])
export type PayoutHold = z.infer<typeof PayoutHold>

/** The host's payout of one booking, with the booking's id. Amounts are øre. */
export const PayoutView = z.object({
  id: BookingId,
  listingId: ListingId,
  /** The stay, [from, to). */
  periodFrom: CalendarDate,
  periodTo: CalendarDate,
  /** Payments for nights and cleaning, less refunds. */
  revenueOre: SignedOre,
  /** The host's share of it. */
  amountOre: SignedOre,
  /** What is still to be sent; negative if too much was sent. */
  owedOre: SignedOre,
  status: PayoutStatus,
  hold: PayoutHold.nullable(),
  /** Whether a transfer is ordered and not confirmed yet. */
  sending: z.boolean(),
  /** When it may be sent. */
  dueAt: Instant,
  paidAt: Instant.nullable(),
})
export type PayoutView = z.infer<typeof PayoutView>

/** The kind of a ledger transaction on a statement. */
export const PayoutLineKind = z.enum(['payment', 'refund', 'transfer', 'reversal', 'outside', 'offset', 'dispute'])
export type PayoutLineKind = z.infer<typeof PayoutLineKind>

/** One line of a statement, øre. The `hostOre` of all lines sum to what is still owed. */
export const PayoutLine = z.object({
  kind: PayoutLineKind,
  at: Instant,
  /** The part for nights and cleaning. */
  revenueOre: SignedOre,
  /** The platform's fee; a positive fee lowers the host's amount. */
  platformFeeOre: SignedOre,
  hostOre: SignedOre,
  /** For an offset, the host's other booking, which paid this one's debt or whose debt this one paid; else null. */
  counterpartId: BookingId.nullable(),
})
export type PayoutLine = z.infer<typeof PayoutLine>

/** A host's account and the sums over their payouts, øre. */
export const PayoutSummary = z.object({
  account: PayoutAccount,
  totalRevenueOre: SignedOre,
  netEarningsOre: SignedOre,
  paidOre: SignedOre,
  upcomingOre: Ore,
  /** The part of `upcomingOre` that is being sent. */
  sendingOre: Ore,
  /** What was sent this year in Copenhagen time, less reversals. */
  paidThisYearOre: SignedOre,
  /** What the host owes; later payouts settle it first. */
  debtOre: Ore,
  /** Hours after check-in at which a payout is sent. */
  releaseHours: z.int(),
})
export type PayoutSummary = z.infer<typeof PayoutSummary>

/** The settings of payouts. */
export const PayoutSettings = z.object({ releaseHours: z.int().min(0).max(720) })
export type PayoutSettings = z.infer<typeof PayoutSettings>
