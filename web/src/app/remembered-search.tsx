import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { SearchBox } from '../features/search/bar/search-box.tsx'
import { loadLastSearch, storeLastSearch } from '../features/search/query/stored-search.ts'
import { writeSearch } from '../features/search/query/write-search.ts'
import { useToday } from '../lib/clock/use-now.ts'

/** The search with what the person searched for last. `className` is of its row. */
export const RememberedSearch = ({ className }: { className: string }) => {
  const navigate = useNavigate()
  const today = useToday()
  // `today` changes once the server's time is known.
  const remembered = useMemo(() => loadLastSearch(today), [today])
  return (
    <SearchBox
      state={remembered}
      className={className}
      onSearch={(search) => {
        storeLastSearch(search)
        void navigate(`/search?${writeSearch(search).toString()}`)
      }}
    />
  )
}
