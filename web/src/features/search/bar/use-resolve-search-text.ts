import { useQueryClient } from '@tanstack/react-query'
import { answer, api } from '../../../lib/api/client.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import { useToday } from '../../../lib/clock/use-now.ts'
import type { SearchCriteria } from '../query/search-state.ts'

/** Milliseconds to wait for place names. After that the text is used as typed. */
const timeoutMs = 1_500

/**
 * Resolves the text of a search that was typed and not picked: {@link parseSearchText} with the server's place
 * names.
 */
export const useResolveSearchText = (): ((criteria: SearchCriteria) => Promise<SearchCriteria>) => {
  const queries = useQueryClient()
  const today = useToday()
  /** Place names similar to a text, the nearest first. */
  const namesLike = async (text: string): Promise<string[]> => {
    const found = await queries.fetchQuery({
      queryKey: [...queryKeys.suggestions, text],
      queryFn: () =>
        answer(api.GET('/api/suggestions', { params: { query: { q: text } }, signal: AbortSignal.timeout(timeoutMs) })),
      retry: false,
    })
    return found.places.map(({ name }) => name)
  }
  return async (criteria) => {
    if (criteria.place === '') return criteria
    try {
      const { parseSearchText } = await import('./parse-search-text.ts')
      return await parseSearchText(criteria, today, namesLike)
    } catch {
      // Without an answer the text is searched as typed.
      return criteria
    }
  }
}
