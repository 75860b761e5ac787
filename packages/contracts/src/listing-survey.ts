import { z } from 'zod'
import { Latitude, Longitude, Point } from './listing-content.ts'
import { SearchFilters } from './listing-search.ts'
import { ListingCard } from './listing-views.ts'
import { Ore, Subcategory } from './vocabulary.ts'

/** How many homes something would find. Where `approximate`, counts are projected from a part of the market. */
const Counted = { total: z.int(), approximate: z.boolean() }

/** What a filter dialog shows beside its controls. Each choice counts the homes that every other filter lets through. */
export const FacetsAnswer = z.object({
  ...Counted,
  /** The prices of homes that every filter but the price lets through, øre; nulls and no buckets where there is none. */
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

/** A part of the map, degrees; one whose west is east of its east crosses the date line. */
export const MapBox = z.object({ west: Longitude, south: Latitude, east: Longitude, north: Latitude })
export type MapBox = z.infer<typeof MapBox>

/** What a map shows: the filters of a search in a box, at a zoom of tiles of 512 px. */
export const ClustersQuery = SearchFilters.extend({ bbox: MapBox, zoom: z.number().min(0).max(22) })
export type ClustersQuery = z.infer<typeof ClustersQuery>

/** Homes that lie within 60 px of each other. */
export const Cluster = Point.extend({
  /** The same for the same zoom and place on the map. */
  key: z.string(),
  count: z.int(),
  /** The cheapest of them: as a card would price it. */
  minPriceOre: Ore,
  bbox: MapBox,
})
export type Cluster = z.infer<typeof Cluster>

/** A home on the map with the least of its card. */
export const Pin = ListingCard.pick({
  id: true,
  title: true,
  subcategory: true,
  city: true,
  country: true,
  rating: true,
  reviewCount: true,
  nightOre: true,
  totalOre: true,
  stay: true,
  featured: true,
  guestFavourite: true,
}).extend({ ...Point.shape, photo: ListingCard.shape.photos.element.nullable() })
export type Pin = z.infer<typeof Pin>

export const ClustersAnswer = z.object({
  ...Counted,
  clusters: z.array(Cluster),
  pins: z.array(Pin),
  priceBasis: z.enum(['night', 'total']),
})
export type ClustersAnswer = z.infer<typeof ClustersAnswer>

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
