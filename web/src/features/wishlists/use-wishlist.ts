import { countedGuests } from '@nordbo/stay-rules'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useRefreshWishlists } from '../../domain/favourites/use-wishlists.ts'
import type { GuestCounts } from '../../domain/stay/guest-counts.ts'
import type { Stay } from '../../domain/stay/stay.ts'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

const stayQuery = (stay: Stay | null, guests: GuestCounts) =>
  stay ? { checkIn: stay.checkIn, checkOut: stay.checkOut, guests: countedGuests(guests) } : {}

/** One of the signed-in person's lists, page by page, with the stay's prices. */
export const useWishlist = (id: string, stay: Stay | null, guests: GuestCounts, enabled: boolean) =>
  useInfiniteQuery({
    enabled,
    queryKey: [...queryKeys.wishlists, id, stayQuery(stay, guests)],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/api/wishlists/{id}', {
          params: { path: { id }, query: { ...stayQuery(stay, guests), ...(pageParam ? { cursor: pageParam } : {}) } },
          signal,
        }),
      ),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  })

/** A shared list by its link's token. */
export const useSharedWishlist = (token: string, stay: Stay | null, guests: GuestCounts) =>
  useInfiniteQuery({
    queryKey: [...queryKeys.sharedWishlist, token, stayQuery(stay, guests)],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/api/wishlists/shared/{token}', {
          params: {
            path: { token },
            query: { ...stayQuery(stay, guests), ...(pageParam ? { cursor: pageParam } : {}) },
          },
          signal,
        }),
      ),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  })

/** Changes lists and refetches everything that shows them. */
const useChange = <V>(change: (input: V) => Promise<unknown>) => {
  const refresh = useRefreshWishlists()
  return useMutation({ mutationFn: change, onSuccess: refresh })
}

export const useRename = (id: string) =>
  useChange((title: string) => answer(api.PATCH('/api/wishlists/{id}', { params: { path: { id } }, body: { title } })))

/** Shares a list, with or without notes. Null ends the sharing. */
export const useShare = (id: string) =>
  useChange((notes: boolean | null) =>
    notes === null
      ? answer(api.DELETE('/api/wishlists/{id}/share', { params: { path: { id } } }))
      : answer(api.POST('/api/wishlists/{id}/share', { params: { path: { id } }, body: { notes } })),
  )

/** Changes a home's note, or moves it to another list. */
export const useUpdateItem = (id: string, listingId: string) =>
  useChange((change: { note?: string; moveTo?: string }) =>
    answer(api.PATCH('/api/wishlists/{id}/items/{listingId}', { params: { path: { id, listingId } }, body: change })),
  )
