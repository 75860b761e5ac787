import { useQueryClient } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useToday } from '../../lib/clock/use-now.ts'
import type { SearchCriteria } from './search-state.ts'

/** How long somebody waits for the server's opinion of what was typed, ms; after that it is taken as it stands. */
const patienceMs = 1_500

/** What is meant by what was typed and not chosen: its week is a stay, its place has that place's spelling, the rest are words to search homes by. */
export const useResolveSearchText = (): ((wish: SearchCriteria) => Promise<SearchCriteria>) => {
  const queries = useQueryClient()
  const today = useToday()
  /** Names of places that are spelled like a text, the nearest first. */
  const namesLike = async (text: string): Promise<string[]> => {
    const found = await queries.fetchQuery({
      queryKey: [...queryKeys.suggestions, text],
      queryFn: () =>
        answer(
          api.GET('/api/suggestions', { params: { query: { q: text } }, signal: AbortSignal.timeout(patienceMs) }),
        ),
      retry: false,
    })
    return found.places.map(({ name }) => name)
  }
  return async (wish) => {
    if (wish.place === '') return wish
    try {
      const { parseSearchText } = await import('./parse-search-text.ts')
      return await parseSearchText(wish, today, namesLike)
    } catch {
      // Nobody knows better: it is searched for as it was typed.
      return wish
    }
  }
}
