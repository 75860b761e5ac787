import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

/** The signed-in person's lists, the one used last first; with a home they say whether they hold it. */
export const useWishlists = (listingId?: string) =>
  useQuery({
    queryKey: [...queryKeys.wishlists, 'all', listingId ?? null],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/wishlists', { params: { query: listingId ? { listingId } : {} }, signal })),
  })

/** Everything on screen that lists and hearts are part of is asked again. */
export const useRefreshWishlists = (): (() => Promise<unknown>) => {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: queryKeys.wishlists }),
      queries.invalidateQueries({ queryKey: queryKeys.favourites }),
    ])
}

/** Makes a list, with a home in it if one is named. */
export const useCreateWishlist = () => {
  const refresh = useRefreshWishlists()
  return useMutation({
    mutationFn: (wish: { title: string; listingId?: string }) => answer(api.POST('/api/wishlists', { body: wish })),
    onSuccess: refresh,
  })
}

/** Puts a home into a list, or takes it out. */
export const useWishlistMembership = (listingId: string) => {
  const refresh = useRefreshWishlists()
  return useMutation({
    mutationFn: ({ id, holds }: { id: string; holds: boolean }) =>
      holds
        ? answer(api.POST('/api/wishlists/{id}/items', { params: { path: { id } }, body: { listingId } }))
        : answer(api.DELETE('/api/wishlists/{id}/items/{listingId}', { params: { path: { id, listingId } } })),
    onSettled: refresh,
  })
}
