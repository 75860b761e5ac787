import { useMutation } from '@tanstack/react-query'
import { answer, api } from '../api/client.ts'
import { dropSavedTrips } from '../offline/saved-pages.ts'

/** Ends the session and loads / anew, so that no personal data stays in memory (docs/product/people.md, Sessions). */
export const useSignOut = () =>
  useMutation({
    mutationFn: () => answer(api.POST('/api/auth/sign-out')),
    onSettled: async () => {
      await dropSavedTrips()
      window.location.assign('/')
    },
  })
