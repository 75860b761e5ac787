import type { HotelQuery } from '@nordbo/contracts'
import type { Position } from '../search/query/cursor.ts'
import { type Order, orderOf } from '../search/query/order.ts'
import { isSmall, placeOf, type SearchPlan } from '../search/query/plan.ts'

/** Everything that the SQL of a search for hotels is built from: the same parts as of a search for homes. */
export interface HotelPlan extends Pick<SearchPlan, 'mode' | 'wanted' | 'country' | 'position' | 'count'> {
  query: HotelQuery
  order: Order
}

/** Plans a search. Later pages use the mode of the first page. Hotels are led to by the words of their place or by a small box. */
export const planHotels = (query: HotelQuery, known: boolean, position: Position | undefined): HotelPlan => {
  const { country, lexemes: wanted } = placeOf(query.place, known)
  const mode = position?.mode ?? (wanted !== '' || isSmall(query.bbox) ? 'gather' : 'scan')
  const order: Order = { ...orderOf(query.sort, false), id: 'hotel_id' }
  return { query, mode, wanted, country, order, position, count: position }
}
