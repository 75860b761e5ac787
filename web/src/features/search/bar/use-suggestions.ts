import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDebounced } from '../../../lib/browser/use-debounced.ts'
import { popularPlaces } from './popular-places.ts'
import { type Finds, suggested, suggestionQuery } from './suggestion-query.ts'

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
    ...suggestionQuery(finds, query),
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
  const { places, homes, hotels } = suggested(found.data)
  return {
    searching: found.isFetching || query !== text,
    suggestions: [
      ...places.map(
        ({ kind, name, region, country: code, homes: count }): Suggestion => ({
          key: `${kind}-${name}-${code}`,
          kind: 'place',
          name,
          note: [
            kind === 'country' ? '' : (region ?? country(code)),
            finds === 'hotels' ? '' : t('homesThere', { count }),
          ]
            .filter(Boolean)
            .join(' · '),
        }),
      ),
      ...homes.map(
        ({ id, title, city }): Suggestion => ({
          ...{ key: id, kind: 'home', name: title, note: city, path: `/listing/${id}` },
        }),
      ),
      ...hotels.map(
        ({ id, name, city }): Suggestion => ({
          ...{ key: id, kind: 'hotel', name, note: city, path: `/hoteller/${id}` },
        }),
      ),
    ],
  }
}
