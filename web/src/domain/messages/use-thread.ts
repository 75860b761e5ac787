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

/** Messages with the words of a search, the newest first. Those of the last words stay until the answer has come. */
export const useMessageSearch = (q: string) =>
  useQuery({
    queryKey: [...queryKeys.messages, 'search', q],
    queryFn: ({ signal }) => answer(api.GET('/api/messages/search', { params: { query: { q } }, signal })),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** How many threads have unread messages, in all and on either side. */
export const useUnreadThreads = (enabled: boolean) =>
  useQuery({
    queryKey: queryKeys.unreadThreads,
    queryFn: ({ signal }) => answer(api.GET('/api/threads/unread', { signal })),
    enabled,
  })
