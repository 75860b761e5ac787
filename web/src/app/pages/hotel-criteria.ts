import type { HotelSearch } from '../../features/hotels/query/hotel-search.ts'
import type { SearchCriteria } from '../../features/search/query/search-state.ts'
import { boxOfCircle } from '../../ui/map/model/world.ts'

/** An empty search bar. */
export const nowhere: SearchCriteria = { place: '', near: null, stay: null, flex: 0, some: null, guests: null }

/** What the search bar asks for, as a search for hotels: a text is a place, and a point is the area around it. */
export const hotelCriteria = ({
  place,
  q = '',
  near,
  stay,
  guests,
}: SearchCriteria): Pick<HotelSearch, 'place' | 'bbox' | 'stay' | 'guests'> => {
  if (!near) return { place: place || q, bbox: '', stay, guests }
  const { west, south, east, north } = boxOfCircle(near, near.radius * 1_000)
  return { place: '', bbox: [west, south, east, north].map((side) => side.toFixed(4)).join(), stay, guests }
}
