import { wordsOf } from '@nordbo/service-kit'
import type { Category } from '../categories/category.ts'
import type { Deps } from '../core/deps.ts'
import { findFacets } from './facets/find-facets.ts'
import { findClusters } from './map/find-clusters.ts'
import { containingPlaces, type placeDirectory } from './places/place-directory.ts'
import { filterResolver } from './query/resolve-filters.ts'
import { relaxSearch } from './relax/relax.ts'
import { searchListings } from './search-listings.ts'
import { matchPlaces, suggest } from './suggest/suggest.ts'

/** The procedures of the search. */
export const searchHandlers = (
  deps: Deps,
  categories: readonly Category[],
  directory: ReturnType<typeof placeDirectory>,
) => {
  const readFilters = filterResolver(deps, categories, directory)
  /** The places to search instead of a place: its region and country, or, for an unknown place, those with similar names. */
  const insteadOf = async (place: string): Promise<string[]> => {
    const places = await directory()
    const nearly = matchPlaces(places, wordsOf(place)).filter(({ homes }) => homes > 0)
    return containingPlaces(places, place) ?? nearly.map(({ name }) => name)
  }
  return {
    search: searchListings(deps, readFilters),
    facets: findFacets(deps, readFilters),
    clusters: findClusters(deps, readFilters),
    loosen: relaxSearch(deps, readFilters, insteadOf),
    suggest: suggest(deps, directory),
  }
}
