import { z } from 'zod'
import { defineService, procedure } from './define.ts'
import { CalendarDate, GuestCounts, ListingId, Ore, Percent, UserId } from './vocabulary.ts'

/** Base price of a night: 100 to 50,000 DKK (docs/product/money.md, Night prices). */
export const NightPriceOre = z.int().min(100_00).max(50_000_00)

/** The four discounts of a listing; null means switched off (docs/product/money.md, Discounts). */
export const Discounts = z.object({
  introPercent: z.int().min(1).max(100).nullable().default(null),
  introFirstN: z.int().min(1).max(10).default(3),
  lastMinutePercent: z.int().min(1).max(50).nullable().default(null),
  lastMinuteDays: z.int().min(1).max(30).default(14),
  weeklyPercent: z.int().min(1).max(50).nullable().default(null),
  monthlyPercent: z.int().min(1).max(70).nullable().default(null),
})
export type Discounts = z.infer<typeof Discounts>

/** What a listing's nights cost. */
export const RateCard = z.object({
  /** Price of a weekday night, øre. */
  baseOre: NightPriceOre,
  /** Markup of weekend nights, percent. */
  weekendPercent: z.int().min(0).max(99).default(0),
  cleaningIncluded: z.boolean().default(false),
  /** Charged once per stay, øre, at most 50,000 DKK; nothing when cleaning is included. */
  cleaningOre: z.int().min(0).max(50_000_00).default(0),
  discounts: Discounts,
})
export type RateCard = z.infer<typeof RateCard>

/** A price for one date that beats the weekend markup. */
export const PriceOverride = z.object({ date: CalendarDate, priceOre: NightPriceOre })
export type PriceOverride = z.infer<typeof PriceOverride>

/** Platform settings that shape a price; snapshotted onto each booking. */
export const FeeSettings = z.object({
  model: z.enum(['split', 'host_only']),
  /** Guest service fee on discounted nights, percent. */
  serviceFeePercent: Percent,
  /** Host platform fee on nights + cleaning, percent. */
  platformFeePercent: Percent,
  /** ISO weekdays (1 Monday … 7 Sunday) whose nights are weekend nights. */
  weekendNights: z.array(z.int().min(1).max(7)),
  /** Whether a promotion may follow a length discount. */
  discountStacking: z.boolean(),
})
export type FeeSettings = z.infer<typeof FeeSettings>

/** What is in force until an admin changes it (docs/product/money.md, Fees): the guest pays 15 %, the host 10 %, stacking allowed. */
export const defaultFeeSettings: FeeSettings = {
  model: 'split',
  serviceFeePercent: 15,
  platformFeePercent: 10,
  weekendNights: [5, 6],
  discountStacking: true,
}

export const DiscountKind = z.enum(['weekly', 'monthly', 'intro', 'last_minute'])
export type DiscountKind = z.infer<typeof DiscountKind>

/** The price of one stay, to the øre. total = subtotal − discounts + cleaning + service fee. */
export const Quote = z.object({
  listingId: ListingId,
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  nights: z.int().min(1),
  nightly: z.array(z.object({ date: CalendarDate, priceOre: Ore })),
  /** Nights before discounts. */
  subtotalOre: Ore,
  /** In the order they were applied; amounts are positive and lower the total. */
  discounts: z.array(z.object({ kind: DiscountKind, percent: Percent, amountOre: Ore })),
  cleaningOre: Ore,
  serviceFeeOre: Ore,
  totalOre: Ore,
  /** What the platform keeps of the host's share. */
  platformFeeOre: Ore,
  /** What the host receives: discounted nights + cleaning − platform fee. */
  hostShareOre: Ore,
  settings: FeeSettings,
  /** The platform fee that a campaign waived, percent; `settings` then says 0. Absent where none was. */
  waivedFeePercent: Percent.exactOptional(),
  /** Intro uses that this quote counted on, or null when no intro discount is in play. */
  introUsed: z.int().min(0).nullable(),
  /** Revision of the rates it was computed from. */
  ratesRevision: z.int(),
})
export type Quote = z.infer<typeof Quote>

