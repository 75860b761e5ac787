import { useIsWide } from '../../lib/use-media-query.ts'
import { SearchBar } from './search-bar.tsx'
import { SearchPill } from './search-pill.tsx'
import type { SearchState } from './search-state.ts'

interface SearchBoxProps {
  state: Pick<SearchState, 'place' | 'stay' | 'guests'>
  onSearch: (search: Pick<SearchState, 'place' | 'stay' | 'guests'>) => void
}

/** The search in the shape that fits the screen; it starts over when the search it shows changes. */
export const SearchBox = ({ state, onSearch }: SearchBoxProps) => {
  const wide = useIsWide()
  const shown = JSON.stringify([state.place, state.stay, state.guests])
  return wide ? (
    <SearchBar key={shown} state={state} onSearch={onSearch} />
  ) : (
    <SearchPill key={shown} state={state} onSearch={onSearch} />
  )
}
