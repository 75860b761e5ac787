import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

/** The signed-in person's saved searches, newest first. */
export const useSavedSearches = (enabled = true) =>
  useQuery({
    queryKey: queryKeys.savedSearches,
    queryFn: ({ signal }) => answer(api.GET('/api/saved-searches', { signal })),
    enabled,
  })

const useSavedSearchMutation = <V>(change: (wish: V) => Promise<unknown>) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.savedSearches }),
  })
}

/** Saves a search, given its API parameters. */
export const useSaveSearch = () =>
  useSavedSearchMutation((query: Record<string, string>) =>
    answer(api.POST('/api/saved-searches', { body: { query } })),
  )

/** Turns the mails of a saved search on or off. */
export const useMailSwitch = (id: string) =>
  useSavedSearchMutation((mail: boolean) =>
    answer(api.PATCH('/api/saved-searches/{id}', { params: { path: { id } }, body: { mail } })),
  )

export const useDeleteSearch = () =>
  useSavedSearchMutation((id: string) => answer(api.DELETE('/api/saved-searches/{id}', { params: { path: { id } } })))
