import { notifyManager, QueryClient } from '@tanstack/react-query'
import { ApiProblem } from './problem.ts'

/** A 4xx answer will not change. Only network failures and 5xx are retried. */
const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < 2 && !(error instanceof ApiProblem && error.status < 500)

export const createQueryClient = (): QueryClient => {
  // The default scheduler uses a timer. With it, a quick second click would find a busy button still enabled.
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, gcTime: 10 * 60_000, retry: isWorthRetrying, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  })
}
