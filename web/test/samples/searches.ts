import type { Facets, Suggestions } from '../../src/lib/api/model.ts'
import type { Answers } from '../api/replies.ts'
import { aCard, aPhoto } from './homes.ts'
import { newId } from './ids.ts'
import { foundHomes, searchAnswers } from './search-answers.ts'

/** A category that leads to homes. */
export const aCategory = (slug: string, name: string, orderIndex: number) => ({
  id: newId(),
  slug,
  name,
  icon: 'house',
  color: '#8a9a8b',
  group: 'housing',
  orderIndex,
})

/** What homes that fit are counted by: 40 of them, from 400 to 2,400 DKK a night. */
export const someFacets = (changes: Partial<Facets> = {}): Facets => ({
  total: 40,
  approximate: false,
  types: { summerhouse: 20, holiday_home: 5, private_home: 4, room: 2, apartment: 4, villa: 5 },
  instant: 30,
  pets: 10,
  freeCancellation: 12,
  guestFavourite: 4,
  price: { basis: 'night', min: 400, max: 2_400, buckets: [{ from: 400, to: 2_400, count: 40 }] },
  ...changes,
})

type Place = Suggestions['places'][number]

/** A town that search texts find, with 12 homes. */
export const aPlace = (name: string, changes: Partial<Place> = {}): Place => ({
  kind: 'city',
  name,
  region: 'Nordjylland',
  country: 'DK',
  point: { lat: 57.72, lng: 10.58 },
  bbox: { west: 10.4, south: 57.6, east: 10.7, north: 57.8 },
  homes: 12,
  ...changes,
})

/** A home that search texts find. */
export const aFoundHome = (title: string): Suggestions['homes'][number] => ({
  id: newId(),
  title,
  city: 'Skagen',
  country: 'DK',
  photo: aPhoto(1),
})

/** What the search page asks of the first to the last filter: one home in the place that is searched, three categories, no suggestions. */
export const searchPageAnswers = (home = aCard()): Answers => ({
  ...searchAnswers([home]),
  'GET /api/listings': ({ query }) => foundHomes([home], query.place ? { place: query.place } : {}),
  'GET /api/listings/facets': someFacets(),
  'GET /api/categories': {
    items: [
      aCategory('sommerhuse', 'Sommerhuse', 1),
      aCategory('villaer', 'Villaer', 2),
      aCategory('ved-stranden', 'Ved stranden', 3),
    ],
  },
  'GET /api/suggestions': { places: [], homes: [] },
})
