import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import { fetchAgain } from '../../lib/api/fetch-again.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

/** What the signed-in person was told, newest first. Refetched on live notices. */
export const useNotifications = () =>
  useInfiniteQuery({
    queryKey: queryKeys.centre,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      answer(api.GET('/api/notifications', { params: { query: pageParam ? { cursor: pageParam } : {} }, signal })),
    getNextPageParam: (page) => page.nextCursor,
  })

/** How many of them are unread. */
export const useUnreadNotifications = () =>
  useQuery({
    queryKey: queryKeys.centreUnread,
    queryFn: ({ signal }) => answer(api.GET('/api/notifications/unread', { signal })),
  })

/** Marks them as read up to a number. The list keeps its marks until it is opened again. */
export const useMarkRead = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (upTo: number) => answer(api.PUT('/api/notifications/read', { body: { upTo } })),
    onSuccess: (unread) => {
      queries.setQueryData(queryKeys.centreUnread, unread)
      // Something may have been told since this answer was made.
      void fetchAgain(queries, queryKeys.centreUnread)
    },
  })
}
