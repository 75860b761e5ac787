import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useSession } from '../../lib/session/use-session.ts'

/** Ids of the signed-in person's favourites. */
const favouritesQuery = {
  queryKey: queryKeys.favourites,
  queryFn: async (): Promise<readonly string[]> => (await answer(api.GET('/api/favourites'))).listingIds,
  staleTime: 5 * 60_000,
}

/** Is the home a favourite of the signed-in person? */
export const useIsFavourite = (listingId: string): boolean => {
  const { user } = useSession()
  const { data } = useQuery({
    ...favouritesQuery,
    enabled: user !== null,
    select: (ids) => ids.includes(listingId),
  })
  return user !== null && data === true
}

/** The desired state of a heart. */
export interface FavouriteInput {
  listingId: string
  on: boolean
}

/** Where a favourite was added: the list, and how many lists the person has. */
export interface FavouriteResult {
  wishlistId: string
  title: string
  lists: number
}

/**
 * Switches a heart at once, and back silently when the server refuses (docs/product/listings.md, Hearts). Presses
 * reach the server in their order.
 */
export const useToggleFavourite = () => {
  const queries = useQueryClient()
  const show = ({ listingId, on }: FavouriteInput): void =>
    void queries.setQueryData<readonly string[]>(favouritesQuery.queryKey, (ids = []) => [
      ...(on ? [listingId] : []),
      ...ids.filter((id) => id !== listingId),
    ])
  return useMutation({
    scope: { id: 'favourites' },
    mutationFn: async ({ listingId, on }: FavouriteInput): Promise<FavouriteResult | null> => {
      const path = { params: { path: { listingId } } }
      if (on) return answer(api.PUT('/api/favourites/{listingId}', path))
      await answer(api.DELETE('/api/favourites/{listingId}', path))
      return null
    },
    onMutate: async (heart) => {
      await queries.cancelQueries({ queryKey: favouritesQuery.queryKey })
      show(heart)
    },
    onError: (_error, { listingId, on }) => show({ listingId, on: !on }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: queryKeys.wishlists })
      void queries.invalidateQueries({ queryKey: favouritesQuery.queryKey })
    },
  })
}
