import type { Deps } from '../core/deps.ts'
import type { placeDirectory } from '../search/places/place-directory.ts'
import { listHotelSitemaps, showHotelSitemap } from './hotel-sitemap.ts'
import { importHotels } from './import-hotels.ts'
import { searchHotels } from './search-hotels.ts'
import { listHotels, showHotel } from './show-hotels.ts'
import { suggestHotels } from './suggest-hotels.ts'

/** The procedures about hotels. */
export const hotelHandlers = (deps: Deps, directory: ReturnType<typeof placeDirectory>) => ({
  hotels: listHotels(deps),
  searchHotels: searchHotels(deps, directory),
  suggestHotels: suggestHotels(deps, directory),
  hotelById: showHotel(deps),
  hotelSitemapStarts: listHotelSitemaps(deps),
  hotelSitemap: showHotelSitemap(deps),
  importHotels: importHotels(deps),
})
