import { z } from 'zod'
import { defineEvents, defineService, procedure } from './define.ts'
import { ReconciliationReport } from './payouts-reconciliation.ts'
import { ProviderSeconds } from './provider-events.ts'
import { BookingId, CalendarDate, type Country, Instant, ListingId, Ore, page, UserId } from './vocabulary.ts'

/** An amount that may be negative: what a host owes instead of being owed. */
export const SignedOre = z.int().min(-1_000_000_000_00).max(1_000_000_000_00)

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

export const payoutsService = defineService('payouts', {
  /** The signed-in host's figures. */
  summary: procedure({ input: z.object({}), output: PayoutSummary, actor: ['user'] }),
  /** The signed-in host's payouts: those to come, soonest first, then those paid, newest first. */
  list: procedure({
    input: z.object({ cursor: z.string().max(300).optional(), limit: z.int().min(1).max(100).default(20) }),
    output: page(PayoutView),
    errors: ['cursor.invalid'],
    actor: ['user'],
  }),
  /** One payout with its lines, oldest first; for its host and admins. */
  byId: procedure({
    input: z.object({ id: BookingId }),
    output: PayoutView.extend({ lines: z.array(PayoutLine) }),
    errors: ['payout.notFound'],
    actor: ['user'],
  }),
  /** Makes the host's account at the provider if there is none, and answers where its forms are filled in; good once, for minutes. */
  startOnboarding: procedure({
    input: z.object({}),
    output: z.object({ url: z.url() }),
    errors: ['payout.accountDisabled', 'payment.unavailable'],
    actor: ['user'],
    timeoutMs: 10_000,
  }),
  /** Asks the provider how the host's account stands, for the moment when they come back from its forms. */
  refreshAccount: procedure({ input: z.object({}), output: PayoutAccount, actor: ['user'], timeoutMs: 10_000 }),
  /** Stores a verified provider event; answered only once it is committed. Processing follows. */
  acceptProviderEvent: procedure({
    input: z.object({
      id: z.string().max(255),
      type: z.string().max(100),
      created: ProviderSeconds,
      objectId: z.string().max(255),
    }),
    output: z.object({ duplicate: z.boolean() }),
    timeoutMs: 5_000,
  }),
  settings: procedure({ input: z.object({}), output: PayoutSettings, actor: ['user'] }),
  /** Replaces the settings; stays that were paid keep their release. */
  setSettings: procedure({ input: PayoutSettings, output: PayoutSettings, actor: ['admin'], idempotent: true }),
  /** Switches the instant bank payout of a home's coming releases on or off. */
  setInstantPayouts: procedure({
    input: z.object({ listingId: ListingId, enabled: z.boolean() }),
    output: z.object({ enabled: z.boolean() }),
    actor: ['admin'],
    idempotent: true,
  }),
  /** Compares the ledger with the provider's balance and stores the report; by default of the last week. */
  reconcile: procedure({
    input: z.object({ from: Instant.optional() }),
    output: ReconciliationReport,
    errors: ['payment.unavailable'],
    actor: ['admin'],
    timeoutMs: 60_000,
  }),
  /** The stored reports, newest first. */
  reconciliations: procedure({
    input: z.object({}),
    output: z.object({ reports: z.array(ReconciliationReport) }),
    actor: ['admin'],
  }),
})

/** What every event about a payout says. */
export const PayoutFact = z.object({
  bookingId: BookingId,
  listingId: ListingId,
  hostId: UserId,
  status: PayoutStatus,
  amountOre: SignedOre,
  owedOre: SignedOre,
  imported: z.boolean(),
})
export type PayoutFact = z.infer<typeof PayoutFact>

const fact = { version: 1, data: PayoutFact }

/** A dispute of a payment, as its booking's host is concerned. */
export const DisputeFact = z.object({
  /** The provider's id. */
  disputeId: z.string(),
  bookingId: BookingId,
  hostId: UserId,
  amountOre: Ore,
})
export type DisputeFact = z.infer<typeof DisputeFact>

const dispute = { version: 1, data: DisputeFact }

export const payoutsEvents = defineEvents('payouts', {
  /** A payout is on its way to its day, or its amount changed. */
  planned: fact,
  paid: fact,
  /** The provider refused it; it is tried again. */
  failed: fact,
  /** The cardholder objects: nothing is sent for the booking until the bank has decided. */
  disputeOpened: dispute,
  disputeWon: dispute,
  disputeLost: dispute,
  accountChanged: { version: 1, data: z.object({ hostId: UserId, status: PayoutAccountStatus }) },
})
