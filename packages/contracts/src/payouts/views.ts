import { z } from 'zod'
import { CalendarDate, Instant } from '../values/calendar.ts'
import type { Country } from '../values/countries.ts'
import { BookingId, ListingId } from '../values/ids.ts'
import { Ore, SignedOre } from '../values/money.ts'

/** The country of hosts' accounts at the provider. */
export const payoutCountry: Country = 'DK'

/** How far a host's account at the payment provider is (docs/product/payouts.md). */
export const PayoutAccountStatus = z.enum(['none', 'onboarding', 'restricted', 'enabled', 'disabled'])
export type PayoutAccountStatus = z.infer<typeof PayoutAccountStatus>

/** A host's account at the payment provider, in the provider's own three words and our one. */
export const PayoutAccount = z.object({
  status: PayoutAccountStatus,
  chargesEnabled: z.boolean(),
  payoutsEnabled: z.boolean(),
  detailsSubmitted: z.boolean(),
})
export type PayoutAccount = z.infer<typeof PayoutAccount>

/** How a payout stands (docs/product/payouts.md): 'Udbetalt', 'Afventer', 'Fejlet'. */
export const PayoutStatus = z.enum(['paid', 'pending', 'failed'])
export type PayoutStatus = z.infer<typeof PayoutStatus>

/** What keeps a pending payout that is due from being sent. */
export const PayoutHold = z.enum(['account', 'dispute', 'suspended'])
export type PayoutHold = z.infer<typeof PayoutHold>

/** The host's money of one booking: its payout carries the booking's id. */
export const PayoutView = z.object({
  id: BookingId,
  listingId: ListingId,
  /** The stay, [from, to). */
  periodFrom: CalendarDate,
  periodTo: CalendarDate,
  /** What guests paid for nights and cleaning, less what went back to them. */
  revenueOre: SignedOre,
  /** The host's share of it. */
  amountOre: SignedOre,
  /** What is still to be sent; negative when more was sent than is left of the share. */
  owedOre: SignedOre,
  status: PayoutStatus,
  hold: PayoutHold.nullable(),
  /** Ordered from the provider, whose answer is awaited. */
  sending: z.boolean(),
  /** When it may be sent. */
  dueAt: Instant,
  paidAt: Instant.nullable(),
})
export type PayoutView = z.infer<typeof PayoutView>

/** What happened to a payout, in the ledger's words. */
export const PayoutLineKind = z.enum(['payment', 'refund', 'transfer', 'reversal', 'outside', 'offset', 'dispute'])
export type PayoutLineKind = z.infer<typeof PayoutLineKind>

/** One line of a statement; the host's amounts of all lines sum to what is still owed. */
export const PayoutLine = z.object({
  kind: PayoutLineKind,
  at: Instant,
  /** Of nights and cleaning. */
  revenueOre: SignedOre,
  /** What the platform keeps; positive lowers the host's amount. */
  platformFeeOre: SignedOre,
  hostOre: SignedOre,
  /** Of an offset: the host's other booking, with whose money this one was settled or whose debt it settled; null of all else. */
  counterpartId: BookingId.nullable(),
})
export type PayoutLine = z.infer<typeof PayoutLine>

/** A host's figures: each is the sum over their payouts. */
export const PayoutSummary = z.object({
  account: PayoutAccount,
  totalRevenueOre: SignedOre,
  netEarningsOre: SignedOre,
  paidOre: SignedOre,
  upcomingOre: Ore,
  /** What of the upcoming is ordered from the provider. */
  sendingOre: Ore,
  /** Sent since the year began in Copenhagen, less what was taken back. */
  paidThisYearOre: SignedOre,
  /** What later payouts settle first. */
  debtOre: Ore,
  /** Hours after check-in at which a payout is sent. */
  releaseHours: z.int(),
})
export type PayoutSummary = z.infer<typeof PayoutSummary>

/** How payouts are made, until an admin changes it. */
export const PayoutSettings = z.object({ releaseHours: z.int().min(0).max(720) })
export type PayoutSettings = z.infer<typeof PayoutSettings>
