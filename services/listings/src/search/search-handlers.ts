import type { Category } from '../categories/category.ts'
import type { Parts } from '../parts.ts'
import { findClusters } from './find-clusters.ts'
import { findFacets } from './find-facets.ts'
import { loosen } from './loosen.ts'
import { parentsIn, placeDirectory } from './place-directory.ts'
import { filterReader } from './read-filters.ts'
import { searchListings } from './search-listings.ts'
import { suggest } from './suggest.ts'

/** Everything that is answered about finding homes. */
export const searchHandlers = (parts: Parts, categories: readonly Category[]) => {
  const readFilters = filterReader(parts, categories)
  const directory = placeDirectory(parts)
  return {
    search: searchListings(parts, readFilters),
    facets: findFacets(parts, readFilters),
    clusters: findClusters(parts, readFilters),
    loosen: loosen(parts, readFilters, async (place) => parentsIn(await directory(), place)),
    suggest: suggest(parts, directory),
  }
}
