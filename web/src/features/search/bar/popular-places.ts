import type { ListingCard } from '../../../lib/api/model.ts'

/** The most popular places (docs/product/listings.md, Front page). The name is the search. */
export const popularPlaces = [
  { name: 'København', country: 'DK' },
  { name: 'Aarhus', country: 'DK' },
  { name: 'Odense', country: 'DK' },
  { name: 'Aalborg', country: 'DK' },
  { name: 'Oslo', country: 'NO' },
  { name: 'Stockholm', country: 'SE' },
] as const satisfies { name: string; country: ListingCard['country'] }[]
