import { answer, api } from '../../../lib/api/client.ts'
import type { HotelSuggestions, Suggestions } from '../../../lib/api/model.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'

/** What a search finds, and its field suggests beside places. */
export type Finds = 'homes' | 'hotels'

type Answer = Suggestions | HotelSuggestions

/** The query for what matches a text. Its data is the server's answer, as other readers of these keys have it. */
export const suggestionQuery = (finds: Finds, text: string) => ({
  queryKey: [...(finds === 'homes' ? queryKeys.suggestions : queryKeys.hotelSuggestions), text],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Answer> => {
    const options = { params: { query: { q: text } }, signal }
    return finds === 'homes'
      ? answer(api.GET('/api/suggestions', options))
      : answer(api.GET('/api/hotels/suggestions', options))
  },
})

/** What an answer suggests. Kinds that it does not have are empty. */
export const suggested = (found: Answer) => ({
  places: found.places,
  homes: 'homes' in found ? found.homes : [],
  hotels: 'hotels' in found ? found.hotels : [],
})
