import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Fetches what is on screen again after a change. What is being fetched for the first time is begun anew: its answer may be from before
 * the change, and would count as fresh.
 */
export const fetchAgain = async (queries: QueryClient, queryKey: QueryKey): Promise<void> => {
  await queries.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined })
  await queries.invalidateQueries({ queryKey })
}
