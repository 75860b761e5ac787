import { useQueryClient } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import type { SearchWish } from './search-state.ts'

/** How long somebody waits for the server's opinion of what was typed, ms; after that it is taken as it stands. */
const patienceMs = 1_500

/**
 * What is meant by a place that was typed and not chosen: the place that is called so, or nearly so; where there is none, words that homes are
 * searched by.
 */
export const useMeantPlace = (): ((wish: SearchWish) => Promise<SearchWish>) => {
  const queries = useQueryClient()
  return async (wish) => {
    if (wish.place === '') return wish
    try {
      const found = await queries.fetchQuery({
        queryKey: [...queryKeys.suggestions, wish.place],
        queryFn: () =>
          answer(
            api.GET('/api/suggestions', {
              params: { query: { q: wish.place } },
              signal: AbortSignal.timeout(patienceMs),
            }),
          ),
        retry: false,
      })
      const names = found.places.map(({ name }) => name)
      if (names.some((name) => name.toLocaleLowerCase() === wish.place.toLocaleLowerCase())) return wish
      const [nearest] = names
      return nearest === undefined ? { ...wish, place: '', q: wish.place } : { ...wish, place: nearest }
    } catch {
      // Nobody knows better: it is searched for as it was typed.
      return wish
    }
  }
}
