import { HotelSearchPage } from '../../features/hotels/search/hotel-search-page.tsx'
import { SearchBox } from '../../features/search/bar/search-box.tsx'
import { hotelCriteria, nowhere } from './hotel-criteria.ts'

/** The search for hotels with the search bar. */
export const HotelSearchRoute = () => (
  <HotelSearchPage
    bar={({ place, stay, guests }, change) => (
      <SearchBox
        finds="hotels"
        state={{ ...nowhere, place, stay, guests }}
        onSearch={(criteria) => change(hotelCriteria(criteria))}
      />
    )}
  />
)
