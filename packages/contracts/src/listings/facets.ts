import { z } from 'zod'
import { Ore } from '../values/money.ts'
import { Subcategory } from './offer.ts'

/** What a filter dialog shows beside its controls. Each choice counts the homes that every other filter lets through. */
export const FacetsAnswer = z.object({
  total: z.int(),
  /** Are the counts projected from a part of the market? */
  approximate: z.boolean(),
  /** The prices of homes that match every filter but the price, øre. Without such homes: nulls and no buckets. */
  price: z.object({
    basis: z.enum(['night', 'total']),
    minOre: Ore.nullable(),
    maxOre: Ore.nullable(),
    /** Half-open ranges [from, to) without gaps; the last one holds everything above it too. */
    buckets: z.array(z.object({ fromOre: Ore, toOre: Ore, count: z.int() })),
  }),
  types: z.record(Subcategory, z.int()),
  instant: z.int(),
  pets: z.int(),
  freeCancellation: z.int(),
  guestFavourite: z.int(),
})
export type FacetsAnswer = z.infer<typeof FacetsAnswer>
