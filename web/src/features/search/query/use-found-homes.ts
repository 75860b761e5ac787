import { useTranslation } from 'react-i18next'
import type { SearchState } from './search-state.ts'
import { useSearch } from './use-search.ts'
import { toQuery } from './write-search.ts'

/** The homes of a search, their number as text, and the search as the page shows it. */
export const useFoundHomes = (requested: SearchState) => {
  const { t } = useTranslation('search')
  const results = useSearch(toQuery(requested))
  const first = results.data?.pages[0]
  return {
    results,
    homes: results.data?.pages.flatMap((page) => page.items) ?? [],
    /** The number of homes as text. Null until the first answer. */
    headline: first ? t(first.totalCapped ? 'foundCapped' : 'found', { count: first.total }) : null,
    /** The search with the place's own spelling, once the answer to this search has arrived. */
    state: { ...requested, place: (results.isPlaceholderData ? null : first?.place) ?? requested.place },
  }
}

export type FoundHomes = ReturnType<typeof useFoundHomes>