/** One stay to be priced. */
export const Stay = z.object({
  listingId: ListingId,
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  guests: GuestCounts.optional(),
})
export type Stay = z.infer<typeof Stay>

/** A listing's rates as its host sees them. */
export const Rates = z.object({
  listingId: ListingId,
  hostId: UserId,
  card: RateCard,
  overrides: z.array(PriceOverride),
  revision: z.int(),
})

export const pricingService = defineService('pricing', {
  /**
   * The price of a stay at this moment, on dates that a booking would take; a service is also told what a past one would cost.
   * `introUsed` is accepted from booking only, which counts the uses.
   */
  quote: procedure({
    input: Stay.extend({ introUsed: z.int().min(0).optional() }),
    output: Quote,
    errors: ['quote.datesInvalid', 'quote.tooManyGuests', 'rates.notFound', 'booking.datesPast', 'booking.tooFarAhead'],
    callers: ['bff', 'booking'],
    actor: ['anyone', 'service'],
  }),
  /**
   * The price of an agreed stay whose dates change: its nights, percentages, cleaning and settings stay as they were agreed, added nights
   * cost what they cost now. A discount for the length is earned by the new one, a promotion stays with the stay.
   */
  requote: procedure({
    input: z.object({ agreed: Quote, checkIn: CalendarDate, checkOut: CalendarDate }),
    output: Quote,
    errors: ['quote.datesInvalid', 'rates.notFound'],
    callers: ['booking'],
    actor: ['service'],
  }),
  /** Prices of many stays at once, in the order asked; null where a stay cannot be priced. */
  quoteMany: procedure({
    input: z.object({ stays: z.array(Stay).max(100) }),
    output: z.object({ quotes: z.array(Quote.nullable()) }),
    callers: ['bff'],
  }),
  /** Sets or replaces a listing's rate card. */
  setRates: procedure({
    input: z.object({ listingId: ListingId, card: RateCard }),
    output: z.object({ revision: z.int() }),
    errors: ['rates.notOwner', 'listing.notFound'],
    actor: ['user'],
    idempotent: true,
  }),
  /** Sets prices of single dates, or clears them with null. */
  setPriceOverrides: procedure({
    input: z.object({
      listingId: ListingId,
      dates: z.array(CalendarDate).min(1).max(400),
      priceOre: NightPriceOre.nullable(),
    }),
    output: z.object({ revision: z.int() }),
    errors: ['rates.notOwner', 'rates.notFound'],
    actor: ['user'],
    idempotent: true,
  }),
  /** Rate cards of listings, without hosts and overrides; unknown ids are left out. */
  ratesByIds: procedure({
    input: z.object({ ids: z.array(ListingId).max(100) }),
    output: z.object({ rates: z.array(Rates.omit({ hostId: true, overrides: true })) }),
    callers: ['bff', 'listings'],
    actor: ['anyone', 'service'],
  }),
  /** The settings in force, and how often they were changed. */
  settings: procedure({
    input: z.object({}),
    output: FeeSettings.extend({ revision: z.int() }),
    callers: ['bff', 'listings'],
    actor: ['anyone', 'service'],
  }),
  /** Replaces the settings; prices already agreed on keep theirs. */
  setSettings: procedure({
    input: FeeSettings,
    output: z.object({ revision: z.int() }),
    actor: ['admin'],
    idempotent: true,
  }),
  /** Sandbox only: rates of the demo market, repeatable. */
  importRates: procedure({
    input: z.object({
      rates: z.array(Rates.omit({ revision: true }).extend({ overrides: z.array(PriceOverride).max(400) })).max(100),
    }),
    output: z.object({ created: z.int() }),
    errors: ['sandbox.only'],
    actor: ['admin'],
    timeoutMs: 60_000,
  }),
  /** Everything a projection needs, page by page. */
  snapshot: procedure({
    input: z.object({ after: ListingId.nullable() }),
    output: z.object({ rates: z.array(Rates.omit({ hostId: true })), next: ListingId.nullable() }),
    callers: ['listings'],
    actor: ['service'],
    timeoutMs: 10_000,
  }),
})
