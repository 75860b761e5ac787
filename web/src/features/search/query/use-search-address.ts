import { useSearchParams } from 'react-router-dom'
import { useToday } from '../../../lib/clock/use-now.ts'
import { readSearch } from './read-search.ts'
import type { SearchState } from './search-state.ts'
import { writeSearch } from './write-search.ts'

/** Changes parts of the search. `replace` adds no history entry. */
export type ChangeSearch = (part: Partial<SearchState>, options?: { replace: boolean }) => void

/** The search that the address asks for, and how to change it. */
export const useSearchAddress = (): { requested: SearchState; change: ChangeSearch } => {
  const today = useToday()
  const [params, setParams] = useSearchParams()
  return {
    requested: readSearch(params, today),
    // Changes the search in the window's address, because the rendered one may lag behind.
    change: (part, options) => {
      const now = readSearch(new URLSearchParams(window.location.search), today)
      setParams(writeSearch({ ...now, ...part }), options)
    },
  }
}
