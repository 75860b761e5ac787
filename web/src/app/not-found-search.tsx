import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { SearchBox } from '../features/search/bar/search-box.tsx'
import { loadLastSearch, storeLastSearch } from '../features/search/query/stored-search.ts'
import { writeSearch } from '../features/search/query/write-search.ts'
import { useToday } from '../lib/clock/use-now.ts'

/** The search of the front page, with what the person searched for last. */
export const NotFoundSearch = () => {
  const navigate = useNavigate()
  const today = useToday()
  const remembered = useMemo(() => loadLastSearch(today), [today])
  return (
    <SearchBox
      state={remembered}
      className="w-full text-start"
      onSearch={(search) => {
        storeLastSearch(search)
        void navigate(`/search?${writeSearch(search).toString()}`)
      }}
    />
  )
}
