import { notifyManager, QueryClient } from '@tanstack/react-query'
import { ApiProblem } from './problem.ts'

/** A refusal will be the same the next time; only silence and broken answers are worth asking again. */
const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < 2 && !(error instanceof ApiProblem && error.status < 500)

export const createQueryClient = (): QueryClient => {
  // Told by a timer, as is usual, work under way would be drawn too late: a quick second click would find its button still enabled.
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, gcTime: 10 * 60_000, retry: isWorthRetrying, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  })
}
