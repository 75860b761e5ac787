import { z } from 'zod'
import { Country } from '../values/countries.ts'
import { MapBox } from './map.ts'
import { Point } from './place.ts'
import { ListingCard } from './views.ts'

/** A place that a search may be about. */
export const SuggestedPlace = z.object({
  kind: z.enum(['city', 'region', 'country']),
  /** As the search's `place` takes it; a country by its Danish name. */
  name: z.string(),
  region: z.string().nullable(),
  country: Country,
  point: Point,
  bbox: MapBox,
  /** Homes to be found there. */
  homes: z.int(),
})
export type SuggestedPlace = z.infer<typeof SuggestedPlace>

/** A home by its title. */
export const SuggestedHome = ListingCard.pick({ id: true, title: true, city: true, country: true }).extend({
  photo: ListingCard.shape.photos.element.nullable(),
})
export type SuggestedHome = z.infer<typeof SuggestedHome>

export const SuggestionsAnswer = z.object({ places: z.array(SuggestedPlace), homes: z.array(SuggestedHome) })
export type SuggestionsAnswer = z.infer<typeof SuggestionsAnswer>
