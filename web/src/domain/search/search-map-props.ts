import type { ListingCard, SearchQuery } from '../../lib/api/model.ts'

/** What the map of a search is told. */
export interface SearchMapProps {
  filters: SearchQuery
  /** The part of the map that is searched: west,south,east,north; empty when all is. */
  bbox: string
  /** Homes of the list, to begin at; undefined while the first are on their way. */
  homes: readonly ListingCard[] | undefined
  /** Id of the home that is marked in list and map; null while none is. */
  lit: string | null
  onLit: (id: string | null) => void
  /** Searches what the map shows; `quietly` without a step of its own in the history. */
  onArea: (bbox: string, quietly: boolean) => void
}
