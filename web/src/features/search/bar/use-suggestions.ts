import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../../lib/api/client.ts'
import type { HotelSuggestions, Suggestions } from '../../../lib/api/model.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import { useDebounced } from '../../../lib/browser/use-debounced.ts'
import { popularPlaces } from './popular-places.ts'

/** Milliseconds without typing until suggestions are fetched. */
const pauseMs = 200

/** An option of the place field. */
export interface Suggestion {
  key: string
  kind: 'popular' | 'place' | 'home' | 'hotel'
  /** The text in the field once it is chosen. */
  name: string
  /** Additional text behind the name. */
  note: string
  /** The path of the home's or hotel's page, with a leading slash. */
  path?: string
}

/** What a search finds, and its field suggests beside places. */
export type Finds = 'homes' | 'hotels'

/** Suggestions for a text as the server answers them. */
type Found = Suggestions & Pick<HotelSuggestions, 'hotels'>

const fetchers: Record<Finds, (q: string, signal: AbortSignal) => Promise<Found>> = {
  homes: async (q, signal) => ({
    hotels: [],
    ...(await answer(api.GET('/api/suggestions', { params: { query: { q } }, signal }))),
  }),
  hotels: async (q, signal) => ({
    homes: [],
    ...(await answer(api.GET('/api/hotels/suggestions', { params: { query: { q } }, signal }))),
  }),
}

/**
 * Popular places, or suggestions for the typed text: places and hotels, or places with their number of homes and homes. An older answer
 * never replaces a newer one.
 */
export const useSuggestions = (typed: string, finds: Finds): { suggestions: Suggestion[]; searching: boolean } => {
  const { t } = useTranslation('search')
  const country = (code: (typeof popularPlaces)[number]['country'] | 'FI' | 'IS'): string =>
    t(`country.${code}`, { ns: 'common' })
  const text = typed.trim()
  const query = useDebounced(text, pauseMs)
  const found = useQuery({
    queryKey: [...(finds === 'homes' ? queryKeys.suggestions : queryKeys.hotelSuggestions), query],
    queryFn: ({ signal }) => fetchers[finds](query, signal),
    enabled: query !== '' && text !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (text === '' || !found.data)
    return {
      searching: text !== '' && found.isFetching,
      suggestions: popularPlaces.map(({ name, country: code }) => ({
        key: `popular-${name}`,
        kind: 'popular',
        name,
        note: country(code),
      })),
    }
  return {
    searching: found.isFetching || query !== text,
    suggestions: [
      ...found.data.places.map(
        ({ kind, name, region, country: code, homes }): Suggestion => ({
          key: `${kind}-${name}-${code}`,
          kind: 'place',
          name,
          note: [
            kind === 'country' ? '' : (region ?? country(code)),
            finds === 'hotels' ? '' : t('homesThere', { count: homes }),
          ]
            .filter(Boolean)
            .join(' · '),
        }),
      ),
      ...found.data.homes.map(
        ({ id, title, city }): Suggestion => ({
          ...{ key: id, kind: 'home', name: title, note: city, path: `/listing/${id}` },
        }),
      ),
      ...found.data.hotels.map(
        ({ id, name, city }): Suggestion => ({
          ...{ key: id, kind: 'hotel', name, note: city, path: `/hoteller/${id}` },
        }),
      ),
    ],
  }
}
