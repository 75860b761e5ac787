import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import type { Thread } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

export type ThreadSide = Thread['side']

/** The key of one thread. */
export const threadKey = (id: string) => [...queryKeys.threads, 'one', id]

/** The signed-in person's threads on one side, the latest message first. */
export const useThreads = (side: ThreadSide | undefined, archived: boolean) =>
  useInfiniteQuery({
    queryKey: [...queryKeys.threads, 'list', side ?? 'both', archived],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/api/threads', {
          params: {
            query: {
              archived: archived ? 'true' : 'false',
              ...(side ? { side } : {}),
              ...(pageParam ? { cursor: pageParam } : {}),
            },
          },
          signal,
        }),
      ),
    getNextPageParam: (page) => page.nextCursor,
  })

/** One thread of the signed-in person. */
export const useThread = (id: string) =>
  useQuery({
    queryKey: threadKey(id),
    queryFn: async ({ signal }) =>
      (await answer(api.GET('/api/threads/{id}', { params: { path: { id } }, signal }))).thread,
    staleTime: 0,
  })

/** What a search finds stays until the answer to the next words has come. */
const ofSearch = {
  initialPageParam: '',
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
  placeholderData: keepPreviousData,
  staleTime: 0,
} as const

/** Threads of one side in which the other person's name or the home's title has the words of a search, the latest message first. */
export const useThreadSearch = (q: string, side: ThreadSide | undefined) =>
  useInfiniteQuery({
    ...ofSearch,
    queryKey: [...queryKeys.threads, 'search', side ?? 'both', q],
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/api/threads/search', {
          params: { query: { q, ...(side ? { side } : {}), ...(pageParam ? { cursor: pageParam } : {}) } },
          signal,
        }),
      ),
  })

/** Messages with the words of a search, the newest first. */
export const useMessageSearch = (q: string) =>
  useInfiniteQuery({
    ...ofSearch,
    queryKey: [...queryKeys.messages, 'search', q],
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/api/messages/search', {
          params: { query: { q, ...(pageParam ? { cursor: pageParam } : {}) } },
          signal,
        }),
      ),
  })

/** How many threads have unread messages, in all and on either side. */
export const useUnreadThreads = (enabled: boolean) =>
  useQuery({
    queryKey: queryKeys.unreadThreads,
    queryFn: ({ signal }) => answer(api.GET('/api/threads/unread', { signal })),
    enabled,
  })
