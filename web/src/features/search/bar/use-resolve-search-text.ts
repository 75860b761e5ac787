import { useQueryClient } from '@tanstack/react-query'
import { useToday } from '../../../lib/clock/use-now.ts'
import type { SearchCriteria } from '../query/search-state.ts'
import { type Finds, suggested, suggestionQuery } from './suggestion-query.ts'

/** Milliseconds to wait for names. After that the text is used as typed. */
const timeoutMs = 1_500

const isSame = (one: string, other: string): boolean => one.toLocaleLowerCase() === other.toLocaleLowerCase()

/** What a typed and not picked text of a search means. */
export interface SearchTextMeaning {
  /** The search with the text resolved: {@link parseSearchText} with the server's place names. */
  resolve: (criteria: SearchCriteria) => Promise<SearchCriteria>
  /**
   * The path of the page that the text names, with a leading slash: of a hotel whose whole name it is, or of the only hotel that matches
   * where no place does. Undefined in a search for homes, and without an answer.
   */
  pageNamed: (text: string) => Promise<string | undefined>
}

/** Finds out by the server's names what a typed text means. */
export const useResolveSearchText = (finds: Finds): SearchTextMeaning => {
  const queries = useQueryClient()
  const today = useToday()
  const matches = async (text: string) => {
    const query = suggestionQuery(finds, text)
    return suggested(
      await queries.fetchQuery({
        ...query,
        queryFn: () => query.queryFn({ signal: AbortSignal.timeout(timeoutMs) }),
        retry: false,
      }),
    )
  }
  return {
    resolve: async (criteria) => {
      if (criteria.place === '') return criteria
      try {
        const { parseSearchText } = await import('./parse-search-text.ts')
        return await parseSearchText(criteria, today, async (text) =>
          (await matches(text)).places.map(({ name }) => name),
        )
      } catch {
        // Without an answer the text is searched as typed.
        return criteria
      }
    },
    pageNamed: async (text) => {
      const named = text.trim()
      if (finds === 'homes' || named === '') return undefined
      try {
        const { places, hotels } = await matches(named)
        if (places.some(({ name }) => isSame(name, named))) return undefined
        const [only, another] = hotels
        const hotel =
          hotels.find(({ name }) => isSame(name, named)) ?? (places.length === 0 && !another ? only : undefined)
        return hotel && `/hoteller/${hotel.id}`
      } catch {
        return undefined
      }
    },
  }
}
