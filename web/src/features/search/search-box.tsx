import { useIsWide } from '../../lib/use-media-query.ts'
import { SearchBar } from './search-bar.tsx'
import { SearchPill } from './search-pill.tsx'
import type { SearchWish } from './search-state.ts'
import { useMeantPlace } from './use-meant-place.ts'

interface SearchBoxProps {
  state: SearchWish
  onSearch: (search: SearchWish) => void
}

/** The search in the shape that fits the screen; it starts over when the search it shows changes. */
export const SearchBox = ({ state, onSearch }: SearchBoxProps) => {
  const wide = useIsWide()
  const meant = useMeantPlace()
  const search = (wish: SearchWish): void => void meant(wish).then(onSearch)
  const { place, near, stay, flex, some, guests } = state
  const shown = JSON.stringify([place, near, stay, flex, some, guests])
  return wide ? (
    <SearchBar key={shown} state={state} onSearch={search} />
  ) : (
    <SearchPill key={shown} state={state} onSearch={search} />
  )
}
