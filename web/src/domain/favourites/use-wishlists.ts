import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

/** The signed-in person's lists, the last used first. With `listingId` each says whether it holds that home. */
export const useWishlists = (listingId?: string) =>
  useQuery({
    queryKey: [...queryKeys.wishlists, 'all', listingId ?? null],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/wishlists', { params: { query: listingId ? { listingId } : {} }, signal })),
  })

/** Returns a function that refetches all lists and hearts on screen. */
export const useRefreshWishlists = (): (() => Promise<unknown>) => {
  const queries = useQueryClient()
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: queryKeys.wishlists }),
      queries.invalidateQueries({ queryKey: queryKeys.favourites }),
    ])
}

/** Creates a list, with a home in it if `listingId` is given. */
export const useCreateWishlist = () => {
  const refresh = useRefreshWishlists()
  return useMutation({
    mutationFn: (input: { title: string; listingId?: string }) => answer(api.POST('/api/wishlists', { body: input })),
    onSuccess: refresh,
  })
}

/** Adds a home to a list or removes it. */
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
