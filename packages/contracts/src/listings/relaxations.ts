import { z } from 'zod'
import { SearchFilters, SearchFlag } from './search.ts'

/** A filter that may be dropped. Pets never are; the number of guests is lowered only if no home is large enough. */
export const RelaxableFilter = z.enum([
  'q',
  'category',
  'subcategory',
  'bbox',
  'near',
  'minPriceOre',
  'amenities',
  'minBedrooms',
  'minBeds',
  'minBathrooms',
  'bookingMode',
  'minRating',
  ...SearchFlag.options,
])
export type RelaxableFilter = z.infer<typeof RelaxableFilter>

/** One change of a search: a dropped filter, or filters with new values. */
const SearchChange = z.union([z.object({ drop: RelaxableFilter }), z.object({ set: SearchFilters })])

/** A proposal for a search without results: the changes, the changed search, and how many homes it finds. */
export const Proposal = z.object({
  changes: z.array(SearchChange).min(1).max(3),
  query: SearchFilters,
  total: z.int(),
  totalCapped: z.boolean(),
})
export type Proposal = z.infer<typeof Proposal>
