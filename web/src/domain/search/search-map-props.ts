import type { ListingCard, SearchQuery } from '../../lib/api/model.ts'

/** Props of the map beside or above the search results. */
export interface SearchMapProps {
  filters: SearchQuery
  /** The searched area as west,south,east,north in degrees. Empty for everywhere. */
  bbox: string
  /** Homes of the list, for the initial view. Undefined while they load. */
  homes: readonly ListingCard[] | undefined
  /** Id of the home that is highlighted in list and map, or null. */
  lit: string | null
  onLit: (id: string | null) => void
  /** Searches the visible area. `quietly` adds no history entry. */
  onArea: (bbox: string, quietly: boolean) => void
}
