import { z } from 'zod'
import { defineService, procedure } from '../rpc/procedure.ts'
import { stayRuleErrors } from '../stay-rules/stay-rules.ts'
import { CalendarDate } from '../values/calendar.ts'
import { ListingId } from '../values/ids.ts'
import { currencyProcedures } from './currencies.ts'
import { FeeSettings } from './fee-settings.ts'
import { hostPriceProcedures } from './host-prices.ts'
import { Quote, Stay } from './quotes.ts'
import { PriceOverride, RateCard, RatePatch, Rates } from './rates.ts'

export const pricingService = defineService('pricing', {
  ...hostPriceProcedures,
  ...currencyProcedures,
  /**
   * The current price of a stay in the booking window that the home's rules allow. Services may also quote other stays. `introUsed` is accepted from booking only,
   * which counts the uses.
   */
  quote: procedure({
    input: Stay.extend({ introUsed: z.int().min(0).optional() }),
    output: Quote,
    errors: [
      'quote.datesInvalid',
      'quote.tooManyGuests',
      'rates.notFound',
      'booking.datesPast',
      'booking.tooFarAhead',
      ...stayRuleErrors,
    ],
    callers: ['bff', 'booking'],
    actor: ['anyone', 'service'],
  }),
  /**
   * The price of an agreed stay on new dates. Remaining nights, percentages, cleaning and settings stay as agreed; added nights have
   * current prices. The length discount depends on the new length, and the promotion stays.
   */
  requote: procedure({
    input: z.object({ agreed: Quote, checkIn: CalendarDate, checkOut: CalendarDate }),
    output: Quote,
    errors: ['quote.datesInvalid', 'rates.notFound'],
    callers: ['booking'],
    actor: ['service'],
  }),
  /** The prices of many stays, in the given order; null for a stay that cannot be priced or that the home's rules refuse. */
  quoteMany: procedure({
    input: z.object({ stays: z.array(Stay).max(100) }),
    output: z.object({ quotes: z.array(Quote.nullable()) }),
    callers: ['bff'],
  }),
  /** Sets or replaces a listing's rate card. `revision`: as in `changeRates`. */
  setRates: procedure({
    input: z.object({ listingId: ListingId, card: RateCard, revision: z.int().optional() }),
    output: z.object({ revision: z.int() }),
    errors: ['rates.notOwner', 'listing.notFound', 'rates.changedMeanwhile'],
    actor: ['user'],
    idempotent: true,
  }),
  /**
   * Changes some prices of a listing that has a rate card; a patch with a base price also makes the first card. `revision`: the one that
   * the editor saw, 0 without a card. If the rates have another now, the change is refused with `rates.changedMeanwhile`.
   */
  changeRates: procedure({
    input: z.object({ listingId: ListingId, patch: RatePatch, revision: z.int().optional() }),
    output: z.object({ revision: z.int() }),
    errors: ['rates.notOwner', 'listing.notFound', 'rates.notFound', 'rates.changedMeanwhile', 'auth.suspended'],
    actor: ['user'],
    idempotent: true,
  }),
  /** Sets the rate card of a home that listings makes of a draft; repeatable. */
  setRatesOfDraft: procedure({
    input: z.object({ listingId: ListingId, card: RateCard }),
    output: z.object({ revision: z.int() }),
    callers: ['listings'],
    actor: ['service'],
  }),
  /** Gives a home without rates those of another home of the same host, with its prices of dates from today on. */
  copyRates: procedure({
    input: z.object({ from: ListingId, to: ListingId }),
    output: z.object({ revision: z.int().nullable() }),
    errors: ['rates.notOwner', 'listing.notFound'],
    actor: ['user'],
    idempotent: true,
  }),
  /** Sets a price of its own for each date. */
  setDatePrices: procedure({
    input: z.object({ listingId: ListingId, prices: z.array(PriceOverride).min(1).max(400) }),
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
  /** The current settings, and how often they were changed. */
  settings: procedure({
    input: z.object({}),
    output: FeeSettings.extend({ revision: z.int() }),
    callers: ['bff', 'listings'],
    actor: ['anyone', 'service'],
  }),
  /** Replaces the settings. Agreed prices keep theirs. */
  setSettings: procedure({
    input: FeeSettings,
    output: z.object({ revision: z.int() }),
    actor: ['admin'],
    idempotent: true,
  }),
  /** Sandbox only: imports rates of the demo market, repeatable. */
  importRates: procedure({
    input: z.object({
      rates: z.array(Rates.omit({ revision: true }).extend({ overrides: z.array(PriceOverride).max(400) })).max(100),
    }),
    output: z.object({ created: z.int() }),
    errors: ['sandbox.only'],
    actor: ['admin'],
    timeoutMs: 60_000,
  }),
  /** All rates for projections, in pages. */
  snapshot: procedure({
    input: z.object({ after: ListingId.nullable() }),
    output: z.object({ rates: z.array(Rates.omit({ hostId: true })), next: ListingId.nullable() }),
    callers: ['listings'],
    actor: ['service'],
    timeoutMs: 10_000,
  }),
})
