import { findNamedCategory } from './named-category.ts'
import { type FlagFilter, flagFilters, noFilters, type SearchState } from './search-state.ts'

/** Does the search include pets, among the guests or as a filter? */
export const includesPets = ({ pets, guests }: Pick<SearchState, 'pets' | 'guests'>): boolean =>
  pets || (guests?.pets ?? 0) > 0

/** The search without its text, and without the category that the text names. */
const withoutWords = ({ q, category }: SearchState): Partial<SearchState> =>
  category !== null && category === findNamedCategory(q) ? { q: '', category: null } : { q: '' }

/** The search with or without pets. */
export const withPets = ({ guests }: Pick<SearchState, 'guests'>, pets: boolean): Partial<SearchState> =>
  guests ? { pets: false, guests: { ...guests, pets: pets ? Math.max(1, guests.pets) : 0 } } : { pets }

/** Removes what the filter dialog sets. Place, dates and guests stay. */
export const clearFilters = (state: SearchState): SearchState => ({
  ...state,
  ...noFilters,
  ...withPets(state, false),
})

/** An active filter, and the search without it. */
export type ActiveFilter = { without: Partial<SearchState> } & (
  | { what: 'kind'; kind: SearchState['kinds'][number] }
  | { what: 'amenity'; amenity: SearchState['amenities'][number] }
  | { what: 'price' | 'bedrooms' | 'beds' | 'bathrooms' | 'rating' | 'pets' }
  | { what: 'flag'; flag: FlagFilter }
  | { what: 'area' | 'text' }
)

/** All active filters besides place, dates and guests, in the dialog's order. */
export const activeFilters = (state: SearchState): ActiveFilter[] => {
  const least = (what: 'bedrooms' | 'beds' | 'bathrooms'): ActiveFilter[] =>
    state[what] > 0 ? [{ what, without: { [what]: 0 } }] : []
  return [
    ...(state.q ? [{ what: 'text' as const, without: withoutWords(state) }] : []),
    ...(state.bbox ? [{ what: 'area' as const, without: { bbox: '' } }] : []),
    ...(state.minPrice !== null || state.maxPrice !== null
      ? [{ what: 'price' as const, without: { minPrice: null, maxPrice: null } }]
      : []),
    ...state.kinds.map((kind) => ({
      what: 'kind' as const,
      kind,
      without: { kinds: state.kinds.filter((each) => each !== kind) },
    })),
    ...least('bedrooms'),
    ...least('beds'),
    ...least('bathrooms'),
    ...state.amenities.map((amenity) => ({
      what: 'amenity' as const,
      amenity,
      without: { amenities: state.amenities.filter((each) => each !== amenity) },
    })),
    ...flagFilters
      .filter(({ flag }) => state[flag])
      .map(({ flag }) => ({ what: 'flag' as const, flag, without: { [flag]: false } })),
    ...(includesPets(state) ? [{ what: 'pets' as const, without: withPets(state, false) }] : []),
    ...(state.minRating === null ? [] : [{ what: 'rating' as const, without: { minRating: null } }]),
  ]
}
