import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Fetches what is on screen again after a change. What is being fetched for the first time is begun anew: its answer may be from before
 * the change, and would count as fresh.
 */
export const fetchAgain = async (queries: QueryClient, queryKey: QueryKey): Promise<void> => {
  await queries.cancelQueries({
    queryKey,
    // What nothing on screen shows is awaited by its caller.
    predicate: (query) => query.state.data === undefined && query.getObserversCount() > 0,
  })
  await queries.invalidateQueries({ queryKey })
}
