import { countedGuests } from '@nordbo/stay-rules'
import { writeGuests } from '../../../domain/stay/guest-counts.ts'
import { writeStay } from '../../../domain/stay/stay.ts'
import type { SearchQuery } from '../../../lib/api/model.ts'
import { includesPets } from './filter-list.ts'
import { removeCategoryWords } from './named-category.ts'
import { type FlagFilter, flagFilters, type SearchState } from './search-state.ts'

const flagQuery = (state: Partial<Record<FlagFilter, boolean>>): SearchQuery =>
  Object.assign({}, ...flagFilters.filter(({ flag }) => state[flag]).map(({ query }) => query))

/** Writes a search into an address. Defaults are left out. */
export const writeSearch = (state: Partial<SearchState>): URLSearchParams => {
  const params = new URLSearchParams()
  const set = (name: string, value: string | number | null | undefined | false): void => {
    if (value !== null && value !== undefined && value !== false && value !== '' && value !== 0)
      params.set(name, String(value))
  }
  set('place', state.place)
  set('q', state.q)
  set('category', state.category)
  set('type', state.kinds?.join())
  writeStay(params, state.stay ?? null)
  set('flex', state.stay ? state.flex : 0)
  set('when', state.some?.span)
  set('month', state.some?.month)
  writeGuests(params, state.guests ?? null)
  if (!state.guests) set('pets', state.pets && 'true')
  set('minPrice', state.minPrice)
  set('maxPrice', state.maxPrice)
  set('bedrooms', state.bedrooms)
  set('beds', state.beds)
  set('bathrooms', state.bathrooms)
  set('amenities', state.amenities?.join())
  for (const [name, value] of Object.entries(flagQuery(state))) set(name, String(value))
  set('minRating', state.minRating)
  set('sort', state.sort === 'recommended' ? null : state.sort)
  set('bbox', state.bbox)
  if (state.near) {
    // `set` would leave out a zero, which is a valid coordinate.
    params.set('lat', String(state.near.lat))
    params.set('lng', String(state.near.lng))
    params.set('radius', String(state.near.radius))
  }
  set('view', state.map && 'map')
  return params
}

/** The server's query without order and page. */
export const toFilters = (state: SearchState): Omit<SearchQuery, 'sort' | 'limit' | 'cursor'> => {
  const { place, q, stay, flex, some, guests, bbox, near, minPrice, maxPrice, bedrooms, beds, bathrooms } = state
  const words = removeCategoryWords(q, state.category)
  return {
    ...(place ? { place } : {}),
    ...(words ? { q: words } : {}),
    ...(state.category ? { category: state.category } : {}),
    ...(state.kinds.length > 0 ? { type: state.kinds.join() } : {}),
    ...(stay ? { checkIn: stay.checkIn, checkOut: stay.checkOut } : {}),
    ...(stay && flex > 0 ? { flex } : {}),
    ...(some ? { when: some.span, month: some.month } : {}),
    ...(guests ? { guests: countedGuests(guests) } : {}),
    ...(includesPets(state) ? { pets: 'true' as const } : {}),
    ...(minPrice === null ? {} : { minPrice }),
    ...(maxPrice === null ? {} : { maxPrice }),
    ...(bedrooms > 0 ? { bedrooms } : {}),
    ...(beds > 0 ? { beds } : {}),
    ...(bathrooms > 0 ? { bathrooms } : {}),
    ...(state.amenities.length > 0 ? { amenities: state.amenities.join() } : {}),
    ...flagQuery(state),
    ...(state.minRating === null ? {} : { minRating: state.minRating }),
    ...(bbox ? { bbox } : {}),
    ...(near ? { lat: near.lat, lng: near.lng, radius: near.radius } : {}),
  }
}

/** The server's query without the page. */
export const toQuery = (state: SearchState): SearchQuery => ({
  ...toFilters(state),
  ...(state.sort === 'recommended' ? {} : { sort: state.sort }),
})
