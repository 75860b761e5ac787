import { lazy, Suspense } from 'react'
import { SearchPage } from '../../features/search/search-page.tsx'

const SearchMap = lazy(async () => ({ default: (await import('../../features/map/search-map.tsx')).SearchMap }))
const PhoneMap = lazy(async () => ({ default: (await import('../../features/map/phone-map.tsx')).PhoneMap }))

/** The search with its map. */
export const SearchRoute = () => (
  <SearchPage
    map={({ onClose, ...search }) => (
      <Suspense>{onClose ? <PhoneMap {...search} onClose={onClose} /> : <SearchMap {...search} />}</Suspense>
    )}
  />
)
