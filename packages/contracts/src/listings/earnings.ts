import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { Country } from '../values/countries.ts'
import { Ore, Percent } from '../values/money.ts'

/** The kinds of home that the estimator offers (docs/product/listings.md, Earnings estimate). */
export const EstimatedKind = z.enum(['summerhouse', 'apartment', 'house', 'villa'])
export type EstimatedKind = z.infer<typeof EstimatedKind>

/** A home whose earnings are estimated. */
export const EstimatedHome = z.object({
  /** A place as a person types it. */
  place: z.string().trim().min(1).max(80),
  kind: EstimatedKind,
  bedrooms: z.int().min(1).max(6),
})
export type EstimatedHome = z.infer<typeof EstimatedHome>

/** What comparable homes cost a night, and how much they are booked. */
export const NightEstimate = z.object({
  /** The median price of a night, øre. */
  nightOre: Ore,
  /** The middle half of the prices of a night, øre; null without comparable homes. */
  range: z.object({ lowOre: Ore, highOre: Ore }).nullable(),
  /** Mean share of the next 90 nights that are taken; null without comparable homes. */
  occupancyPercent: Percent.nullable(),
  /** Number of comparable homes; 0 if the price is the stated assumption. */
  homes: z.int(),
  /** Where the comparable homes are: in the place, around it, or anywhere in its country; null without any. */
  within: z.object({ area: z.enum(['place', 'around', 'country']), name: z.string(), country: Country }).nullable(),
})
export type NightEstimate = z.infer<typeof NightEstimate>

/** Nights from today on whose occupancy the estimate counts. */
export const estimatedNights = 90

/** The procedure of the earnings estimate. */
export const earningsProcedures = {
  /** Prices and occupancy of homes like this one, in the place, else around it, else in its country. */
  estimateNight: procedure({ input: EstimatedHome, output: NightEstimate }),
}
