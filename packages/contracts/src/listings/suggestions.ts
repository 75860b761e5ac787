import { z } from 'zod'
import { Country } from '../values/countries.ts'
import { MapBox } from './map.ts'
import { Point } from './place.ts'
import { ListingCard } from './views.ts'

/** A place that a search may name. */
export const SuggestedPlace = z.object({
  kind: z.enum(['city', 'region', 'country']),
  /** A value of the filter `place`; a country has its Danish name. */
  name: z.string(),
  region: z.string().nullable(),
  country: Country,
  point: Point,
  bbox: MapBox,
  /** How many homes can be found there. */
  homes: z.int(),
})
export type SuggestedPlace = z.infer<typeof SuggestedPlace>

/** A home that is suggested by its title. */
export const SuggestedHome = ListingCard.pick({ id: true, title: true, city: true, country: true }).extend({
  photo: ListingCard.shape.photos.element.nullable(),
})
export type SuggestedHome = z.infer<typeof SuggestedHome>

export const SuggestionsAnswer = z.object({ places: z.array(SuggestedPlace), homes: z.array(SuggestedHome) })
export type SuggestionsAnswer = z.infer<typeof SuggestionsAnswer>
