import { useNavigate } from 'react-router-dom'
import { HotelsPage } from '../../features/hotels/hotels-page.tsx'
import { hotelSearchPath } from '../../features/hotels/query/hotel-search.ts'
import { SearchBox } from '../../features/search/bar/search-box.tsx'
import { hotelCriteria, nowhere } from './hotel-criteria.ts'

/** The front page of hotels with the search bar. */
export const HotelsRoute = () => {
  const navigate = useNavigate()
  return (
    <HotelsPage
      search={
        <SearchBox
          finds="hotels"
          state={nowhere}
          className="page"
          onSearch={(criteria) => void navigate(hotelSearchPath(hotelCriteria(criteria)))}
        />
      }
    />
  )
}
