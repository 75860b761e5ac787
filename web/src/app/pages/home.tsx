import { useNavigate } from 'react-router-dom'
import { HomePage } from '../../features/home/home-page.tsx'
import { SearchBox } from '../../features/search/search-box.tsx'
import { writeSearch } from '../../features/search/search-state.ts'

const fresh = { place: '', stay: null, guests: null }

/** The front page with its search. */
export const HomeRoute = () => {
  const navigate = useNavigate()
  return (
    <HomePage
      search={<SearchBox state={fresh} onSearch={(search) => navigate(`/search?${writeSearch(search).toString()}`)} />}
    />
  )
}
