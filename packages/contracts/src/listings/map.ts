import { z } from 'zod'
import { Ore } from '../values/money.ts'
import { Latitude, Longitude, Point } from './place.ts'
import { SearchFilters } from './search.ts'
import { ListingCard } from './views.ts'

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
  total: z.int(),
  /** Is the total projected from a part of the market? */
  approximate: z.boolean(),
  clusters: z.array(Cluster),
  pins: z.array(Pin),
  priceBasis: z.enum(['night', 'total']),
})
export type ClustersAnswer = z.infer<typeof ClustersAnswer>
