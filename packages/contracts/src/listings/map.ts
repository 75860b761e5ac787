import { z } from 'zod'
import { Ore } from '../values/money.ts'
import { Latitude, Longitude, Point } from './place.ts'
import { SearchFilters } from './search.ts'
import { ListingCard } from './views.ts'

/** A box on the map, degrees. If west > east, it crosses the date line. */
export const MapBox = z.object({ west: Longitude, south: Latitude, east: Longitude, north: Latitude })
export type MapBox = z.infer<typeof MapBox>

/** The filters of a search in a box, at a zoom of 512 px tiles. */
export const ClustersQuery = SearchFilters.extend({ bbox: MapBox, zoom: z.number().min(0).max(22) })
export type ClustersQuery = z.infer<typeof ClustersQuery>

/** Homes within 60 px of each other. */
export const Cluster = Point.extend({
  /** Stable for a zoom and a place on the map. */
  key: z.string(),
  count: z.int(),
  /** The lowest price of its homes, as on their cards. */
  minPriceOre: Ore,
  bbox: MapBox,
})
export type Cluster = z.infer<typeof Cluster>

/** A home on the map, with the most important fields of its card. */
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
  total: z.int(),
  /** Whether the total is estimated from a sample. */
  approximate: z.boolean(),
  clusters: z.array(Cluster),
  pins: z.array(Pin),
  priceBasis: z.enum(['night', 'total']),
})
export type ClustersAnswer = z.infer<typeof ClustersAnswer>
