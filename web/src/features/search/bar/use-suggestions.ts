import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../../lib/api/client.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import { useDebounced } from '../../../lib/browser/use-debounced.ts'
import { popularPlaces } from './popular-places.ts'

/** Milliseconds without typing until suggestions are fetched. */
const pauseMs = 200

/** An option of the place field. */
export interface Suggestion {
  key: string
  kind: 'popular' | 'place' | 'home'
  /** The text in the field once it is chosen. */
  name: string
  /** Additional text behind the name. */
  note: string
  /** The home's id. */
  id?: string
}

/**
 * Popular places, or suggestions for the typed text: places, and homes with how many there are unless `placesOnly`. An older answer never
 * replaces a newer one.
 */
export const useSuggestions = (
  typed: string,
  placesOnly: boolean,
): { suggestions: Suggestion[]; searching: boolean } => {
  const { t } = useTranslation('search')
  const country = (code: (typeof popularPlaces)[number]['country'] | 'FI' | 'IS'): string =>
    t(`country.${code}`, { ns: 'common' })
  const text = typed.trim()
  const query = useDebounced(text, pauseMs)
  const found = useQuery({
    queryKey: [...queryKeys.suggestions, query],
    queryFn: ({ signal }) => answer(api.GET('/api/suggestions', { params: { query: { q: query } }, signal })),
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
            placesOnly ? '' : t('homesThere', { count: homes }),
          ]
            .filter(Boolean)
            .join(' · '),
        }),
      ),
      ...(placesOnly ? [] : found.data.homes).map(
        ({ id, title, city }): Suggestion => ({ key: id, kind: 'home', name: title, note: city, id }),
      ),
    ],
  }
}
