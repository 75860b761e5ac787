import type { QueryClient } from '@tanstack/react-query'
import { fetchAgain } from '../../lib/api/fetch-again.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

/** Fetches the lists and counts again after something in a thread changed. */
export const refreshThreads = (queries: QueryClient): void => {
  void fetchAgain(queries, queryKeys.threads)
  void fetchAgain(queries, queryKeys.unreadThreads)
}
