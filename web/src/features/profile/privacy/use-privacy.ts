import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useStoredProfile } from '../../../domain/profile/use-profile.ts'
import { answer, api } from '../../../lib/api/client.ts'
import type { Profile } from '../../../lib/api/model.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'
import { useSaveToasts } from '../use-save-toasts.ts'

/** Stores the switches of privacy. They change at once and go back when the server refuses. */
export const useSavePrivacy = () => {
  const queries = useQueryClient()
  const store = useStoredProfile()
  const toasts = useSaveToasts()
  const queryKey = queryKeys.profile
  return useMutation({
    mutationFn: (body: Profile['privacy']) => answer(api.PUT('/api/me/privacy', { body })),
    onMutate: async (privacy) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData<Profile>(queryKey)
      if (before) queries.setQueryData<Profile>(queryKey, { ...before, privacy })
      return { before }
    },
    onSuccess: (profile) => {
      store(profile)
      toasts.saved()
    },
    onError: (error, _privacy, context) => {
      queries.setQueryData(queryKey, context?.before)
      toasts.failed(error)
    },
  })
}
