import { z } from 'zod'
import { SearchFilters } from './search.ts'

/** A filter that may be given up. Pets come along whatever is free, and guests unless no home has room for all of them. */
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
  'freeCancellation',
  'guestFavourite',
])
export type RelaxableFilter = z.infer<typeof RelaxableFilter>

/** One change of a search: a filter left out, or some set anew. */
const SearchChange = z.union([z.object({ drop: RelaxableFilter }), z.object({ set: SearchFilters })])

/** One way out of an empty result: what to change together, the whole search then, and what it finds. */
export const Proposal = z.object({
  changes: z.array(SearchChange).min(1).max(3),
  query: SearchFilters,
  total: z.int(),
  totalCapped: z.boolean(),
})
export type Proposal = z.infer<typeof Proposal>
