import { isDeepStrictEqual } from 'node:util'
import { copenhagenDate, HotelId } from '@nordbo/contracts'
import { ApiHotelQuery, hotelIssues, localizedHotel, toApiHotel, toHotelQuery } from '../hotels/shapes.ts'
import { contentLanguage, queryOf } from '../http/language.ts'
import { type FindPage, listedItems, queryOfPath } from './page-request.ts'
import { hotelIndexable, hotelPage, hotelSearchPage, hotelsPage } from './write-hotel-pages.ts'

/** The front page of hotels. Its first screen is drawn from the best rated hotels, which are the same for everybody. */
export const findHotelsPage: FindPage = async ({ services }, { context, call, firstPaths: [firstPath] }) => {
  const limit = Number(queryOfPath(firstPath ?? '').limit ?? listedItems)
  const found = await services.listings.hotels({ limit, language: contentLanguage(context.language) }, call)
  if (!found.ok) return hotelsPage(context, [], [])
  return hotelsPage(
    context,
    found.value.items,
    firstPath === undefined ? [] : [{ path: firstPath, answer: found.value }],
  )
}

/** A search for hotels. */
export const findHotelSearchPage: FindPage = async (deps, { request, context, call, firstPaths: [firstPath] }) => {
  const { services, now } = deps
  const query = queryOf(request)
  const place = hotelIndexable(query).get('place')
  const language = contentLanguage(context.language)
  const indexed = { ...(place ? { place } : {}), language, limit: listedItems }
  const asked = ApiHotelQuery.safeParse(queryOfPath(firstPath ?? ''))
  const isValid =
    firstPath !== undefined && asked.success && hotelIssues(asked.data, copenhagenDate(now())).length === 0
  const first = isValid ? toHotelQuery(asked.data, language) : null
  const [found, firstFound] = await Promise.all([
    services.listings.searchHotels(indexed, call),
    first && !isDeepStrictEqual(first, indexed) ? services.listings.searchHotels(first, call) : null,
  ])
  const shown = found.ok ? found.value : { items: [], place: null }
  const answer = firstFound ?? found
  return hotelSearchPage(
    context,
    query,
    shown,
    firstPath !== undefined && first && answer.ok ? [{ path: firstPath, answer: answer.value }] : [],
  )
}

/** A hotel's page, which is the same for everybody. */
export const findHotelPage: FindPage = async ({ services }, { request, context, call }) => {
  const id = HotelId.safeParse(new URL(request.url, 'http://page').pathname.split('/')[2])
  const found = id.success ? await services.listings.hotelById({ id: id.data }, call) : undefined
  if (!found?.ok) return 'missing'
  const hotel = localizedHotel(found.value, contentLanguage(context.language))
  return hotelPage(context, hotel, [{ path: `/api/hotels/${hotel.id}`, answer: toApiHotel(hotel) }])
}
