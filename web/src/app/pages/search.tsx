import { lazy, Suspense } from 'react'
import { SearchPage } from '../../features/search/search-page.tsx'

const SearchMap = lazy(async () => ({ default: (await import('../../features/map/search-map.tsx')).SearchMap }))

/** The search with its map. */
export const SearchRoute = () => (
  <SearchPage
    map={(search) => (
      <Suspense>
        <SearchMap {...search} />
      </Suspense>
    )}
  />
)
