import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import type { Profile, ProfilePatch } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

/** Fetches the signed-in person's own profile. */
export const profileQuery = queryOptions({
  queryKey: queryKeys.profile,
  queryFn: ({ signal }) => answer(api.GET('/api/me/profile', { signal })),
})

/** The signed-in person's own profile. */
export const useProfile = () => useQuery(profileQuery)

/** Returns a function that shows a stored profile everywhere, also in the session's name and photo. */
export const useStoredProfile = (): ((profile: Profile) => void) => {
  const queries = useQueryClient()
  return (profile) => {
    queries.setQueryData(queryKeys.profile, profile)
    void queries.invalidateQueries({ queryKey: queryKeys.session })
  }
}

/** Stores fields of the profile. */
export const usePatchProfile = () => {
  const store = useStoredProfile()
  return useMutation({
    mutationFn: (body: ProfilePatch) => answer(api.PATCH('/api/me/profile', { body })),
    onSuccess: store,
  })
}
