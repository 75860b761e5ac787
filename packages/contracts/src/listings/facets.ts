import { z } from 'zod'
import { Ore } from '../values/money.ts'
import { Subcategory } from './offer.ts'
import { eachFlag } from './search.ts'

/** The counts of the filter dialog. Each choice counts the homes that match all other filters. */
export const FacetsAnswer = z.object({
  total: z.int(),
  /** Whether the counts are estimated from a sample. */
  approximate: z.boolean(),
  /** The prices of homes that match every filter but the price, øre. Without such homes: nulls and no buckets. */
  price: z.object({
    basis: z.enum(['night', 'total']),
    minOre: Ore.nullable(),
    maxOre: Ore.nullable(),
    /** Half-open ranges [from, to) without gaps. The last one includes all higher prices. */
    buckets: z.array(z.object({ fromOre: Ore, toOre: Ore, count: z.int() })),
  }),
  types: z.record(Subcategory, z.int()),
  instant: z.int(),
  pets: z.int(),
  ...eachFlag(() => z.int()),
})
export type FacetsAnswer = z.infer<typeof FacetsAnswer>
