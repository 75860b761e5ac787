import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { ListingId } from '../values/ids.ts'
import { Ore } from '../values/money.ts'
import { Locale } from '../values/product.ts'

/** The four services that a host may pay for, for one home and by the month (docs/product/extras.md, The four). */
export const ExtraCode = z.enum(['INSURANCE', 'FEATURED', 'INSTANT_PAYOUTS', 'SMART_PRICING'])
export type ExtraCode = z.infer<typeof ExtraCode>

/** A row of the catalogue. */
export const Extra = z.object({
  code: ExtraCode,
  /** Per month, VAT included. */
  priceOre: Ore,
  /** Names its texts on screens: `name.<key>`, `promise.<key>`, `effect.<key>`. */
  textKey: z.enum(['insurance', 'featured', 'instantPayouts', 'smartPricing']),
})
export type Extra = z.infer<typeof Extra>

/**
 * `off`: not paid for. `unpaid`: its first payment waits for the bank. `pastDue`: a renewal failed, the provider tries again and the extra
 * still has its effect.
 */
export const ExtraStatus = z.enum(['off', 'unpaid', 'active', 'pastDue'])
export type ExtraStatus = z.infer<typeof ExtraStatus>

/** An extra of one home. */
export const ListingExtra = Extra.extend({
  status: ExtraStatus,
  /** Whether the host chose it before the home was published, and neither started nor dismissed it since. */
  wanted: z.boolean(),
  /** Whether the host wants it: paid for, and not to end with its period. */
  enabled: z.boolean(),
  /** When the next payment is due, or when it ends; null while it is off or unpaid. */
  periodEnd: Instant.nullable(),
  /** Whether it ends then. */
  endsAtPeriodEnd: z.boolean(),
  /** The provider's code of why the last payment failed. */
  failure: z.string().nullable(),
  /** When the provider tries a failed renewal again. */
  nextTryAt: Instant.nullable(),
})
export type ListingExtra = z.infer<typeof ListingExtra>

/** What an answer to a toggle asks of the browser: nothing, a card, or the bank's question about a payment. */
export const ExtraStep = z.enum(['done', 'cardNeeded', 'authenticate'])

const asksProvider = { actor: ['user'], timeoutMs: 15_000 } as const
const ownHome = ['listing.notFound', 'listing.notOwner'] as const

/** Procedures about the extras of homes. */
export const extraProcedures = {
  /** The catalogue. */
  extras: procedure({ input: z.object({}), output: z.object({ items: z.array(Extra) }), actor: ['user'] }),
  /** The extras of a home; for its host and admins. */
  listingExtras: procedure({
    input: z.object({ listingId: ListingId }),
    /** `title`: the home's. */
    output: z.object({ title: z.string(), items: z.array(ListingExtra) }),
    errors: ownHome,
    actor: ['user'],
  }),
  /**
   * Creates, continues or ends the subscription of an extra. The host's default card pays at once; a failed renewal is tried again. Only the
   * host may switch on, an admin may switch off.
   */
  setExtra: procedure({
    ...asksProvider,
    input: z.object({ listingId: ListingId, code: ExtraCode, enabled: z.boolean() }),
    output: z.object({
      extra: ListingExtra,
      step: ExtraStep,
      /** For `authenticate`: the secret with which the browser asks the bank. */
      clientSecret: z.string().nullable(),
    }),
    errors: [...ownHome, 'auth.suspended', 'payment.declined', 'payment.unavailable'],
    idempotent: true,
  }),
  /** A link to the provider's page about the host's card, invoices and subscriptions. It leads back to the home's extras. */
  extrasPortal: procedure({
    ...asksProvider,
    input: z.object({ listingId: ListingId, locale: Locale.default('da') }),
    output: z.object({ url: z.url() }),
    errors: [...ownHome, 'payment.unavailable'],
  }),
}
